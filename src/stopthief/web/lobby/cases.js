/** The tables of this device, page by page: those that go on, or those that are over. */

import * as device from "../shell/device.js";
import { game } from "../shell/game.js";

/** @import { Summary } from "protocol" */
/** @import { Case } from "./types.d.ts" */

/** How many are shown at first, and how many more with each press. */
const FEW = 5;

/** A growing list; says `change`. */
export class Cases extends EventTarget {
  /** @type {Case[]} */
  list = [];
  /** @type {unknown} */
  problem = null;
  isLoading = false;
  _shown = FEW;
  /** @type {number | null | undefined} where the next page begins; null after the last, undefined before the first */
  _before = undefined;

  /** @param {boolean} finished */
  constructor(finished) {
    super();
    this.finished = finished;
  }

  /** Whether it is known that there are none. */
  get isEmpty() {
    return this._before === null && this.list.length === 0;
  }

  /** Those to be seen now. */
  get shown() {
    return this.list.slice(0, this._shown);
  }

  get hasMore() {
    return this._before !== null || this.list.length > this._shown;
  }

  /** Show some more. */
  more() {
    this._shown += 2 * FEW;
    return this.load();
  }

  /** Ask for the next page, if what is known is not enough. */
  async load() {
    if (this.isLoading) return;
    if (this._before === null || this.list.length >= this._shown) {
      this._changed();
      return;
    }
    this.isLoading = true;
    this.problem = null;
    this._changed();
    try {
      const { tables, before } = await device.tables({ finished: this.finished, before: this._before ?? null });
      const known = new Set(this.list.map(({ table }) => table));
      const fresh = await Promise.all(tables.filter((one) => !known.has(one.table) && !one.tutorial).map(withClient));
      this.list = [...this.list, ...fresh.filter((one) => one !== null)];
      this._before = before;
    } catch (problem) {
      this.problem = problem;
    }
    this.isLoading = false;
    this._changed();
  }

  _changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * A table of a game that this client does not know cannot be shown.
 * @param {Summary} summary
 * @returns {Promise<Case | null>}
 */
function withClient(summary) {
  return game(summary.game).then(
    (client) => ({ ...summary, client }),
    () => null,
  );
}
