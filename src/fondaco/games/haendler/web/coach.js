/** Notes for a first game, in the order they matter. */

/** @param {import("/web/table/model.js").Table} table */
export function coach({ view, asked, me }) {
  if (!asked || !view.at.length) return [];
  switch (view.decision) {
    case "Buying":
      return [{ id: "welcome", at: "ladder" }, { id: "buy", at: "wagon-1" }, { id: "bonus", at: "bonus-Wien" }];
    case "Bidding":
      return [{ id: "bid", at: `seal-${me}` }, { id: "sealed", at: "prompt" }];
    case "Loading":
      return [{ id: "load", at: `load-${view.wagon + 1}` }];
    case "Asking":
    case "Answering":
      return [{ id: "talk", at: "prompt" }];
    case "Moving":
      return [{ id: "move", at: "wagon-1" }, { id: "courier", at: "courier" }];
    case "SettingDiscs":
      return [{ id: "disc", at: "dial" }];
    case "Opening":
    case "Raising":
      return [{ id: "invest", at: "lot" }];
    case "Paying":
      return [{ id: "pay", at: "ladder" }];
    case "Climbing":
      return [{ id: "climb", at: "arrivals" }];
    default:
      return [];
  }
}
