/** Types of the modules in this folder. */

export type House = [x: number, top: number, width: number];
