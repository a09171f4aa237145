/** The calls to the house. A refusal is thrown as a Problem whose text a person can read. */

import { settings } from "./settings.js";
import { loadMessages, Words } from "./words.js";

export class Problem extends Error {
  constructor(code, text, status) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path below /api
 * @param {object} [body]
 * @param {object} [query]
 */
export async function call(method, path, body, query = {}) {
  const asked = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) if (value != null) asked.set(name, value);
  let found;
  try {
    found = await fetch(`/api${path}?${asked}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline", new Words(await loadMessages(settings.language)).say("page-offline"), 0);
  }
  const text = await found.text();
  const said = found.headers.get("content-type")?.includes("json") && text ? JSON.parse(text) : text;
  if (!found.ok) throw new Problem(said.code ?? "error", said.text ?? String(found.status), found.status);
  return said;
}

export const get = (path, query) => call("GET", path, undefined, query);
export const post = (path, body = {}, query) => call("POST", path, body, query);

/** An id nobody has used before: the house answers the same intent only once. */
export const newIntent = () => crypto.randomUUID();
