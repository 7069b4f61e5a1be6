/** Types of the modules in this folder. */

export type Likely = { card: string; answer: number; seats: number[] };

export type Advice = { cards: Likely[]; best: { guess: Record<string, string>; chance: number }[]; answers: number };

export type Why = { kind: string; card: string; seat: number | null; chance: number; clues?: { turn: number }[] };

export type Told = {
  seat: number;
  number: number;
  advice: Advice | null;
  failed: boolean;
  about: string | null;
  why: Why | null;
};

export type Moment = { turn: number; answers: number; chance: number; bits: number };

export type Try = { turn: number; chance: number; best: number; missed: boolean };

export type Course = { seat: number; moments: Moment[]; tries: Try[]; certain: number | null };
