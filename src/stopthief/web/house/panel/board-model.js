/** The model of the board: players in their rooms, and rooms that may be chosen. */

import { listed, t } from "../../shell/words.js";
import { going } from "./go.js";
import { choices } from "./guess.js";
import { nameOf } from "./scene.js";

/** @import { Scene } from "./types.d.ts" */

/**
 * @param {Scene} scene
 * @param {{draft: import("./types.d.ts").Draft, kind: string, isOpen: boolean}} state
 * @returns {import("../board/types.d.ts").BoardModel}
 */
export function boardModel(scene, { draft, kind, isOpen }) {
  const { facts, language, setup, shared, now } = scene;
  return {
    facts,
    language,
    names: setup.players.map((/** @type {{name: string}} */ { name }) => name),
    rooms: shared.rooms,
    acting: now.awaited ?? null,
    targets: targets(scene, draft, kind),
    thief: isOpen ? null : (shared.answer?.room ?? null),
    label: label(scene),
  };
}

/**
 * @param {Scene} scene
 * @param {import("./types.d.ts").Draft} draft
 * @param {string} kind
 * @returns {import("../board/types.d.ts").Target[]}
 */
function targets(scene, draft, kind) {
  if (!scene.isMine) return [];
  if (scene.shared.phase === "guess") {
    const gloss = (/** @type {string} */ room) => scene.facts.cards[room]?.gloss ?? "";
    return choices(scene).room.map((room) => ({
      room,
      label: t("house.board.guess"),
      gloss: gloss(room),
      isLit: kind === "room",
      isChosen: draft.room === room,
    }));
  }
  const here = scene.shared.rooms[scene.shared.turn];
  const key = (/** @type {string} */ room) => (here === room ? "stay" : "go");
  return scene.legal.flatMap((command) =>
    command.type === "move_to" || command.type === "place_marker"
      ? [
          {
            room: command.room,
            label: t(`house.board.${here == null ? "start" : key(command.room)}`),
            gloss: going(scene, command.room).gloss,
            isLit: true,
            isChosen: false,
          },
        ]
      : [],
  );
}

/** Who is where, in a sentence. @param {Scene} scene */
function label(scene) {
  const { shared, facts } = scene;
  const people = /** @type {(string | null)[]} */ (shared.rooms).flatMap((room, seat) =>
    room === null
      ? []
      : [t("house.board.person", { name: nameOf(scene, seat), room: facts.cards[room]?.says ?? room })],
  );
  return people.length ? t("house.board.people", { people: listed(people) }) : t("house.board.empty");
}
