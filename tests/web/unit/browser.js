/** The few things of a browser that the client's modules want when they are loaded; import this first. */

const nothing = () => {};

Object.assign(globalThis, {
  window: globalThis,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  document: Object.assign(new EventTarget(), { hidden: false, documentElement: {} }),
  location: { protocol: "http:", host: "city.test" },
  addEventListener: nothing,
  removeEventListener: nothing,
  requestAnimationFrame: () => 1,
  cancelAnimationFrame: nothing,
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"], language: "en-GB" } });

/** A file of the client. @param {string} path */
export const web = (path) => import(new URL(`../../../src/stopthief/web/${path}`, import.meta.url).href);
