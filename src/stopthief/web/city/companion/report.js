/** The outcome of an arrest: the number, hit or miss, instructions, and the Pack's getaway. */

import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { clueWhere, goalOf, playerName, soundName } from "../terms.js";
import { orders } from "./orders.js";
import { orderList } from "./parts.js";
import { latest } from "./scene.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { Shown } from "./types.d.ts" */

/** The arrest of the last press, if it was one. @param {Scene} scene */
export const arrestNow = (scene) =>
  latest(scene).find((seen) => seen.type === "arrest_missed" || seen.type === "thief_arrested") ?? null;

/** @param {Scene} scene @param {Shown} shown @param {() => void} close */
export function report(scene, shown, close) {
  const arrest = arrestNow(scene);
  if (!arrest) return null;
  const { type, space, seat } = arrest;
  const isRight = type === "thief_arrested";
  const name = playerName(scene.setup, seat);
  return h(
    "section",
    { key: "report", class: isRight ? "report right" : "report missed", "aria-label": t("report.title") },
    h("p", { class: "stamp" }, t(isRight ? "moment.right" : "moment.missed")),
    h("output", { class: "typed", "aria-label": t("report.number") }, String(space)),
    h("h2", { class: "sentence", tabindex: "-1" }, t(isRight ? "report.right" : "report.missed", { name })),
    orderList(orders(scene, latest(scene)), t("orders.title")),
    getaway(scene, shown),
    h(
      "button",
      { key: "on", type: "button", class: "key wide go", onclick: close },
      t("report.on", { name: playerName(scene.setup, scene.now.awaited ?? seat) }),
    ),
  );
}

/** R4: every sound shows when it is heard. @param {Scene} scene @param {Shown} shown */
function getaway(scene, { sounding, isBusy }) {
  const heard = latest(scene).filter((seen) => seen.type === "heard");
  const next = latest(scene).find((seen) => seen.type === "thief_revealed");
  if (!heard.length)
    return next ? h("p", { key: "next" }, t("report.next", { thief: t(`thief.name.${next.thief}`) })) : null;
  return h(
    "section",
    { key: "getaway", class: "getaway", "aria-label": t("report.getaway") },
    h("h3", null, t("report.getaway")),
    h(
      "ol",
      null,
      heard.map((one, index) =>
        h(
          "li",
          {
            key: index,
            class: heardClass(index, isBusy ? heard.indexOf(/** @type {typeof one} */ (sounding)) : heard.length),
          },
          icon(one.sound),
          h("strong", null, soundName(one.sound)),
          h("span", null, clueWhere(one)),
        ),
      ),
    ),
  );
}

/** @param {number} index @param {number} now  the one that is being heard */
function heardClass(index, now) {
  if (index === now) return "sounding";
  return index > now ? "unheard" : "";
}

/**
 * W1: the money lies on the table, so the table says whether it is enough.
 * @param {Scene} scene
 * @param {{isAsking: boolean}} state
 * @param {{won: (winner: number | null) => void, other: () => void}} acts
 */
export function wonScreen(scene, { isAsking }, acts) {
  const { setup, shared } = scene;
  const name = playerName(setup, shared.turn);
  const rivals = setup.players.flatMap((_, seat) => (seat === shared.turn ? [] : [seat]));
  const arrest = arrestNow(scene);
  return h(
    "section",
    { key: "won", class: "report right", "aria-label": t("won.title") },
    h("p", { class: "stamp" }, t("moment.right")),
    arrest ? h("output", { class: "typed", "aria-label": t("report.number") }, String(arrest.space)) : null,
    orderList(orders(scene, latest(scene)), t("orders.title")),
    h("h2", { class: "sentence", tabindex: "-1" }, t("won.title")),
    h("p", { class: "goal" }, t("won.goal", { money: money(goalOf(setup)) })),
    isAsking
      ? rivals.map((seat) =>
          h(
            "button",
            { key: `seat-${seat}`, type: "button", class: "key wide", onclick: () => acts.won(seat) },
            t("won.other", { name: playerName(setup, seat) }),
          ),
        )
      : h(
          "button",
          { key: "yes", type: "button", class: "key wide go", onclick: () => acts.won(shared.turn) },
          t("won.yes", { name }),
        ),
    h("button", { key: "no", type: "button", class: "key wide", onclick: () => acts.won(null) }, t("won.no")),
    h(
      "button",
      { key: "other", type: "button", class: "quiet", onclick: acts.other },
      t(isAsking ? "won.back" : "won.else"),
    ),
  );
}
