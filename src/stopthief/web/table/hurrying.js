/** Bots that are hurried, at the table of any game: the key, what is cut short, and what they did meanwhile. */

import { hurryKey } from "./meanwhile.js";
import { keep, keepFrom, missedBy } from "./missed.js";

/** @import { Link } from "../shell/link.js" */
/** @import { Child } from "../shell/types.d.ts" */
/** @import { Meanwhile, News } from "./types.d.ts" */

export class Hurrying {
  /**
   * @param {Meanwhile} meanwhile  how the game tells it
   * @param {import("./stage.js").Stage} stage
   * @param {() => void} changed
   */
  constructor(meanwhile, stage, changed) {
    this._meanwhile = meanwhile;
    this._stage = stage;
    this._changed = changed;
  }

  /**
   * The key that hurries bots; once a person has to choose, what they did meanwhile.
   * @template {import("./types.d.ts").BotScene} Scene
   * @param {Scene} scene
   * @param {object} acts  more that the game wants to be pressed
   * @returns {{hurry: Child, meanwhile: Child}}
   */
  parts(scene, acts = {}) {
    const { link, seat, now, entries } = scene;
    const missed = missedBy(link, seat);
    const isOver = missed.size > 0 && link.bot(now.awaited) === null && !now.result;
    const seen = isOver ? entries.filter(({ number }) => missed.has(number)) : [];
    const close = () => {
      missed.clear();
      this._changed();
    };
    return {
      hurry: hurryKey(scene, () => this._press(link, seat)),
      meanwhile: seen.length ? this._meanwhile(scene, seen, { ...acts, close }) : null,
    };
  }

  /** @param {Link} link @param {number | null} seat */
  _press(link, seat) {
    if (seat === null) return;
    this._cut(link, seat);
    link.hurry(seat);
  }

  /** What was still to be shown is kept with what follows. @param {Link} link @param {number | null} seat */
  _cut(link, seat) {
    if (this._stage.first) keepFrom(link, seat, this._stage.first);
    this._stage.skip();
  }

  /**
   * Keep what is too fast to be watched; the stage does not show it.
   * @param {Link} link
   * @param {number | null} seat  who looks
   * @param {News} news
   */
  hear(link, seat, news) {
    keep(link, news);
    if (news.isSkipped && link.isHurried && this._stage.isBusy) this._cut(link, seat);
    this._stage.isOff = news.isSkipped;
  }
}
