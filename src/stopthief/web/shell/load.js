/** Parts of the client that are fetched when they are wanted: their modules all at once, and their styles. */

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
