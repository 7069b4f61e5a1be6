/** Rules as tables to look things up in, as `city/lobby/client_facts.py` tells them. */
export interface Rules {
  /** The two buildings that the sound of a first crime may stand for. */
  readonly openings: Readonly<Record<string, readonly [number, number]>>;
  /** The modes in which each plays for themselves. */
  readonly competitive: readonly string[];
  /** The setting that holds the goal, by how one wins and by the number of players. */
  readonly goals: Readonly<Record<string, Readonly<Record<number, string>>>>;
  /** The thieves of the Pack besides those that the setting counts. */
  readonly bosses: number;
  /** The kinds of tip that everyone hears. */
  readonly open_tips: readonly string[];
}

export type Point = readonly [number, number];
export type Kind = "crime scene" | "inside" | "outside" | "door" | "window" | "subway";
export type Place = { digit: number; kind: "building" | "street"; name: string };
export type Area = { id: string; place: number; name: string };
export type Circle = readonly [node: number, xy: Point, between: [number, number]];
export type Layer = readonly [kind: string, d: string, fill?: string];
export type Thief = {
  id: string;
  name: string;
  reward: number;
  ability: { en: string; fr: string };
  captured: boolean;
  face: Layer[];
};

export type SpaceRow = readonly [
  number: number,
  place: number,
  kind: Kind,
  xy: Point,
  area: string | null,
  sides: string[],
  near: number[],
];

export interface Space {
  number: number;
  place: number;
  kind: Kind;
  xy: Point;
  area: string | null;
  sides: string[];
  near: number[];
}

/** The open parts of the box, as `city/lobby/facts.py` tells them. */
export interface Plan {
  places: Place[];
  areas: Area[];
  spaces: SpaceRow[];
  circles: Circle[];
  thieves: Thief[];
}
