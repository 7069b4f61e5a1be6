/** Codes to be scanned from the wall: one at a time, as large as the screen allows. */

import { codePicture, rowsOf } from "../lobby/code.js";
import { icon } from "../lobby/icons.js";
import { copy } from "../lobby/sharing.js";
import { box } from "../shell/dialog.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** @import { Invitee } from "./types.d.ts" */

/** Show codes one after the other. @param {readonly Invitee[]} invitees */
export function showCodes(invitees) {
  let at = 0;
  const redraw = () => document.querySelector("dialog.class-code")?.dispatchEvent(new Event("redraw"));
  const turn = (/** @type {number} */ by) => {
    at = (at + by + invitees.length) % invitees.length;
    redraw();
  };
  return box({ title: t("class.codes"), class: "class-code" }, () => {
    const shown = invitees[at];
    return shown ? [code(shown, redraw), invitees.length > 1 ? pages(at, invitees.length, turn) : null] : [];
  });
}

/** @param {Invitee} invitee @param {() => void} redraw */
function code({ number, who, url }, redraw) {
  const rows = rowsOf(url, redraw);
  const what = t("class.slip", { number, who });
  return h(
    "div",
    { class: "class-code-inside" },
    h(
      "p",
      { class: "class-code-who", role: "status" },
      h("span", { class: "hint" }, t("class.table", { number })),
      who,
    ),
    typeof rows === "string"
      ? h("p", { class: "code waiting" }, rows === "none" ? t("invite.code.none") : "")
      : codePicture(rows, t("invite.code", { what })),
    h(
      "div",
      { class: "class-code-link" },
      h("input", { class: "sharing-link", type: "text", readonly: true, "aria-label": what, ".value": url }),
      h("button", { type: "button", onclick: () => copy(url) }, icon("copy"), t("invite.copy")),
    ),
  );
}

/** @param {number} at @param {number} count @param {(by: number) => void} turn */
function pages(at, count, turn) {
  return h(
    "div",
    { class: "buttons class-pages" },
    h("button", { type: "button", onclick: () => turn(-1) }, t("class.codes.before")),
    h("span", { class: "hint" }, t("class.codes.at", { at: at + 1, count: String(count) })),
    h("button", { type: "button", class: "primary", onclick: () => turn(1) }, t("class.codes.next")),
  );
}
