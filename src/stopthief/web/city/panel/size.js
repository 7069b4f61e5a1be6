/** Which of the layouts fits the window and the size of text. */

import { preferences } from "../../shell/preferences.js";

const WIDE = matchMedia("(min-width: 1000px) and (min-aspect-ratio: 11/10)");
const ROOMY = matchMedia("(min-width: 1250px) and (min-height: 820px)");
const BROAD = matchMedia("(min-width: 1250px)");
const LARGE_TEXT = 1.2;

const QUERIES = [WIDE, ROOMY, BROAD];

/** Whether text is so large that less can lie open. */
export const isLarge = () => preferences.text >= LARGE_TEXT;

/** @returns {import("./types.d.ts").Layout} */
export function layout() {
  if (!WIDE.matches) return "tall";
  if (ROOMY.matches && !isLarge()) return "wide";
  return BROAD.matches ? "low" : "tight";
}

/** Be told when it may be another one; the answer ends that. @param {() => void} changed @returns {() => void} */
export function watchLayout(changed) {
  for (const query of QUERIES) query.addEventListener("change", changed);
  return () => {
    for (const query of QUERIES) query.removeEventListener("change", changed);
  };
}
