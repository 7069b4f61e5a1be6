/** The picture of the house on the first screen: cut open like a doll's house, with somebody behind the curtain. */

import { h } from "../../shell/tree.js";

/** @import { Stroke } from "./types.d.ts" */

/** Rooms by the colour of their wall; every line is a little crooked, as drawn by hand. @type {readonly Stroke[]} */
const ROOMS = [
  ["peach", "M268 142L400 60L533 143Z"],
  ["rose", "M252 144L362 143L361 232L253 233Z"],
  ["sky", "M362 143L449 144L448 233L361 232Z"],
  ["lemon", "M449 144L549 143L548 232L448 233Z"],
  ["mint", "M253 233L371 232L370 331L252 330Z"],
  ["cream", "M371 232L462 233L461 330L370 331Z"],
  ["lilac", "M462 233L548 232L549 331L461 330Z"],
  ["stone", "M549 262L640 263L641 331L549 330Z"],
];

/** The furniture. @type {readonly Stroke[]} */
const FURNITURE = [
  ["wood", "M266 231V196H272V208H336V231H329V222H273V231Z"], // a bed
  ["white", "M275 207Q276 200 284 200H298Q304 201 304 207Z"],
  ["red", "M305 207Q320 203 336 208V222H305Z"],
  ["white", "M376 205H436Q436 226 424 228H390Q377 226 376 205Z"], // a bath
  ["line", "M428 204V186Q428 180 421 181M385 228V232M429 228V232"],
  ["wood", "M468 205H530V210H525V232H520V210H478V232H473V210H468Z"], // a desk
  ["dark", "M486 180H514V201H486ZM496 201H504V205H496Z"],
  ["green", "M262 330V296Q262 288 270 289H276V305H322V289H328Q336 288 336 296V330H328V324H270V330Z"], // a sofa
  ["green", "M276 305V282Q276 276 283 276H315Q322 276 322 283V305Z"],
  ["wood", "M384 292H450V298H443V330H437V298H397V330H391V298H384Z"], // a table
  ["blue", "M408 292Q402 280 410 272H424Q432 281 426 292Z"], // a vase
  ["line", "M414 272Q410 256 403 253M417 272V249M420 272Q425 258 431 255"],
  ["white", "M508 288H545V330H508Z"], // a stove
  ["dark", "M513 302H540V322H513Z"],
  ["line", "M514 295H517M522 295H525M536 295H539"],
  ["red", "M562 318Q562 304 572 302L580 288H606L618 302Q630 304 630 318Z"], // a car
  ["dark", "M574 312a9 9 0 1 0 .1 0zM616 312a9 9 0 1 0 .1 0z"],
  ["wood", "M352 142V118H384V142ZM362 124H374"], // a box in the attic
];

const ROOF = "M238 146L400 44L563 147L551 151L400 58L250 152Z";
const LEAN_TO = "M549 250L652 262L650 270L549 263Z";
const WALLS =
  "M253 143L252 331M548 143L549 331M252 233L548 232M362 143L361 232" +
  "M449 144L448 233M371 232L370 331M462 233L461 330M641 264V331";

/** The guest behind the curtain: a hat, a mask, two eyes and a pair of shoes. */
function guest() {
  return h(
    "g",
    { class: "guest" },
    h("path", { class: "dark", d: "M466 330Q466 322 478 323H500V330Z" }),
    h("path", { class: "shirt", d: "M468 292Q484 284 500 292V324H468Z" }),
    h("path", { class: "line", d: "M468 300H500M468 308H500M468 316H500" }),
    h("path", { class: "skin", d: "M470 268H500V284Q485 296 470 284Z" }),
    h("path", { class: "dark", d: "M464 268Q466 254 475 252H494Q503 254 506 268Z" }),
    h("path", { class: "dark", d: "M469 270H502V279H469Z" }),
    h("path", { class: "eye", d: "M483 271a3.2 3.2 0 1 0 .1 0zM495 271a3.2 3.2 0 1 0 .1 0z" }),
  );
}

function garden() {
  return [
    h("circle", { class: "sun", cx: 118, cy: 92, r: 36 }),
    h("path", {
      class: "rays",
      d: "M118 40V24M118 144V160M66 92H50M170 92H186M81 55L70 44M155 129L166 140M155 55L166 44",
    }),
    h("path", {
      class: "cloud",
      d: "M610 96Q612 76 634 78Q646 58 668 72Q690 66 694 86Q708 92 700 102H616Q606 104 610 96Z",
    }),
    h("path", { class: "far", d: "M-400 300Q-240 250 -80 290T240 286T560 280T880 296T1200 284V400H-400Z" }),
    h("path", { class: "lawn", d: "M-400 326Q100 318 400 329T1200 324V400H-400Z" }),
    h("path", {
      class: "leaves",
      d:
        "M134 250Q116 246 120 226Q108 206 130 198Q136 174 160 182Q186 176 190 202" +
        "Q208 214 194 232Q196 252 172 252Q152 264 134 250Z",
    }),
    h("path", { class: "trunk", d: "M156 330Q160 290 154 256L164 256Q166 290 170 330Z" }),
    h("path", { class: "leaves", d: "M706 330Q696 306 716 300Q730 284 748 300Q770 304 762 330Z" }),
  ];
}

/** The house. */
export function picture() {
  return h(
    "svg",
    { class: "house-scene", viewBox: "-100 30 1000 340", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" },
    garden(),
    ROOMS.map(([kind, d]) => h("path", { class: kind, d })),
    guest(),
    h("path", { class: "curtain", d: "M464 236H488Q482 270 488 326Q476 330 464 326Z" }),
    FURNITURE.map(([kind, d]) => h("path", { class: kind, d })),
    h("path", { class: "walls", d: WALLS }),
    h("path", { class: "roof", d: ROOF }),
    h("path", { class: "roof", d: LEAN_TO }),
    h("path", { class: "path", d: "M372 331Q368 350 330 372H430Q436 350 420 331Z" }),
    h("path", {
      class: "bubble",
      d: "M522 228Q520 214 538 212H568Q586 213 586 228Q586 244 566 244H544L514 258L528 243Q522 238 522 228Z",
    }),
    h("text", { class: "asks", x: 555, y: 236, "text-anchor": "middle" }, "où ?"),
  );
}
