/** Moments and spans as people say them, in the language of the page. */

import { settings } from "./settings.js";

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]];

/** "3 minutes ago", for a time in seconds. */
export function since(at) {
  const gone = Date.now() / 1000 - at;
  const spoken = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, size] of UNITS) if (gone >= size) return spoken.format(-Math.floor(gone / size), unit);
  return spoken.format(-Math.max(0, Math.floor(gone)), "second");
}

/** `1:05`, `23 hr` or `3 days`, for what is left of a clock. */
export function left(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * 86_400) return measured(Math.floor(whole / 86_400), "day", "long");
  if (whole >= 2 * 3600) return measured(Math.floor(whole / 3600), "hour", "short");
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, index) => (index ? String(part).padStart(2, "0") : part)).join(":");
}

/** `2 minutes`, `3 days`: a span that was agreed. */
export function span(seconds) {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["second", 1];
  return measured(seconds / size, unit, "long");
}

const measured = (count, unit, unitDisplay) => new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay }).format(count);

export const clockTime = (at) =>
  new Intl.DateTimeFormat(settings.language, { hour: "2-digit", minute: "2-digit" }).format(new Date(at * 1000));
