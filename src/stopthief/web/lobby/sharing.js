/** A link to a seat, to hand on: read it, copy it, share it, scan it. And who has the seat. */

import { box, toast } from "../shell/dialog.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { codePicture, rowsOf } from "./code.js";
import { icon } from "./icons.js";

/**
 * @param {{url: string, what: string, isSmall?: boolean, redraw: () => void}} sharing  `what` the link is for
 */
export function shareable({ url, what, isSmall = false, redraw }) {
  return h(
    "div",
    { class: isSmall ? "sharing small" : "sharing" },
    code(url, what, redraw),
    h(
      "div",
      { class: "sharing-inside" },
      h("input", {
        class: "sharing-link",
        type: "text",
        readonly: true,
        "aria-label": what,
        ".value": url,
        onfocus: selectAll,
      }),
      h(
        "div",
        { class: "sharing-acts" },
        h("button", { type: "button", onclick: () => copy(url) }, icon("copy"), t("invite.copy")),
        "share" in navigator
          ? h("button", { type: "button", onclick: () => share(url) }, icon("share"), t("invite.share"))
          : null,
      ),
    ),
  );
}

/** @param {import("../shell/types.d.ts").FieldEvent} event */
const selectAll = (event) => event.target.select();

/** @param {string} url @param {string} what @param {() => void} redraw */
function code(url, what, redraw) {
  const rows = rowsOf(url, redraw);
  if (rows === "none") return h("p", { class: "hint" }, t("invite.code.none"));
  if (rows === "asked") return h("span", { class: "code waiting", "aria-hidden": "true" });
  const enlarge = () => box({ title: what, class: "code-box" }, () => [codePicture(rows, t("invite.code", { what }))]);
  return h(
    "button",
    { type: "button", class: "code-button", "aria-label": t("invite.code.large", { what }), onclick: enlarge },
    codePicture(rows),
  );
}

/** Put a text where it can be pasted from. @param {string} url */
export async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    toast(t("invite.copied"));
  } catch {
    toast(t(copyOldWay(url) ? "invite.copied" : "invite.uncopied"));
  }
}

/**
 * Pages that came over plain http in a home network have no clipboard; a selected field can still be copied.
 * @param {string} text
 */
function copyOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  // Beside an open box nothing can be selected.
  const host = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  host.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}

/** @param {string} url */
function share(url) {
  const { title } = document; // the page is called like its game
  navigator.share({ title, text: t("invite.share.text", { game: title }), url }).catch(() => {
    // Closing the share sheet means a change of mind, not a failure.
  });
}

/** Who has a seat, in a word. @param {import("protocol").SeatStatus | undefined} seating */
export function seatingText(seating) {
  if (seating?.bot) return t("bot.is", { strength: t(`strength.${seating.bot}`).toLowerCase() });
  return t(seating?.taken ? "invite.taken" : "invite.free");
}
