/** The stage of a case: a clue that is heard, an arrest that is made. */

import { Stage as AnyStage } from "../../table/stage.js";

export class Stage extends AnyStage {
  /** @type {import("protocol").CityClue | null} the clue that is being heard */
  clue = null;
  /** @type {"right" | "missed" | null} an arrest that is being made */
  moment = null;
  /** @type {string | null} the thief who is being arrested: the next one is shown afterwards */
  caught = null;

  /** @override */
  clear() {
    this.clue = this.moment = this.caught = null;
  }
}
