/** French: the coach of any game. @type {Readonly<Record<string, string>>} */
export const fr = {
  "coach.title": "Apprendre à jouer",
  "coach.next": "Suite",
  "coach.leave": "Quitter",
  "coach.later": "Plus tard. D’abord ce qui brille.",
  "coach.watch": "Au tour de {name}. Regardez et écoutez.",
  "coach.part": "Partie {part} sur {parts}",
  "coach.alone": "Jouer seul avec des robots",
  "coach.new": "Préparer une partie",
  "coach.rules": "Lire les règles",
  "coach.again": "Recommencer",
  "coach.astray": "Cette table est partie de son côté, je ne peux pas suivre. On recommence ?",
};
