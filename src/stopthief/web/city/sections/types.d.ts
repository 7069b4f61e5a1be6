/** Types of the modules in this folder. */

/** Where it stands, whether it is read upwards, and its lines. */
export type Plate = readonly [x: number, y: number, isUpright: boolean, lines: readonly string[]];

export type Room = {
  id: string;
  outline: string;
  box: readonly [number, number, number, number];
  names: Readonly<Record<string, Plate>>;
};
