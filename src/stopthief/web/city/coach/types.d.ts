/** Types of the modules in this folder. */

/** Spaces on the plan: the coach points at the first, and all of them are kept in sight. */
export type Point = { spaces: readonly number[] };
