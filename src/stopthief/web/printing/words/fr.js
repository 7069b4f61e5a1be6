/** French: the box for printing. @type {Readonly<Record<string, string>>} */
export const fr = {
  "printing.title": "Imprimer {game}",
  "printing.text": "Plateau, cartes et feuilles à découper et à coller, pour jouer avec de vraies figurines.",
  "printing.what": "Pour quoi",
  "printing.what.home": "Une imprimante à la maison",
  "printing.what.poster": "Une affiche du plateau",
  "printing.paper": "Papier",
  "printing.paper.a4": "A4",
  "printing.paper.letter": "Letter (US)",
  "printing.plain": "Noir et blanc",
  "printing.get": "Recevoir le PDF",
  "printing.busy": "Les feuilles se dessinent…",
  "printing.scale": "Imprimez à 100 %, sans ajuster à la page.",
  "fault.no_press":
    "Ce serveur n’a pas de quoi imprimer. Qui s’en occupe peut l’ajouter : pip install 'stopthief[print]'.",
};
