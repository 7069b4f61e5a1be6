/** Where in the app one is: what stands behind the `#`. It is never sent to the server. */

/** @import { Route } from "./types.d.ts" */

/** @param {string} hash @returns {Route} */
export function parse(hash) {
  const table = /^#([\w-]{16})((?:\.[\w-]{43}){0,16})$/.exec(hash);
  if (table?.[1]) return { screen: "table", table: table[1], invitations: (table[2] ?? "").split(".").filter(Boolean) };
  const rules = /^#(?:rules(?:\/([\w-]{1,40}))?|([A-Z]\d{1,2}))$/.exec(hash);
  if (rules) return { screen: "rules", game: rules[1] ?? null, rule: rules[2] ?? null };
  const found = /^#new(?:\/([\w-]{1,40})(?:\/([\w-]{1,20}))?)?$/.exec(hash);
  if (found) return { screen: "new", game: found[1] ?? null, way: found[2] ?? null };
  return hash === "#class" ? { screen: "class" } : { screen: "home" };
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

/**
 * A link to share. With several invitations, it takes all those seats on one device.
 * @param {string | null} address  where others find the server, if it is not where we are
 * @param {string} [table] @param {...string} invitations
 */
export function link(address, table = "", ...invitations) {
  const here =
    ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname) && address ? address : `${location.origin}/`;
  return table ? `${here}#${[table, ...invitations].join(".")}` : here;
}

/** Whether links lead to this machine only. @param {string | null} address */
export const isLocal = (address) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(link(address));
