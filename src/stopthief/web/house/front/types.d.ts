/** Types of the modules in this folder. */

export type Stroke = [kind: string, d: string];
