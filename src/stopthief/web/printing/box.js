/** Board, cards and sheets on paper: which paper, how much ink, and then a PDF from the server. */

import { icon } from "../lobby/icons.js";
import { Fault } from "../shell/device.js";
import { box, explain } from "../shell/dialog.js";
import { called } from "../shell/game.js";
import { style } from "../shell/load.js";
import { remember, remembered } from "../shell/preferences.js";
import { h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";

/** @import { FieldEvent } from "../shell/types.d.ts" */
/** @import { Paper, Wish } from "./types.d.ts" */

/**
 * The sheets to print: all for a printer at home, or one large page.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PARTS = { home: [], poster: ["poster"] };
/** Where paper is cut in inches. */
const INCHES = /-(US|CA|MX|PH|CL|CO|VE)\b/i;

/** @type {Promise<unknown> | null} */
let sheet = null;

/** The box looks as it should before it is seen; where its style cannot be fetched, it works without. */
function styled() {
  sheet ??= style("/printing/printing.css").catch(() => null);
  return sheet;
}

/** @param {string} game @param {Readonly<Record<string, string>>} choices  what the game itself lets one choose */
export async function openPrinting(game, choices) {
  await styled();
  if (document.querySelector("dialog.printing")) return;
  /** @type {{paper: Paper, plain: boolean, what: string, busy: boolean, trouble: string}} */
  const state = { paper: usualPaper(), plain: false, what: "home", busy: false, trouble: "" };
  const set = (/** @type {Partial<typeof state>} */ change) => {
    Object.assign(state, change);
    document.querySelector("dialog.printing")?.dispatchEvent(new Event("redraw"));
  };
  const get = async () => {
    if (state.busy) return;
    set({ busy: true, trouble: "" });
    remember("paper", state.paper);
    try {
      save(await fetched(game, { ...state, parts: PARTS[state.what] ?? [] }, choices), `${called(game)}.pdf`);
    } catch (problem) {
      state.trouble = explain(problem);
    }
    set({ busy: false });
  };
  await box({ title: t("printing.title", { game: called(game) }), class: "printing" }, () => [
    h("p", { class: "hint" }, t("printing.text")),
    choice("what", Object.keys(PARTS), state.what, (what) => set({ what })),
    choice("paper", ["a4", "letter"], state.paper, (paper) => set({ paper: /** @type {Paper} */ (paper) })),
    h(
      "label",
      { key: "plain", class: "tick" },
      h("input", {
        class: "toggle",
        type: "checkbox",
        role: "switch",
        ".checked": state.plain,
        onchange: (/** @type {FieldEvent} */ event) => set({ plain: event.target.checked }),
      }),
      t("printing.plain"),
    ),
    state.trouble ? h("p", { key: "trouble", class: "problem", role: "alert" }, state.trouble) : null,
    h(
      "button",
      { key: "get", type: "button", class: "primary large", "aria-disabled": state.busy ? "true" : null, onclick: get },
      icon("save"),
      t(state.busy ? "printing.busy" : "printing.get"),
    ),
    h("p", { class: "hint" }, t("printing.scale")),
  ]);
}

/** @returns {Paper} */
function usualPaper() {
  const last = remembered("paper");
  if (last === "a4" || last === "letter") return last;
  return INCHES.test(navigator.language) ? "letter" : "a4";
}

/**
 * @param {string} name
 * @param {readonly string[]} values
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function choice(name, values, chosen, choose) {
  return h(
    "fieldset",
    { key: name, class: "segments preference" },
    h("legend", null, t(`printing.${name}`)),
    values.map((value) =>
      h(
        "label",
        { key: value, class: "segment" },
        h("input", {
          type: "radio",
          name: `printing-${name}`,
          ".checked": value === chosen,
          onchange: () => choose(value),
        }),
        h("span", null, t(`printing.${name}.${value}`)),
      ),
    ),
  );
}

/**
 * The PDF; what is too long for an address goes into a body.
 * @param {string} game
 * @param {Wish} wish
 * @param {Readonly<Record<string, string>>} choices
 */
async function fetched(game, { paper, plain, parts }, choices) {
  const path = `/api/games/${game}/print`;
  const tongue = language();
  const query = new URLSearchParams({ paper, language: tongue, plain: plain ? "1" : "0", parts: parts.join(",") });
  const body = JSON.stringify({ paper, language: tongue, plain, parts, choices });
  let answer;
  try {
    answer = await (Object.keys(choices).length ? fetch(path, { method: "POST", body }) : fetch(`${path}?${query}`));
  } catch {
    throw new Fault("offline", [], 0);
  }
  if (answer.ok) return answer.blob();
  const said = await answer.json().catch(() => ({}));
  throw new Fault(said.code ?? "error", said.sentences ?? [answer.statusText], answer.status);
}

/** @param {Blob} pdf @param {string} name */
function save(pdf, name) {
  const href = URL.createObjectURL(pdf);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
