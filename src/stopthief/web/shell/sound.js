/** Plays the sounds: loaded when first needed, kept decoded, one at a time; silent where sound is off or forbidden. */

import { preferences } from "./preferences.js";

/** However long a file takes to come, or a sound to end: nobody waits for it any longer, in milliseconds. */
const LONGEST = 5000;

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let gain = null;
/** @type {Map<string, Promise<AudioBuffer>>} */
const buffers = new Map();
/** @type {AudioBufferSourceNode | null} */
let playing = null;
/** Which of the sounds that were asked for is the last; those before it have come too late. */
let turn = 0;

/** A sound's file: "hold music" is hold-music. @param {string} name */
const fileOf = (name) => `/sounds/${name.replaceAll(" ", "-")}.mp3`;

/** Whether nothing can be heard now. */
const isSilent = () => preferences.mute || preferences.volume === 0;

/** Have a sound ready; not where none is wanted. @param {string} name */
export function prepare(name) {
  const audio = isSilent() ? null : open();
  if (!audio) return null;
  let buffer = buffers.get(name);
  if (!buffer) {
    buffer = fetch(fileOf(name))
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(name))))
      .then((bytes) => audio.decodeAudioData(bytes));
    buffer.catch(() => buffers.delete(name));
    buffers.set(name, buffer);
  }
  return buffer;
}

/** Play a sound; resolves when it is over, or at once when nothing can be heard. @param {string} name */
export async function play(name) {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  // Where it fails, the caption says what was to be heard.
  await Promise.race([sounded(name).catch(() => null), late]);
}

/** @param {string} name */
async function sounded(name) {
  const asked = ++turn;
  const buffer = await prepare(name);
  if (buffer && context && gain && asked === turn && !isSilent()) await sound(context, gain, buffer);
}

/** @param {AudioContext} audio @param {GainNode} output @param {AudioBuffer} buffer */
async function sound(audio, output, buffer) {
  if (audio.state !== "running") await audio.resume();
  hush();
  const source = new AudioBufferSourceNode(audio, { buffer });
  output.gain.value = preferences.volume ** 2;
  source.connect(output);
  playing = source;
  await new Promise((resolve) => {
    source.onended = resolve;
    source.start();
  });
}

/** Stop what is playing. */
export function hush() {
  turn += 1;
  playing?.stop();
  playing = null;
}

/** Not before somebody has touched the page: until then it must not sound, and it might wait for that for ever. */
function open() {
  if (!context && "AudioContext" in window && navigator.userActivation?.hasBeenActive !== false) {
    context = new AudioContext();
    gain = context.createGain();
    gain.connect(context.destination);
  }
  return context;
}

// Browsers let a page sound only after a tap, and may silence it again, as when a phone rings: the next tap wakes it.
const wake = () => {
  const audio = open();
  if (audio && audio.state !== "running") audio.resume().catch(() => null);
};
for (const kind of ["pointerup", "click", "keydown"]) addEventListener(kind, wake, { passive: true });
