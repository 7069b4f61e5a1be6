/** Plays the sounds: loaded when first needed, kept decoded, one at a time; silent where sound is off or forbidden. */

import { preferences } from "./preferences.js";

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let gain = null;
/** @type {Map<string, Promise<AudioBuffer>>} */
const buffers = new Map();
/** @type {AudioBufferSourceNode | null} */
let playing = null;

/** A sound's file: "hold music" is hold-music. @param {string} name */
const fileOf = (name) => `/sounds/${name.replaceAll(" ", "-")}.mp3`;

/** Have a sound ready. @param {string} name */
export function prepare(name) {
  const audio = open();
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
  if (preferences.mute || preferences.volume === 0) return;
  try {
    const buffer = await prepare(name);
    if (buffer && context && gain) await sound(context, gain, buffer);
  } catch {
    // The caption says what was to be heard.
  }
}

/** @param {AudioContext} audio @param {GainNode} output @param {AudioBuffer} buffer */
async function sound(audio, output, buffer) {
  await audio.resume();
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
  playing?.stop();
  playing = null;
}

function open() {
  if (!context && "AudioContext" in window) {
    context = new AudioContext();
    gain = context.createGain();
    gain.connect(context.destination);
  }
  return context;
}

// Browsers let a page sound only after a tap: the first one wakes it.
const wake = () => open()?.resume();
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true, passive: true });
