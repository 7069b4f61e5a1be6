/** Who sits where, and how the others get here: links and QR codes for free seats, and one to watch. */

/**
 * @param {import("../shell/link.js").Link} _link
 * @param {{isHost: boolean}} _options
 */
export function openInvitations(_link, _options) {}
