/** Le français : ce qui se choisit avant une partie dans la maison. @type {Readonly<Record<string, string>>} */
export const fr = {
  "house.ending": "{winners} a attrapé le voleur.",
  "house.marker.0": "Le rond",
  "house.marker.1": "Le carré",
  "house.marker.2": "Le triangle",
  "house.marker.3": "L’étoile",
  "house.marker.4": "Le losange",
  "house.marker.5": "Le cœur",
};
