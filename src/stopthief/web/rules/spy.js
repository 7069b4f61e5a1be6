/** Shows among the jump links which section is being read, while the page or the box is scrolled. */

/** How far below the top of what is seen a section counts as the one that is read. */
const NEAR = 180;

/** @param {HTMLElement} host  the book */
export function spy(host) {
  let isDue = false;
  const look = () => {
    isDue = false;
    if (host.isConnected) mark(host);
  };
  const scrolled = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  addEventListener("scroll", scrolled, { capture: true, passive: true }); // of the page, and of a box on it
  return () => removeEventListener("scroll", scrolled, { capture: true });
}

/** @param {HTMLElement} host */
function mark(host) {
  const titles = [...host.querySelectorAll("[data-section]")];
  const top = Math.max(0, host.getBoundingClientRect().top);
  const read = titles.findLast((title) => title.getBoundingClientRect().top < top + NEAR) ?? titles[0];
  for (const button of host.querySelectorAll("[data-to]")) {
    const isRead = button instanceof HTMLElement && button.dataset.to === read?.getAttribute("data-section");
    if (isRead === button.hasAttribute("aria-current")) continue;
    if (isRead) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    if (isRead) bring(button);
  }
}

/** Scroll the row of links, and nothing else. @param {Element} button */
function bring(button) {
  const row = button.parentElement;
  const [link, seen] = [button.getBoundingClientRect(), row?.getBoundingClientRect()];
  if (row && seen) row.scrollBy(link.left - seen.left - (seen.width - link.width) / 2, 0);
}
