/** English: the coach of any game. @type {Readonly<Record<string, string>>} */
export const en = {
  "coach.title": "Learn to play",
  "coach.next": "Next",
  "coach.leave": "Leave",
  "coach.later": "Later. First do what glows.",
  "coach.watch": "{name}’s turn. Watch and listen.",
  "coach.part": "Part {part} of {parts}",
  "coach.alone": "Play alone with bots",
  "coach.new": "Set up a new game",
  "coach.rules": "Read the rules",
  "coach.again": "Start over",
  "coach.astray": "This table has gone its own way, and I cannot follow. Shall we start over?",
};
