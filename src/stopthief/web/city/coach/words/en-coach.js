/** English: the first case. @type {Readonly<Record<string, string>>} */
export const en = {
  "case.hello":
    "Psst. I hear things in this city. There is a thief whom *nobody sees* and everybody hears. Five minutes with me, and you catch your first one.",
  "case.you":
    "That is you, *Tad Magnum*, in the middle of town. Every round space has a number. The small dots between are steps, too.",
  "case.clue": "Every turn begins with a *clue*. Press GET CLUE and prick up your ears.",
  "case.alarm":
    "*An alarm in the bank!* The thief begins with a crime. The building glows on the plan; which of its crime scenes it was, nobody says.",
  "case.sounds": "Six sounds, six kinds of spaces. *Press each one*, and you know the language of the city.",
  "case.sounds.title": "The six sounds",
  "case.hand":
    "Your *movement cards*. The number says how far you get. A card you have played stays away until your *1* brings them all back.",
  "case.card": "The bank is close. Play the *7*.",
  "case.card.touch": "The bank is close. Tap the *7*: the plan shows how far it gets you. Tap it *again* to play it.",
  "case.move": "*441* is a door of the bank. Go there: six steps, dots included.",
  "case.move.touch":
    "*441* is a door of the bank. Tap it to see the way, then tap it *again* to go: six steps, dots included.",
  "case.end":
    "Now you could arrest, on your own space or one next to it. But a *wrong arrest costs $1,000*, and we know far too little. End your turn.",
  "case.shared":
    "Charlie’s clue is yours as well: *footsteps*, so the thief is on a plain space inside, still in the bank. With every clue it moves *one space*.",
  "case.clue.two": "Your turn. Where is it now? *Get your clue.*",
  "case.door":
    "*A creak: it stands on a door.* From a crime scene one space, then a door. *Tap a door* of the bank where it can be.",
  "case.door.kind": "{node} is no door, so it would not creak. Doors are the brown arches in the walls.",
  "case.door.place": "{node} is a door, but the scanner says: *bank*. All its numbers begin with 4.",
  "case.door.far": "{node} is a door of the bank, but it is not two spaces from any crime scene. Try another.",
  "case.tip.card": "Well thought! *Five doors* fit, though. But your *3* has a telephone. Play it.",
  "case.tip.card.touch":
    "Well thought! *Five doors* fit, though. But your *3* has a telephone. Tap it, and tap it *again* to play it.",
  "case.tip": "Before you move you may make a call. Ask for the *private tip*.",
  "case.look": "It is for *your eyes only*: nobody else at the table sees it. Have a look, then go back.",
  "case.after":
    "*471*, the door to Eighth Street! A thief on a door always goes *through* it. Cut off its way: go to *850*.",
  "case.after.touch":
    "*471*, the door to Eighth Street! A thief on a door always goes *through* it. Cut off its way: tap *850* twice.",
  "case.end.two": "The 7 and the 3 are gone from your hand for now. Too far for an arrest: *end your turn*.",
  "case.street":
    "*Hubbub: outside*, in Eighth Street, just as we thought. Charlie has to guess. You know: behind door 471 there is only *870*.",
  "case.clue.three": "And now? *Listen.*",
  "case.window":
    "*Breaking glass* in the museum: a window. It came from *870*. Only one window is next to that. *Tap it.*",
  "case.window.kind": "{node} is no window. Windows are the blue panes in the walls.",
  "case.window.place": "{node} is a window, but the scanner says: *museum*. All its numbers begin with 3.",
  "case.window.far": "From 870 the thief cannot get to {node} in one move. Look at what lies right beside 870.",
  "case.sure": "*371. It cannot be anywhere else.* Play your *6* and get next to it.",
  "case.sure.touch": "*371. It cannot be anywhere else.* Tap your *6*, and *again*, and get next to it.",
  "case.near": "You cannot climb through windows, but next to one is near enough: go to *870*.",
  "case.near.touch": "You cannot climb through windows, but next to one is near enough: tap *870*, then *again*.",
  "case.arrest": "Tap *371* and say the words. You have earned them.",
  "case.trail":
    "*Got him!* You heard him five times and saw him never. The *reward* is yours. Here is his whole way, step by step.",
  "case.done":
    "Case closed, detective. In a whole game the next thief follows at once, and the first with *$40,000* wins. You know all you need.",
};
