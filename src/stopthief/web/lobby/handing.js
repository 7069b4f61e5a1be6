/** A bot in the place of somebody who left: which one, after a question. Only the host is asked. */

import * as device from "../shell/device.js";
import { box, complain } from "../shell/dialog.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { usual } from "./form/bots.js";
import { segments } from "./form/choices.js";
import { icon } from "./icons.js";

/** @import { Strength } from "../shell/types.d.ts" */
/** @import { Handing } from "./types.d.ts" */

/** Ask, and give the seat to a bot; whether that was done. @param {Handing} handing @returns {Promise<boolean>} */
export async function handOver({ table, seat, name, bots }) {
  const bot = await ask(name, bots);
  if (!bot) return false;
  try {
    await device.handOver(table, seat, bot);
    return true;
  } catch (problem) {
    complain(problem);
    return false;
  }
}

/** @param {string} name @param {readonly Strength[]} bots @returns {Promise<Strength | null>} */
async function ask(name, bots) {
  let chosen = usual(bots);
  const choose = (/** @type {Strength | null} */ bot) => {
    chosen = bot;
    document.querySelector("dialog.handing")?.dispatchEvent(new Event("redraw"));
  };
  const options = bots.map((value) => ({ value, text: t(`strength.${value}`) }));
  const answer = await box({ title: t("hand.title", { name }), class: "confirm handing" }, (close) => [
    h("p", { key: "text" }, t("hand.text")),
    segments({ name: "strength", legend: t("form.strength", { name: t("hand.bot") }), chosen, options }, choose),
    h("p", { key: "about", class: "seat-about hint", role: "status" }, icon("bot", 18), t(`strength.${chosen}.text`)),
    h(
      "div",
      { key: "buttons", class: "buttons" },
      h("button", { type: "button", class: "quiet", onclick: () => close() }, t("cancel")),
      h("button", { type: "button", class: "primary", onclick: () => close("yes") }, t("hand.yes")),
    ),
  ]);
  return answer === "yes" ? chosen : null;
}
