/** Questions in a box over the page. The native dialog keeps the focus inside and closes with Escape. */

import { draw, h } from "./tree.js";
import { t } from "./words.js";

/** @import { Child } from "./types.d.ts" */

/**
 * Show a box until it is closed; resolves to the value of the button that closed it, "" for Escape.
 * @param {{title: string, class?: string, closable?: boolean}} options
 * @param {(close: (value?: string) => void) => Child[]} content
 * @returns {Promise<string>}
 */
export function box(options, content) {
  const dialog = document.createElement("dialog");
  dialog.className = `box ${options.class ?? ""}`;
  const close = (value = "") => dialog.close(value);
  const redraw = () => {
    dialog.setAttribute("aria-label", options.title); // again each time: the language may have changed
    draw(dialog, frame(options, close, content(close)));
  };
  redraw();
  dialog.addEventListener("redraw", redraw);
  if (options.closable !== false) {
    closeOutside(dialog, close);
  } else {
    dialog.addEventListener("cancel", (event) => event.preventDefault());
  }
  const leave = () => close(); // a question belongs to the page that asked it
  addEventListener("hashchange", leave);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      removeEventListener("hashchange", leave);
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/**
 * A press beside the box closes it; the end of the press that opened it does not.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} close
 */
function closeOutside(dialog, close) {
  let isBeside = false;
  dialog.addEventListener("pointerdown", (event) => {
    isBeside = event.target === dialog;
  });
  dialog.addEventListener("click", (event) => event.target === dialog && isBeside && close());
}

/**
 * @param {{title: string, closable?: boolean}} options
 * @param {(value?: string) => void} close
 * @param {Child[]} content
 */
function frame(options, close, content) {
  return h(
    "div",
    { class: "box-inside" },
    h("header", null, h("h2", null, options.title), options.closable === false ? null : closer(close)),
    content,
  );
}

/** @param {(value?: string) => void} close */
function closer(close) {
  return h("button", { class: "icon-button", type: "button", "aria-label": t("close"), onclick: () => close() }, "✕");
}

/**
 * Ask yes or no.
 * @param {{title: string, text: Child, yes: string, no?: string, class?: string}} question
 * @returns {Promise<boolean>}
 */
export async function confirm(question) {
  const answer = await box({ title: question.title, class: `confirm ${question.class ?? ""}` }, (close) => [
    h("p", null, question.text),
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "quiet", onclick: () => close() }, question.no ?? t("cancel")),
      h("button", { type: "button", class: "primary", autofocus: true, onclick: () => close("yes") }, question.yes),
    ),
  ]);
  return answer === "yes";
}

/** A sentence that comes and goes at the edge of the page. @param {string} text @param {"plain" | "problem"} [kind] */
export function toast(text, kind = "plain") {
  /** @type {HTMLElement | null} */
  let shelf = document.querySelector(".toasts");
  if (!shelf) {
    shelf = document.createElement("div");
    shelf.className = "toasts";
    shelf.setAttribute("role", "status");
    shelf.setAttribute("popover", "manual");
    document.body.append(shelf);
  }
  const line = document.createElement("p");
  line.className = `toast ${kind}`;
  line.textContent = text;
  shelf.append(line);
  raise(shelf);
  setTimeout(() => line.remove(), 4000 + 40 * text.length);
}

/** Nothing but a popover that was opened last is seen over a box. @param {HTMLElement} shelf */
function raise(shelf) {
  if (!("showPopover" in shelf)) return;
  if (shelf.matches(":popover-open")) shelf.hidePopover();
  shelf.showPopover();
}

/** Show what went wrong, in the page's language where we have the words. @param {unknown} problem */
export function complain(problem) {
  toast(explain(problem), "problem");
}

/** @param {unknown} problem */
export function explain(problem) {
  const code = problem instanceof Error && "code" in problem ? String(problem.code).replaceAll(" ", "_") : "";
  const known = code ? t(`fault.${code}`) : "";
  if (known && known !== `fault.${code}`) return known;
  return problem instanceof Error && problem.message ? problem.message : t("fault.error");
}
