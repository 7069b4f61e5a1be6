/** Who sits where, and how the others get here: links and QR codes for free seats, and one to watch. */

import "./words/index.js";
import * as device from "../shell/device.js";
import { box, complain, confirm } from "../shell/dialog.js";
import { game } from "../shell/game.js";
import { isLocal, link as linkTo } from "../shell/route.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { icon } from "./icons.js";
import { shareable } from "./sharing.js";

/** @typedef {import("../shell/link.js").Link} Link */
/** @typedef {import("../shell/game.js").GameClient} GameClient */
/** @typedef {{link: Link, isHost: boolean, client: GameClient, address: string | null, invitations: Map<number, string>, redraw: () => void}} Sheet */

let isShown = false;

/**
 * @param {Link} link
 * @param {{isHost: boolean}} options
 */
export async function openInvitations(link, { isHost }) {
  if (isShown) return;
  isShown = true;
  try {
    await show(link, isHost);
  } catch (problem) {
    complain(problem);
  }
  isShown = false;
}

/** @param {Link} link @param {boolean} isHost */
async function show(link, isHost) {
  const [here, offered] = await Promise.all([device.tableHere(link.table), device.games()]);
  const client = await game(here.room.game);
  const redraw = () => document.querySelector("dialog.invitations")?.dispatchEvent(new Event("redraw"));
  /** @type {Sheet} */
  const sheet = { link, isHost, client, address: offered.address, invitations: found(here.tickets), redraw };
  link.room ??= here.room;
  link.addEventListener("change", redraw);
  await box({ title: t("invite.title"), class: "invitations" }, (close) => [
    seats(sheet),
    watching(sheet),
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "primary", onclick: () => close() }, t("invite.done")),
    ),
  ]);
  link.removeEventListener("change", redraw);
}

/** @param {readonly import("protocol").Ticket[]} tickets @returns {Map<number, string>} */
const found = (tickets) => new Map(tickets.flatMap(({ seat, invitation }) => (invitation ? [[seat, invitation]] : [])));

/** @param {Sheet} sheet */
function seats(sheet) {
  const { link, invitations } = sheet;
  const room = link.room;
  const isFull = room?.seats.every(({ taken }) => taken);
  return [
    h(
      "p",
      { key: "how", class: "hint", role: "status" },
      isFull ? t("invite.all") : t(invitations.size ? "invite.how" : "invite.elsewhere"),
    ),
    isLocal(sheet.address) ? h("p", { key: "local", class: "problem" }, t("invite.local")) : null,
    h(
      "ul",
      { key: "seats", class: "invitees" },
      room?.seats.map(({ taken }, seat) => seatRow(sheet, seat, taken)),
    ),
  ];
}

/** @param {Sheet} sheet @param {number} seat @param {boolean} taken */
function seatRow(sheet, seat, taken) {
  const { link, client, address, invitations, redraw } = sheet;
  const setup = link.room?.setup;
  const name = client.player(setup, seat);
  const isMine = link.mine.includes(seat);
  const invitation = invitations.get(seat);
  const url = invitation && !isMine ? linkTo(address, link.table, invitation) : null;
  const isOpen = url && (!taken || isRenewed.has(invitation ?? ""));
  return h(
    "li",
    { key: String(seat), class: taken ? "invitee taken" : "invitee" },
    h(
      "div",
      { class: "invitee-top" },
      client.figure(setup, seat, 44),
      h(
        "span",
        { class: "invitee-name" },
        h("strong", null, name),
        h("span", { class: "hint" }, client.role(setup, seat)),
      ),
      mark(isMine, taken),
    ),
    isOpen ? shareable({ url, what: t("invite.link", { name }), redraw }) : null,
    taken && !isMine && sheet.isHost && !isOpen ? renewal(sheet, seat, name) : null,
  );
}

/** @param {boolean} isMine @param {boolean} taken */
function mark(isMine, taken) {
  const others = taken ? "invite.taken" : "invite.free";
  const text = t(isMine ? "invite.mine" : others);
  return h("span", { class: taken ? "state taken" : "state" }, taken ? icon("tick", 18) : null, text);
}

/** Invitations that were made for seats that somebody has. @type {Set<string>} */
const isRenewed = new Set();

/** @param {Sheet} sheet @param {number} seat @param {string} name */
function renewal(sheet, seat, name) {
  return h(
    "div",
    { key: "renewal", class: "renewal" },
    h("span", { class: "hint" }, t("invite.again.hint")),
    h("button", { type: "button", class: "quiet", onclick: () => renew(sheet, seat, name) }, t("invite.again")),
  );
}

/** @param {Sheet} sheet @param {number} seat @param {string} name */
async function renew({ link, invitations, redraw }, seat, name) {
  const title = t("invite.again.title", { name });
  if (!(await confirm({ title, text: t("invite.again.text"), yes: t("invite.again.yes") }))) return;
  try {
    const { invitation } = await device.invite(link.table, seat);
    if (invitation) {
      invitations.set(seat, invitation);
      isRenewed.add(invitation);
    }
    redraw();
  } catch (problem) {
    complain(problem);
  }
}

/** @param {Sheet} sheet */
function watching({ link, address, redraw }) {
  const what = t("invite.watch");
  return h(
    "section",
    { key: "watch", class: "watching", "aria-labelledby": "watching" },
    h("h3", { id: "watching" }, what),
    shareable({ url: linkTo(address, link.table), what, isSmall: true, redraw }),
  );
}
