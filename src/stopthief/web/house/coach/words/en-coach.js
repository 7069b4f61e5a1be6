/** English: the first case in the house. @type {Readonly<Record<string, string>>} */
export const en = {
  "home.case.hello":
    "*Bonjour !* A thief is in this house. *What* has he taken, in *which room* is he, *where* does he hide? One card of each kind lies aside, unseen. Find them, in French.",
  "home.case.hand":
    "These nine cards are yours. What *you* hold, the thief does not have. Point at a word, and you see what it means.",
  "home.case.sheet":
    "Your *evidence sheet*. Your own cards are ticked in ink already. All that is certain is written down for you; for the rest there is a pencil.",
  "home.case.place": "Everyone puts a marker into the house. Begin in the dining room: *la salle à manger*.",
  "home.case.move": "A turn: first go *next door*, or stay. Go into the living room, *le salon*.",
  "home.case.guess":
    "Now *guess*: a thing, a room, a hiding place. Take *le vase*, *le salon*, *sous la table*; then ask whether you are wrong.",
  "home.case.shown":
    "You were wrong. From your left, Camille *could not* show any of the three. Lou could, and showed you one, which *nobody else* saw: le salon.",
  "home.case.noted": "So he is not in the living room. It stands on your sheet already. *C’est noté !*",
  "home.case.show":
    "Camille is asking, and Lou has none of it. You hold *two* of the three, so you have to show one, and *you choose*: show the office.",
  "home.case.could":
    "What did Camille’s silence tell? She could not show, so she has *no vase, no living room, no table*: a cross in her column for each.",
  "home.case.move.two": "Your turn. From the living room, go down: *le sous-sol*.",
  "home.case.trick":
    "Now a trick. Ask for the vase and the table again, but with a room of *your own*: le sous-sol. If nobody can show a card, what do we know?",
  "home.case.vase":
    "*Nobody could!* Only you hold one, the basement. So nobody has the vase: *the thief does*. Tick it in his column.",
  "home.case.table": "The same goes for the hiding place: tick *sous la table*.",
  "home.case.room": "And the room? Seven are in your hand, Lou has the living room. *One is left:* tick it.",
  "home.case.move.three": "You know it all. Go and get him: *la cuisine*.",
  "home.case.last": "The last guess: *le vase*, *la cuisine*, *sous la table*. And ask.",
  "home.case.won":
    "*You were not wrong!* Nobody could show, you hold none of them: the three cards are turned over, and you win.",
  "home.case.done":
    "Bravo ! Crosses prove as much as cards do, and a room of your own is a good question. Now play with others.",
};
