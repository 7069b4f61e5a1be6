/** The model of the board. */

import { nodeName } from "../facts.js";
import { clueSaid } from "../terms.js";
import { marks } from "./notebook.js";
import { footprints } from "./replay.js";
import { targets } from "./targets.js";

/** @import { Scene, State } from "./types.d.ts" */

/** @param {Scene} scene @param {State} state */
export function boardModel(scene, state) {
  const isOver = Boolean(scene.now.result);
  const clue = state.sounding ?? scene.clues.at(-1) ?? null;
  return {
    facts: scene.facts,
    meeples: meeples(scene),
    targets: state.pencil ? [] : targets(scene, state.kind),
    preview: preview(scene, state.preview),
    chosen: null,
    clue: clue && !isOver ? { place: clue.place ?? null, sound: clue.sound } : null,
    trail: isOver ? prints(scene) : ownTrail(scene),
    trailShown: isOver ? state.replay.step : scene.view.trail.length,
    marks: marks(scene),
    marking: state.pencil,
    thief: thiefAt(scene, isOver, state),
    heat: state.heat,
    sections: state.sections,
    advises: state.advises,
  };
}

/** @param {Scene} scene */
function meeples({ setup, shared, now }) {
  return setup.players.flatMap((player, seat) =>
    player.investigator && shared.at[seat]
      ? [
          {
            seat,
            node: shared.at[seat],
            investigator: player.investigator,
            name: player.name,
            acting: now.awaited === seat,
          },
        ]
      : [],
  );
}

/** @param {Scene} scene @param {number | null} card */
function preview({ guide }, card) {
  return card === null ? null : (guide?.reach.find((one) => one.card === card)?.nodes ?? null);
}

/** @param {Scene} scene */
function prints(scene) {
  return footprints(scene).map(({ node, clue }) => ({ node, label: clue ? clueSaid(clue) : nodeName(node) }));
}

/** The Pack's player sees where the Pack has been. @param {Scene} scene */
function ownTrail({ view, trusted }) {
  if (!trusted || !view.trail.length) return null;
  return view.trail.map((/** @type {number} */ node) => ({ node, label: nodeName(node) }));
}

/** @param {Scene} scene @param {boolean} isOver @param {State} state */
function thiefAt({ view, shared, trusted }, isOver, state) {
  if (isOver) return shared.trail[state.replay.step - 1] ?? null;
  return trusted ? (view.thief?.at ?? null) : null;
}
