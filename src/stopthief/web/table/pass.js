/** The screen that stands between two players of one device: it shows nothing but whom to hand it to. */

import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @param {{key: string, name: string, from: string | null, take: () => void}} pass */
export function passScreen({ key, name, from, take }) {
  return h(
    "main",
    { key, class: "pass" },
    h("p", { class: "pass-eyes", "aria-hidden": "true" }, "🕶"),
    h("h1", null, t("pass.title", { name })),
    from === null ? null : h("p", null, t("pass.hidden", { from })),
    h("button", { type: "button", class: "primary large", autofocus: true, onclick: take }, t("pass.take", { name })),
  );
}
