/** Controls over the picture: buttons, the caption, the choice between near things. */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { nodeName } from "../facts.js";
import { actText, kindName, whereabouts } from "./describe.js";
import { keyOf } from "./model.js";

/** @import { Choice, Target } from "./types.d.ts" */

const ICONS = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  advise: "M9 18h6M10 21h4M8.500 15a6 6 0 1 1 7 0c-.7.6-1 1.200-1 2h-5c0-.8-.3-1.400-1-2z",
  map: "M4 6l5 -2l6 2l5 -2v14l-5 2l-6 -2l-5 2zM9 4v14M15 6v14",
};

/** @param {keyof typeof ICONS} name */
function icon(name) {
  return h("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));
}

/**
 * @param {{isFitted: boolean, isNearest: boolean, isList: boolean, advises: boolean | null}} state
 * @param {{zoom: (factor: number) => void, fit: () => void, list: () => void, advise: () => void}} acts
 */
export function tools({ isFitted, isNearest, isList, advises }, { zoom, fit, list, advise }) {
  const toggles = [
    toggle("list", isList ? "map" : "list", t(isList ? "board.map" : "board.list"), isList, list),
    advises === null ? null : toggle("advise", "advise", t("board.advise"), advises, advise),
  ];
  if (isList) return toggles;
  return [
    toggles,
    tool("in", t("board.zoom_in"), isNearest, () => zoom(1.6)),
    tool("out", t("board.zoom_out"), isFitted, () => zoom(1 / 1.6)),
    tool("fit", t("board.fit"), isFitted, fit),
  ];
}

/**
 * @param {string} name
 * @param {keyof typeof ICONS} sign
 * @param {string} label
 * @param {boolean} isOn
 * @param {() => void} onclick
 */
function toggle(name, sign, label, isOn, onclick) {
  return h(
    "button",
    { key: name, type: "button", class: `board-toggle ${name}-toggle`, "aria-pressed": String(isOn), onclick },
    icon(sign),
    h("span", null, label),
  );
}

/**
 * One that would do nothing steps back, yet keeps the focus it may have.
 * @param {"in" | "out" | "fit"} name
 * @param {string} label
 * @param {boolean} isIdle
 * @param {() => void} onclick
 */
function tool(name, label, isIdle, onclick) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: "tool",
      "aria-label": label,
      title: label,
      "aria-disabled": isIdle ? "true" : null,
      onclick,
    },
    icon(name),
  );
}

/**
 * The caption of a space; with a target, the button that chooses it.
 * @param {import("./types.d.ts").BoardModel} model
 * @param {number} node
 * @param {Target | null} target
 * @param {boolean} isTouch
 * @param {(target: Target) => void} choose
 */
export function caption({ facts, heat }, node, target, isTouch, choose) {
  return h(
    "div",
    { key: "caption", class: target ? `caption with-${target.kind}` : "caption" },
    h(
      "p",
      null,
      h("strong", null, nodeName(node)),
      h("span", { class: "caption-kind" }, kindName(facts, node)),
      h("span", { class: "caption-where" }, whereabouts(facts, node)),
      target?.kind === "escort" ? h("span", { class: "caption-where" }, target.label) : null,
    ),
    target && isTouch
      ? h("button", { type: "button", class: "primary", onclick: () => choose(target) }, actText(target))
      : target && h("span", { class: "caption-act" }, actText(target)),
    heat?.about(node),
  );
}

/**
 * Near things by number, as buttons beside the finger.
 * @param {readonly Choice[]} choices
 * @param {{px: number, py: number}} place
 * @param {() => void} close
 */
export function chooser(choices, { px, py }, close) {
  return h(
    "div",
    {
      key: "chooser",
      class: "chooser",
      role: "group",
      "aria-label": t("board.which"),
      style: { left: `${px}px`, top: `${py}px` },
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close(),
    },
    choices.map(({ label, detail, key, run }) =>
      h("button", { key, type: "button", onclick: run }, h("strong", null, label), h("small", null, detail)),
    ),
  );
}

/** @param {Target} target @param {(target: Target) => void} run @returns {Choice} */
export const targetChoice = (target, run) => ({
  label: nodeName(target.node),
  detail: actText(target),
  key: keyOf(target),
  run: () => run(target),
});
