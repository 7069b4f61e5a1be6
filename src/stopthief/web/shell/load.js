/** Parts of the client that are fetched when they are wanted: modules all at once, styles, and what games tell. */

/** Fetch all that a module needs at once; the page knows what that is. @param {string} address  such as "/lesson/screen.js" */
export function preload(address) {
  const named = document.querySelector(`meta[name="modules:${address}"]`)?.getAttribute("content") ?? "";
  for (const one of named.split(" ").filter(Boolean)) link("modulepreload", one);
}

/** A style sheet; resolves to it when it holds. @param {string} address @returns {Promise<HTMLLinkElement>} */
export function style(address) {
  const there = document.querySelector(`link[rel="stylesheet"][href="${address}"]`);
  if (there instanceof HTMLLinkElement && there.sheet) return Promise.resolve(there);
  const sheet = link("stylesheet", address);
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve(sheet);
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(address));
    };
  });
}

/** @param {string} rel @param {string} href */
function link(rel, href) {
  const element = document.createElement("link");
  Object.assign(element, { rel, href });
  document.head.append(element);
  return element;
}

/** @type {Map<string, any>} */
const facts = new Map();

/** Fetch the shapes of a game's figures and its rules as tables to look up. @param {string} game */
export async function fetchTold(game) {
  const answer = await fetch(`/games/${game}/client.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  facts.set(game, await answer.json());
}

/** What a game told; its client is only there once it has. @param {string} game @returns {any} */
export const told = (game) => facts.get(game);
