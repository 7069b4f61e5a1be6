/** English: the rules. @type {Readonly<Record<string, string>>} */
export const en = {
  "rules.title": "The rules",
  "rules.of": "The rules of {name}",
  "rules.search": "Search the rules",
  "rules.search.hint": "A word, or {example}",
  "rules.found.one": "{count} place",
  "rules.found.other": "{count} places",
  "rules.none": "No rule has all of these words. Try fewer, or only their beginnings.",
  "rules.sections": "Sections",
  "rules.rule": "Rule {id}",
  "rules.ruling": "Ruling:",
  "rules.legend":
    "Every rule has a number to refer to. *Rulings* say what we do where the rule book is silent, and why; names `like_this` are settings of a custom game.",
  "rules.trouble": "The rules could not be fetched. Is there a connection?",
  "rules.again": "Try again",
};
