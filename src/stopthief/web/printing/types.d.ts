/** Types of the modules in this folder. */

export type Paper = "a4" | "letter";

export type Wish = { paper: Paper; plain: boolean; parts: readonly string[] };
