/** French: the first case in the house. @type {Readonly<Record<string, string>>} */
export const fr = {
  "home.case.hello":
    "*Bonjour !* Un voleur est dans cette maison. *Qu’a-t-il* pris, dans *quelle pièce* est-il, *où* se cache-t-il ? Une carte de chaque sorte est mise de côté. À vous de les trouver.",
  "home.case.hand":
    "Ces neuf cartes sont à vous. Ce que *vous* avez, le voleur ne l’a pas. Pointez un mot, et vous voyez ce qu’il veut dire en anglais.",
  "home.case.sheet":
    "Votre *feuille d’enquête*. Vos cartes y sont déjà cochées à l’encre. Tout ce qui est sûr s’écrit tout seul ; pour le reste, il y a un crayon.",
  "home.case.place": "Chacun pose son pion dans la maison. Commencez dans *la salle à manger*.",
  "home.case.move": "À chaque tour, on passe d’abord dans une pièce *voisine*, ou on reste. Allez dans *le salon*.",
  "home.case.guess":
    "Maintenant, *proposez* : un objet, une pièce, une cachette. Prenez *le vase*, *le salon*, *sous la table* ; puis demandez si vous vous trompez.",
  "home.case.shown":
    "C’était faux. À votre gauche, Camille n’a *rien pu* montrer. Lou, si, et vous a montré une carte que *personne d’autre* n’a vue : le salon.",
  "home.case.noted": "Il n’est donc pas dans le salon. C’est déjà sur votre feuille. *C’est noté !*",
  "home.case.show":
    "Camille demande, et Lou n’a rien. Vous avez *deux* des trois cartes : il faut en montrer une, et *vous choisissez* : montrez le bureau.",
  "home.case.could":
    "Que dit le silence de Camille ? Elle n’a rien pu montrer : *ni vase, ni salon, ni table*. Une croix pour chacun dans sa colonne.",
  "home.case.move.two": "À vous. Du salon, descendez au *sous-sol*.",
  "home.case.trick":
    "Une astuce. Redemandez le vase et la table, mais avec une pièce *à vous* : le sous-sol. Si personne ne montre rien, que savons-nous ?",
  "home.case.vase":
    "*Personne n’a pu !* Vous seul en avez une, le sous-sol. Personne n’a donc le vase : *c’est le voleur*. Cochez-le dans sa colonne.",
  "home.case.table": "Même chose pour la cachette : cochez *sous la table*.",
  "home.case.room": "Et la pièce ? Sept sont dans votre main, Lou a le salon. *Il en reste une :* cochez-la.",
  "home.case.move.three": "Vous savez tout. Allez le chercher : *la cuisine*.",
  "home.case.last": "La dernière proposition : *le vase*, *la cuisine*, *sous la table*. Et demandez.",
  "home.case.won":
    "*Vous ne vous trompiez pas !* Personne n’a pu montrer, vous n’en avez aucune : on retourne les trois cartes, et vous gagnez.",
  "home.case.done":
    "Bravo ! Une croix prouve autant qu’une carte, et une pièce à soi fait une bonne question. À vous de jouer avec d’autres.",
};
