/** Parts of the client that are fetched when they are wanted: their modules all at once, and their styles. */

/** All modules of a folder at once: a browser that learnt of them one by one would wait for each. @param {string} folder */
export function preload(folder) {
  const named = document.querySelector(`meta[name="modules:${folder}"]`)?.getAttribute("content") ?? "";
  for (const address of named.split(" ").filter(Boolean)) link("modulepreload", address);
}

/** A style sheet; resolves to it when it holds. @param {string} address @returns {Promise<HTMLLinkElement>} */
export function style(address) {
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
