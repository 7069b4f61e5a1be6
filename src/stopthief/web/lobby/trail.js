/** A picture for where there is nothing yet. */

import { h } from "../shell/tree.js";

/** Footprints that lead away. */
export function trail() {
  const sole = "M0 0C5 -1 8 2 8 7C8 12 5 15 1 14C-3 13 -5 1 0 0Z M-8 3C-12 3 -14 6 -13 9C-12 12 -8 12 -6 11Z";
  const steps = Array.from({ length: 7 }, (_, at) =>
    h("path", {
      d: sole,
      opacity: String(1 - at * 0.12),
      transform: [
        `translate(${22 + at * 38} ${at % 2 ? 44 : 24})`,
        `rotate(${at % 2 ? 8 : -8}) scale(1.5 ${at % 2 ? 1.3 : -1.3})`,
      ].join(" "),
    }),
  );
  return h("svg", { class: "trail", viewBox: "0 0 280 72", "aria-hidden": "true" }, steps);
}
