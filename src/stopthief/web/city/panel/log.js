/** What happened so far, newest first in sight. Screen readers hear it from the announcer, not from here. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { said } from "../log.js";

const MOST = 200;

/** @param {import("./scene.js").Scene} scene */
export function logList({ entries, setup, facts }) {
  const shown = entries.slice(-MOST).reverse();
  return h(
    "ol",
    { class: "log-list", role: "log", "aria-live": "off", "aria-label": t("tab.log"), tabindex: "0" },
    shown.map(({ number, seen }, index) =>
      h("li", { key: `${number}-${entries.length - index}`, class: `log-${seen.type}` }, said(seen, setup, facts)),
    ),
  );
}
