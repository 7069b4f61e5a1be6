/** The signs of the city, drawn with lines in a box of 24 by 24: sounds, effects of cards, and what buttons do. */

import { told } from "../../shell/load.js";
import { SIGNS as COMMON, picture } from "../../table/signs.js";
import { slug } from "../terms.js";

/** @param {string} name  of a sound, an effect or a button @param {string} [kind]  a class of its own */
export const icon = (name, kind = "") =>
  picture(told("city").shapes.signs[slug(name)] ?? COMMON[slug(name)] ?? [], kind);
