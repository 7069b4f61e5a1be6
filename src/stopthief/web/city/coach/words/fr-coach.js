/** French: the first case. @type {Readonly<Record<string, string>>} */
export const fr = {
  "case.hello":
    "Psst. Dans cette ville, j’entends tout. Un voleur rôde, que *personne ne voit* : on l’entend, c’est tout. Cinq minutes avec moi, et vous tenez votre premier.",
  "case.you":
    "C’est vous, *Tad Magnum*, au centre de la ville. Chaque case ronde a un numéro. Les petits points entre elles comptent aussi comme des pas.",
  "case.clue": "Chaque tour commence par un *indice*. Appuyez sur le gros bouton et tendez l’oreille.",
  "case.alarm":
    "*Une alarme à la banque !* Le voleur commence par un délit. Le bâtiment s’allume sur le plan ; lequel de ses coffres, personne ne le dit.",
  "case.sounds": "Six bruits, six sortes de cases. *Appuyez sur chacun*, et vous parlez la langue de la ville.",
  "case.sounds.title": "Les six bruits",
  "case.hand":
    "Vos *cartes de déplacement*. Le nombre dit jusqu’où vous allez. Une carte jouée reste de côté jusqu’à ce que votre *1* les ramène toutes.",
  "case.card": "La banque est tout près. Jouez le *7*.",
  "case.card.touch":
    "La banque est tout près. Touchez le *7* : le plan montre jusqu’où il mène. Touchez-le *encore* pour le jouer.",
  "case.move": "*441* est une porte de la banque. Allez-y : six pas, points compris.",
  "case.move.touch":
    "*441* est une porte de la banque. Touchez-la pour voir le chemin, puis *encore* pour y aller : six pas, points compris.",
  "case.end":
    "Vous pourriez arrêter quelqu’un, sur votre case ou juste à côté. Mais une *erreur coûte 1 000 $*, et nous en savons trop peu. Finissez votre tour.",
  "case.shared":
    "L’indice de Charlie est aussi le vôtre : des *pas*, donc une case ordinaire à l’intérieur, toujours à la banque. À chaque indice, le voleur avance d’*une case*.",
  "case.clue.two": "À vous. Où est-il maintenant ? *Demandez votre indice.*",
  "case.door":
    "*Un grincement : il est sur une porte.* D’un lieu de délit, une case, puis une porte. *Touchez une porte* de la banque où il peut être.",
  "case.door.kind":
    "{node} n’est pas une porte, elle ne grincerait pas. Les portes sont les arches brunes dans les murs.",
  "case.door.place": "{node} est une porte, mais le scanner dit : *banque*. Tous ses numéros commencent par 4.",
  "case.door.far":
    "{node} est bien une porte de la banque, mais pas à deux cases d’un lieu de délit. Essayez-en une autre.",
  "case.tip.card": "Bien raisonné ! Mais *cinq portes* conviennent. Votre *3* porte un téléphone. Jouez-le.",
  "case.tip.card.touch":
    "Bien raisonné ! Mais *cinq portes* conviennent. Votre *3* porte un téléphone. Touchez-le, puis *encore* pour le jouer.",
  "case.tip": "Avant de bouger, vous pouvez passer un coup de fil. Demandez le *tuyau privé*.",
  "case.look": "C’est *pour vos yeux seulement* : personne d’autre à la table ne le voit. Regardez, puis revenez.",
  "case.after":
    "*471*, la porte sur la Huitième Rue ! Un voleur sur une porte la *traverse* toujours. Coupez-lui la route : allez en *850*.",
  "case.after.touch":
    "*471*, la porte sur la Huitième Rue ! Un voleur sur une porte la *traverse* toujours. Coupez-lui la route : touchez *850* deux fois.",
  "case.end.two":
    "Le 7 et le 3 ne sont plus en main pour l’instant. Trop loin pour une arrestation : *finissez votre tour*.",
  "case.street":
    "*Brouhaha : dehors*, Huitième Rue, comme prévu. Charlie doit deviner. Vous savez : derrière la porte 471, il n’y a que *870*.",
  "case.clue.three": "Et maintenant ? *Écoutez.*",
  "case.window":
    "*Du verre brisé* au musée : une fenêtre. Il venait de *870*. Une seule fenêtre est juste à côté. *Touchez-la.*",
  "case.window.kind": "{node} n’est pas une fenêtre. Les fenêtres sont les carreaux bleus dans les murs.",
  "case.window.place": "{node} est une fenêtre, mais le scanner dit : *musée*. Tous ses numéros commencent par 3.",
  "case.window.far": "De 870, le voleur n’arrive pas en {node} en une fois. Regardez ce qui touche 870.",
  "case.sure": "*371. Il ne peut être nulle part ailleurs.* Jouez votre *6* et approchez-vous.",
  "case.sure.touch": "*371. Il ne peut être nulle part ailleurs.* Touchez votre *6*, puis *encore*, et approchez-vous.",
  "case.near": "Vous ne passez pas par les fenêtres, mais à côté suffit : allez en *870*.",
  "case.near.touch": "Vous ne passez pas par les fenêtres, mais à côté suffit : touchez *870*, puis *encore*.",
  "case.arrest": "Touchez *371* et dites les mots. Vous les avez mérités.",
  "case.trail":
    "*Vous le tenez !* Entendu cinq fois, vu jamais. La *récompense* est à vous. Voici tout son chemin, pas à pas.",
  "case.done":
    "Affaire classée, détective. Dans une vraie partie, le voleur suivant arrive aussitôt, et les premiers *40 000 $* gagnent. Vous savez tout ce qu’il faut.",
};
