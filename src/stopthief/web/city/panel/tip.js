/** A private tip: shown in a box after a deliberate tap of its owner, and gone with GO BACK. */

import { box } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { tipSaid } from "../terms.js";

/** How many tips of a case its owner has looked at, by table, seat and case. @type {Map<string, number>} */
const looked = new Map();

/** @param {import("./types.d.ts").Scene} scene */
const caseKey = ({ link, seat, shared }) => `${link.table} ${seat} ${shared.seen.length}`;

/** Tips that everyone heard are no secret. @param {import("protocol").CityTip} tip */
export const isSecret = (tip) => tip.digit == null;

/** How many tips have come that nobody has looked at. @param {import("./types.d.ts").Scene} scene @returns {number} */
export function unread(scene) {
  if (!scene.trusted || scene.seat === null) return 0;
  const secrets = scene.view.tips.filter(isSecret).length;
  return Math.max(0, secrets - (looked.get(caseKey(scene)) ?? 0));
}

/** @param {import("./types.d.ts").Scene} scene @param {number} [index]  which one; the last, if it is not said */
export async function showTip(scene, index = scene.view.tips.length - 1) {
  const tip = scene.view.tips[index];
  if (!tip || !scene.trusted) return;
  looked.set(caseKey(scene), scene.view.tips.filter(isSecret).length);
  await box({ title: t("tip.title"), class: "tip-box", closable: false }, (close) => [
    h("p", null, t("tip.said")),
    h("p", { class: "tip-words" }, tipSaid(tip, scene.setup)),
    h("p", { class: "tip-after" }, t("tip.after", { count: tip.clues })),
    h("button", { type: "button", class: "primary large", autofocus: true, onclick: () => close() }, t("tip.back")),
  ]);
}

/** Put away what is open: the device goes on to somebody else. */
export function hideTip() {
  for (const open of document.querySelectorAll("dialog")) {
    if (open.matches(".tip-box, .arrest-box")) open.close();
  }
}
