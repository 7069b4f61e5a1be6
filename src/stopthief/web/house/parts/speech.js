/** Sentences of the table, made from the pack's phrases. The server tells the form of each word. */

/** @import { HouseFacts as Facts, HousePhrase as Phrase } from "protocol" */
/** @import { Name, Piece, Slot, Tongue } from "./types.d.ts" */

const SLOT = /\{(?:([^\s{}]+) )?([a-z]+)(\.word)?\}/g;

/** The pieces of a text with slots. @param {string} text @returns {Piece[]} */
export function pieces(text) {
  /** @type {Piece[]} */
  const found = [];
  let from = 0;
  for (const slot of text.matchAll(SLOT)) {
    found.push(text.slice(from, slot.index));
    found.push({ before: slot[1] ?? "", name: slot[2] ?? "", bare: Boolean(slot[3]) });
    from = slot.index + slot[0].length;
  }
  return [...found, text.slice(from)].filter((piece) => piece !== "");
}

/** The form of a card in a slot. @param {Facts} facts @param {Slot} slot @param {string} card */
export function form({ cards }, slot, card) {
  const found = cards[card];
  if (!found) return card;
  if (slot.before) return found.before[slot.before] ?? found.word;
  return slot.bare ? found.word : found.says;
}

/**
 * A phrase of the pack with cards in its slots.
 * @param {Tongue} tongue
 * @param {Name} name
 * @param {Record<string, string>} [cards]
 * @returns {Phrase}
 */
export function phrase({ pack, facts }, name, cards = {}) {
  const { says, gloss } = pack.phrases[name];
  const filled = (
    /** @type {string} */ text,
    /** @type {(slot: Exclude<Piece, string>, card: string) => string} */ word,
  ) =>
    pieces(text)
      .map((piece) => (typeof piece === "string" ? piece : word(piece, cards[piece.name] ?? "")))
      .join("");
  return {
    says: filled(says, (slot, card) => form(facts, slot, card)),
    gloss: filled(gloss, (_, card) => facts.cards[card]?.gloss ?? card),
  };
}

/** The whole guess with its question. @param {Tongue} tongue @param {Record<string, string>} guess @returns {Phrase} */
export const asking = (tongue, guess) => both(phrase(tongue, "guess", guess), phrase(tongue, "question"));

/** @param {Phrase} a @param {Phrase} b @returns {Phrase} */
const both = (a, b) => ({ says: `${a.says} ${b.says}`, gloss: `${a.gloss} ${b.gloss}` });

/** The phrase for showing a card. @param {Tongue} tongue @param {string} card @returns {Phrase} */
export function showing(tongue, card) {
  const kind = tongue.facts.cards[card]?.kind ?? "thing";
  return phrase(tongue, `card_${kind}`, { [kind]: card });
}

/** The word on a card. @param {Tongue} tongue @param {string} card @returns {Phrase} */
export function worded({ facts }, card) {
  const { word = card, says = card, gloss = "", kind = "thing" } = facts.cards[card] ?? {};
  return { says: kind === "place" ? says : word, gloss };
}
