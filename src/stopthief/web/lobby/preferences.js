/** How this device likes it: language, sound, light, motion, size of text. */

export function openPreferences() {}
