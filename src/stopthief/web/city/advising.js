/**
 * Whether an adviser sits at the table of the city, and for whom.
 * Law (P5): what one seat was told privately no other sees by accident.
 */

import { toast } from "../shell/dialog.js";
import { part } from "../shell/load.js";
import { t } from "../shell/words.js";
import { hasOpenTips } from "./terms.js";

/** @import { Adviser } from "./advice/adviser.js" */
/** @import { Scene } from "./panel/types.d.ts" */

/**
 * @type {string | null} the table where it was called; where all tips are public it stays when the device changes hands
 */
let called = null;

/**
 * Whether the table offers advice to the seat that looks at it: as long as there is anything to find out.
 * @param {Scene} scene
 */
export const isOffered = ({ link, trusted, seat, now }) =>
  Boolean(link.room?.advice && trusted && seat !== null && !now.result);

export class Advising {
  /** @type {{seat: number, adviser: Adviser} | null} */
  _present = null;
  _isCalling = false;

  /** @param {() => void} changed @param {(spaces: readonly number[]) => void} reveal */
  constructor(changed, reveal) {
    this._changed = changed;
    this._reveal = reveal;
  }

  /** @returns {Adviser | null} */
  get adviser() {
    return this._present?.adviser ?? null;
  }

  /** Call the adviser, or let it go. @param {string} table @param {number | null} seat */
  toggle(table, seat) {
    called = this._present ? null : table;
    this._present = null;
    if (called) this._call(seat);
    else this._changed();
  }

  /** Keep, dismiss or call the adviser as the scene asks for, and let it ask. @param {Scene} scene */
  follow(scene) {
    const isStill = this._present?.seat === scene.seat && isOffered(scene);
    if (!isStill && (this._present || called === scene.link.table)) this._replace(scene);
    this._present?.adviser.follow(scene);
  }

  /** Where tips are private, the adviser goes with the person who called it. @param {Scene} scene */
  _replace(scene) {
    this._present = null;
    if (!hasOpenTips(scene.setup)) called = null;
    else if (called === scene.link.table && isOffered(scene)) this._call(scene.seat);
  }

  /** @param {number | null} seat */
  async _call(seat) {
    if (this._isCalling || seat === null) return;
    this._isCalling = true;
    try {
      const { Adviser, dressed } = await part("/city/advice/adviser.js", () => import("./advice/adviser.js"));
      await dressed();
      this._present = { seat, adviser: new Adviser(this._changed, this._reveal) };
    } catch {
      called = null;
      toast(t("fault.offline"), "problem");
    }
    this._isCalling = false;
    this._changed();
  }
}
