/**
 * Private notes of a seat: spaces suspected or cleared. A note's name is the space, its value the mark and the case.
 * Law: only the marks of the present case count; older ones go with the next change.
 */

import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../parts/icons.js";
import { tipSaid } from "../terms.js";
import { isSecret } from "../tips.js";

/** @import { NotebookActs as Acts, Pencil, Scene } from "./types.d.ts" */

const MOST = 200;
const PENCILS = /** @type {const} */ (["suspected", "cleared", "erase"]);

/** The case one is on: how many thieves were named so far. @param {Scene} scene @returns {number} */
const caseOf = ({ shared }) => shared.seen.length;

/** The marks of the present case. @param {Scene} scene @returns {Record<string, "suspected" | "cleared">} */
export function marks(scene) {
  if (!scene.trusted || scene.seat === null) return {};
  const notes = scene.link.seen(scene.seat)?.notes ?? {};
  /** @type {Record<string, "suspected" | "cleared">} */
  const found = {};
  for (const [space, note] of Object.entries(notes)) {
    const [mark, number] = note.split("@");
    if ((mark === "suspected" || mark === "cleared") && Number(number) === caseOf(scene)) found[space] = mark;
  }
  return found;
}

/**
 * The notes to write for a change of marks; marks of older cases are removed.
 * @param {Scene} scene
 * @param {Record<string, string | null>} changes
 */
function written(scene, changes) {
  const notes = scene.link.seen(scene.seat)?.notes ?? {};
  const present = marks(scene);
  const old = Object.keys(notes).filter((space) => !(space in present) && !(space in changes));
  return Object.fromEntries([...Object.entries(changes), ...old.map((space) => [space, null])].slice(0, MOST));
}

/**
 * The change that a pencil makes on a space: the same mark again takes it away.
 * @param {Scene} scene
 * @param {Pencil} pencil
 * @param {number} space
 */
export function marked(scene, pencil, space) {
  const before = marks(scene)[String(space)];
  if (pencil === "erase" && !before) return null;
  const value = pencil === "erase" || before === pencil ? null : `${pencil}@${caseOf(scene)}`;
  return written(scene, { [String(space)]: value });
}

/** The change that takes all marks away; null if there are none. @param {Scene} scene */
export function wiped(scene) {
  const all = Object.keys(marks(scene)).map((space) => [space, null]);
  return all.length ? written(scene, Object.fromEntries(all)) : null;
}

/** @param {Scene} scene @param {Pencil | null} pencil @param {Acts} acts */
export function notebook(scene, pencil, acts) {
  if (!scene.trusted || scene.seat === null) return h("p", { class: "empty-note" }, t("book.shut"));
  const found = marks(scene);
  return h(
    "div",
    { class: "notebook" },
    h(
      "div",
      { class: "pencils", role: "group", "aria-label": t("book.title") },
      PENCILS.map((one) => pencilKey(one, pencil, acts)),
    ),
    h("p", { class: "empty-note" }, Object.keys(found).length ? "" : t("book.none"), " ", t("book.hint")),
    list(found, "suspected"),
    list(found, "cleared"),
    Object.keys(found).length
      ? h("button", { type: "button", class: "quiet", onclick: acts.clear }, t("book.clear"))
      : null,
    tips(scene),
  );
}

/** @param {Pencil} one @param {Pencil | null} pencil @param {Acts} acts */
function pencilKey(one, pencil, acts) {
  const isOn = one === pencil;
  return h(
    "button",
    {
      key: one,
      type: "button",
      class: `pencil ${one}`,
      "aria-pressed": String(isOn),
      onclick: () => acts.pencil(isOn ? null : one),
    },
    icon(one),
    t(`book.${one}`),
  );
}

/** @param {Record<string, string>} found @param {"suspected" | "cleared"} mark */
function list(found, mark) {
  const spaces = Object.keys(found).filter((space) => found[space] === mark);
  if (!spaces.length) return null;
  return h(
    "p",
    { key: mark, class: `marked ${mark}` },
    icon(mark),
    h("b", null, t(`book.marked.${mark}`)),
    " ",
    spaces.join(", "),
  );
}

/** The tips that everyone heard; private ones are not kept. @param {Scene} scene */
function tips({ view, setup }) {
  const open = view.tips.filter((tip) => !isSecret(tip));
  if (!open.length) return null;
  return h(
    "div",
    { key: "tips", class: "book-tips" },
    h("h2", null, t("book.tips")),
    open.map((tip, index) => h("p", { key: index }, tipSaid(tip, setup))),
  );
}
