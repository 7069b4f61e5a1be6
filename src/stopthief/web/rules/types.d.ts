/** Types of the modules in this folder. */

export type Rule = { id: string; text: string; ruling?: boolean; rulings?: readonly string[] };

export type Grid = { head: readonly string[]; rows: readonly (readonly string[])[] };

export type Section = { title: string; rules?: readonly Rule[]; grids?: readonly Grid[] };

export type Book = { title: string; intro: readonly string[]; sections: readonly Section[] };

export type Shown = { key: string; title: string; rules: readonly Rule[]; grids: readonly Grid[]; count: number };

export type Pages = {
  intro: readonly string[];
  sections: readonly Shown[];
  reading: Reading;
  level: number;
  aimed: string | null;
};

/** From, to. */
export type Span = readonly [number, number];

/** The context in which a text is shown. */
export type Reading = { ids: ReadonlySet<string>; words: readonly string[] };
