/** English: what can be chosen before a game in the house. @type {Readonly<Record<string, string>>} */
export const en = {
  "house.ending": "{winners} caught the thief.",
  "house.marker.0": "The circle",
  "house.marker.1": "The square",
  "house.marker.2": "The triangle",
  "house.marker.3": "The star",
  "house.marker.4": "The diamond",
  "house.marker.5": "The heart",
};
