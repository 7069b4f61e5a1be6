/** The screen that stands between the players of one device: it shows nothing but whom to hand it to. */

import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @param {{people: readonly {name: string, take: () => void}[], from: string | null}} pass */
export function passScreen({ people, from }) {
  const [first] = people;
  const title = people.length === 1 && first ? t("pass.title", { name: first.name }) : t("pass.who");
  return h(
    "main",
    { key: `pass-${people.map(({ name }) => name).join()}`, class: "pass" },
    shades(),
    h("h1", null, title),
    from === null ? null : h("p", null, t("pass.hidden", { from })),
    people.map(({ name, take }) =>
      h("button", { key: name, type: "button", class: "primary large", onclick: take }, t("pass.take", { name })),
    ),
  );
}

/** Dark glasses: nobody looks. */
function shades() {
  return h(
    "svg",
    { class: "pass-eyes", viewBox: "0 0 120 48", "aria-hidden": "true" },
    h("path", {
      d: "M4 10h112M12 12h40c0 18-8 30-20 30S12 32 12 12zM68 12h40c0 20-8 30-20 30S68 30 68 12zM50 14q10-6 20 0",
    }),
  );
}
