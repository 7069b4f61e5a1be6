/** Types of the modules in this folder. */

/** What the coach points at on the plan: the first of these, and all of them are to be seen. */
export type Point = { spaces: readonly number[] };
