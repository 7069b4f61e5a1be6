/**
 * The overlay of the picture: draws buttons, caption, choice and list, and keeps them in place.
 */

import { toast } from "../../shell/dialog.js";
import { part, style } from "../../shell/load.js";
import { draw, h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { caption, chooser, tools } from "./furniture.js";
import { tell } from "./model.js";

/** @import { Camera } from "./camera.js" */
/** @import { Choosing } from "./choosing.js" */
/** @import { BoardModel } from "./types.d.ts" */

/** Distance from the lower edge, in CSS pixels, below which a caption would cover its own space. */
const LOW = { plain: 130, told: 210 };

/** Fetch the list, which not everybody wants; whether it is there. */
async function isListThere() {
  try {
    await part("/city/board/list.js", () => import("./list.js"));
    await style("/city/board/style/list.css");
    return true;
  } catch {
    toast(t("fault.offline"), "problem");
    return false;
  }
}

export class Cover {
  isList = false;

  /** @param {Camera} camera @param {Choosing} choosing @param {() => void} changed */
  constructor(camera, choosing, changed) {
    this.element = document.createElement("div");
    this.element.className = "furniture";
    this._camera = camera;
    this._choosing = choosing;
    this._acts = {
      zoom: (/** @type {number} */ factor) => camera.zoom(factor),
      fit: () => camera.fly(camera.whole),
      advise: () => tell(this.element, "advise", {}),
      list: async () => {
        const isWanted = !this.isList;
        if (isWanted && !(await isListThere())) return;
        this.isList = isWanted;
        changed();
      },
    };
  }

  /** @param {BoardModel | null} model @param {boolean} isFailed  whether there is no picture */
  show(model, isFailed) {
    const { isFitted, isNearest } = this._camera;
    draw(
      this.element,
      h(
        "div",
        { key: "tools", class: "tools" },
        tools({ isFitted, isNearest, isList: this.isList, advises: model?.advises ?? null }, this._acts),
      ),
      model?.heat && !this.isList ? h("p", { key: "note", class: "heat-note", role: "status" }, model.heat.note) : null,
      isFailed ? h("p", { key: "failed", class: "failed", role: "alert" }, t("board.unloaded")) : null,
      model && !this.isList ? [this._caption(model), this._chooser()] : null,
      this.isList ? h("city-list", { key: "city-list", ".model": model }) : null,
    );
    if (model) this._aside(model);
    this._inside();
  }

  /** @param {BoardModel} model */
  _caption(model) {
    const { shown, looked: node, tapped } = this._choosing;
    return node === null
      ? null
      : caption(model, node, shown, tapped !== null, (target) => this._choosing.choose(target));
  }

  _chooser() {
    const { doubt } = this._choosing;
    return doubt && chooser(doubt.choices, doubt, () => this._choosing.clear());
  }

  /** The caption keeps off what it speaks of. @param {BoardModel} model */
  _aside(model) {
    const { looked: node } = this._choosing;
    if (node === null) return;
    const [, py] = this._camera.toScreen(model.facts.xy(node));
    this.element.dataset.caption = py > this._camera.height - (model.heat ? LOW.told : LOW.plain) ? "top" : "bottom";
  }

  /** The choice stays inside the board, off the finger. */
  _inside() {
    const { doubt } = this._choosing;
    const box = this.element.querySelector(".chooser");
    if (!doubt || !(box instanceof HTMLElement)) return;
    const { width, height } = this._camera;
    const left = Math.max(6, Math.min(width - box.offsetWidth - 6, doubt.px - box.offsetWidth / 2));
    const above = doubt.py - box.offsetHeight - 22;
    box.style.left = `${left}px`;
    box.style.top = `${above > 6 ? above : Math.min(height - box.offsetHeight - 6, doubt.py + 22)}px`;
  }
}
