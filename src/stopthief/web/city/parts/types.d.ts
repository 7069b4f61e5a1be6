/** Types of the modules in this folder. */

export type Standing = [who: string, x: number, y: number, size: number];
