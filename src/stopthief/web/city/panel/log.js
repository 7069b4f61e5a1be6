/** The log, newest entry in sight. Screen readers hear it from the announcer, not from here. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { said } from "../log.js";

const MOST = 200;

/** @param {import("./types.d.ts").Scene} scene */
export function logList({ entries, setup, facts }) {
  const shown = entries.slice(-MOST).reverse();
  const lines = shown.map(({ number, seen }, index) =>
    h("li", { key: `${number}-${entries.length - index}`, class: `log-${seen.type}` }, said(seen, setup, facts)),
  );
  return h(
    "div",
    { role: "log", "aria-live": "off", "aria-label": t("tab.log") },
    h("ol", { class: "log-list" }, lines),
  );
}
