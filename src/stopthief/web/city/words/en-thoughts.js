/** English: what bots of the city think. @type {Readonly<Record<string, string>>} */
export const en = {
  "thought.listening": "listens closely",
  "thought.covering": "looks for a good spot",
  "thought.covering.place": "covers {place}",
  "thought.closing-in": "is closing in",
  "thought.closing-in.place": "closes in on {place}",
  "thought.asking": "asks for a tip",
  "thought.arresting": "has a suspicion",
  "thought.arresting.space": "suspects somebody on {space}",
  "thought.resting": "leaves it at that",
  "thought.helping": "helps the others",
  "thought.sneaking": "sneaks through the dark",
  "thought.choosing": "weighs it up",
};
