/** Le français : les règles. @type {Readonly<Record<string, string>>} */
export const fr = {
  "rules.title": "Les règles",
  "rules.of": "Les règles : {name}",
  "rules.search": "Chercher dans les règles",
  "rules.search.hint": "Un mot, ou {example}",
  "rules.found.one": "{count} passage",
  "rules.found.other": "{count} passages",
  "rules.none": "Aucune règle n’a tous ces mots. Essayez-en moins, ou rien que leur début.",
  "rules.sections": "Chapitres",
  "rules.rule": "Règle {id}",
  "rules.ruling": "Arbitrage :",
  "rules.legend":
    "Chaque règle a un numéro pour en parler. Les *arbitrages* disent ce que nous faisons là où le livret se tait, et pourquoi ; les noms `comme_ceci` sont des réglages d’une partie sur mesure.",
  "rules.trouble": "Impossible de trouver les règles. Êtes-vous en ligne ?",
  "rules.again": "Réessayer",
};
