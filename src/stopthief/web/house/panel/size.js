/** Which of the layouts fits the window. */

const WIDE = matchMedia("(min-width: 900px) and (min-height: 500px) and (min-aspect-ratio: 11/10)");
const HIGH = matchMedia("(min-height: 800px)");

/** @returns {import("./types.d.ts").Layout} */
export function layout() {
  if (!WIDE.matches) return "tall";
  return HIGH.matches ? "wide" : "low";
}

/** Be told when it may be another one; the answer ends that. @param {() => void} changed @returns {() => void} */
export function watchLayout(changed) {
  for (const query of [WIDE, HIGH]) query.addEventListener("change", changed);
  return () => {
    for (const query of [WIDE, HIGH]) query.removeEventListener("change", changed);
  };
}
