/** Where in the app one is: what stands behind the `#`. It is never sent to the server. */

/**
 * @typedef {{screen: "home"}} Home
 * @typedef {{screen: "new"}} New
 * @typedef {{screen: "table", table: string, invitation: string | null}} AtTable
 * @typedef {Home | New | AtTable} Route
 */

/** @param {string} hash @returns {Route} */
export function parse(hash) {
  const found = /^#([\w-]{16})(?:\.([\w-]{43}))?$/.exec(hash);
  if (found?.[1]) return { screen: "table", table: found[1], invitation: found[2] ?? null };
  return hash === "#new" ? { screen: "new" } : { screen: "home" };
}

/** @param {string} hash  such as "#new", or "" for home */
export function go(hash) {
  if (location.hash === hash) dispatchEvent(new Event("hashchange"));
  else location.hash = hash;
}

/** The same place under another address: an invitation is used up once one sits. @param {string} hash */
export function rename(hash) {
  history.replaceState(null, "", hash);
}

/** A link to share. @param {string | null} address  where others find the server, if it is not where we are */
export function link(address, table = "", invitation = "") {
  const here =
    ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname) && address ? address : `${location.origin}/`;
  return table ? `${here}#${table}${invitation ? `.${invitation}` : ""}` : here;
}
