/** Le français : ce que pensent les robots de la ville. @type {Readonly<Record<string, string>>} */
export const fr = {
  "thought.listening": "tend l’oreille",
  "thought.covering": "cherche une bonne place",
  "thought.covering.place": "couvre {place}",
  "thought.closing-in": "se rapproche",
  "thought.closing-in.place": "fonce vers {place}",
  "thought.asking": "demande un tuyau",
  "thought.arresting": "a des soupçons",
  "thought.arresting.space": "soupçonne quelqu’un au {space}",
  "thought.resting": "en reste là",
  "thought.helping": "aide les autres",
  "thought.sneaking": "se faufile dans le noir",
  "thought.choosing": "pèse le pour et le contre",
};
