/** English: the box for printing. @type {Readonly<Record<string, string>>} */
export const en = {
  "printing.title": "Print {game}",
  "printing.text": "Board, cards and sheets to cut and glue, for a table with real figures.",
  "printing.what": "What for",
  "printing.what.home": "A printer at home",
  "printing.what.poster": "A poster of the board",
  "printing.paper": "Paper",
  "printing.paper.a4": "A4",
  "printing.paper.letter": "US Letter",
  "printing.plain": "Black and white",
  "printing.get": "Get the PDF",
  "printing.busy": "Drawing the sheets…",
  "printing.scale": "Print it at 100 %, not fitted to the page.",
  "fault.no_press":
    "This server has nothing to print with. Whoever runs it can add it: pip install 'stopthief[print]'.",
};
