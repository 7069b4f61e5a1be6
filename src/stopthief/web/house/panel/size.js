/** Which of the layouts fits the window. */

const WIDE = matchMedia("(min-width: 900px) and (min-aspect-ratio: 11/10)");

/** @returns {import("./scene.js").Layout} */
export const layout = () => (WIDE.matches ? "wide" : "tall");

/** Be told when it may be another one; the answer ends that. @param {() => void} changed @returns {() => void} */
export function watchLayout(changed) {
  WIDE.addEventListener("change", changed);
  return () => WIDE.removeEventListener("change", changed);
}
