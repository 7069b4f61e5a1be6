/** Figures as people read them: probabilities and bits. */

import { language } from "./words.js";

const PLAIN = { style: /** @type {const} */ ("percent"), maximumFractionDigits: 0 };
const FINE = { ...PLAIN, maximumFractionDigits: 1 };
/** Nearer than this to never or always, a tenth matters. */
const EDGE = 0.02;
const LEAST = 0.001;

/**
 * A probability: 12 %, 0.4 %, never 0 % for what is possible and 100 % for what is not certain.
 * @param {number} chance
 */
export function percent(chance) {
  const tag = language();
  if (chance > 0 && chance < LEAST) return `< ${new Intl.NumberFormat(tag, FINE).format(LEAST)}`;
  const isFine = (chance < EDGE || chance > 1 - EDGE) && chance > 0 && chance < 1;
  const told = isFine ? Math.min(1 - LEAST, chance) : chance;
  return new Intl.NumberFormat(tag, isFine ? FINE : PLAIN).format(told);
}

/** @param {number} amount */
export const bits = (amount) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(amount);
