/**
 * Who sits where, and how the others get here: links and QR codes for free seats, bots for those who left, a link to
 * watch.
 */

import * as device from "../shell/device.js";
import { box, complain, confirm } from "../shell/dialog.js";
import { game } from "../shell/game.js";
import { style } from "../shell/load.js";
import { isLocal, link as linkTo } from "../shell/route.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { handOver } from "./handing.js";
import { icon } from "./icons.js";
import { seatingText, shareable } from "./sharing.js";

/** @import { SeatStatus } from "protocol" */
/** @import { Link } from "../shell/link.js" */
/** @import { Sheet } from "./types.d.ts" */

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
  const dressed = style("/lobby/seats.css");
  const [here, offered] = await Promise.all([device.tableHere(link.table), device.games(), dressed]);
  const client = await game(here.room.game);
  const redraw = () => document.querySelector("dialog.invitations")?.dispatchEvent(new Event("redraw"));
  /** @type {Sheet} */
  const sheet = {
    link,
    isHost,
    client,
    bots: offered.games.find((offer) => offer.game === here.room.game)?.bots ?? [],
    address: offered.address,
    invitations: found(here.tickets),
    redraw,
  };
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
      room?.seats.map((seating, seat) => seatRow(sheet, seat, seating)),
    ),
  ];
}

/** @param {Sheet} sheet @param {number} seat @param {SeatStatus} seating */
function seatRow(sheet, seat, seating) {
  const { taken } = seating;
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
      mark(isMine, seating),
    ),
    isOpen ? shareable({ url, what: t("invite.link", { name }), redraw }) : null,
    sheet.isHost ? changing(sheet, seat, { name, isMine, isOpen: Boolean(isOpen), seating }) : null,
  );
}

/** @param {boolean} isMine @param {SeatStatus} seating */
function mark(isMine, seating) {
  const { taken, bot } = seating;
  const text = isMine ? t("invite.mine") : seatingText(seating);
  const sign = taken ? icon(bot ? "bot" : "tick", 18) : null;
  return h("span", { class: taken && !bot ? "state taken" : "state" }, sign, text);
}

/** Invitations that were made for seats that somebody has. @type {Set<string>} */
const isRenewed = new Set();

/**
 * The host's actions on a seat: put a person or a bot in the place of its owner.
 * @param {Sheet} sheet
 * @param {number} seat
 * @param {{name: string, isMine: boolean, isOpen: boolean, seating: SeatStatus}} at
 */
function changing(sheet, seat, { name, isMine, isOpen, seating: { taken, bot } }) {
  const others = taken ? "invite.again.hint" : "hand.hint";
  const hint = isMine ? "hand.hint.mine" : others;
  const acts = [
    taken && !isMine && !isOpen
      ? act(t(bot ? "invite.person" : "invite.again"), () => renew(sheet, seat, name, bot))
      : null,
    !bot && isHandable(sheet, isMine) ? act(t("hand.bot"), () => give(sheet, seat, name, isMine)) : null,
  ];
  if (!acts.some(Boolean)) return null;
  return h("div", { key: "changing", class: "renewal" }, bot ? null : h("span", { class: "hint" }, t(hint)), acts);
}

/**
 * Not after the end, and not for a person who plays alone on this device.
 * @param {Sheet} sheet
 * @param {boolean} isMine
 */
function isHandable({ link, bots }, isMine) {
  const isOver = link.seen(link.mine[0] ?? null)?.now.result != null;
  return bots.length > 0 && !isOver && (!isMine || link.mine.length > 1);
}

/** @param {string} text @param {() => void} press */
const act = (text, press) => h("button", { key: text, type: "button", class: "quiet", onclick: press }, text);

/** @param {Sheet} sheet @param {number} seat @param {string} name @param {boolean} isMine */
async function give({ link, bots, invitations, redraw }, seat, name, isMine) {
  if (!(await handOver({ table: link.table, seat, name, bots }))) return;
  invitations.delete(seat);
  redraw();
  // This device has lost a seat, and sits down again with the others.
  if (isMine) /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.invitations"))?.close();
}

/** @param {Sheet} sheet @param {number} seat @param {string} name @param {string | null | undefined} bot */
async function renew({ link, invitations, redraw }, seat, name, bot) {
  const title = t("invite.again.title", { name });
  const text = t(bot ? "invite.person.text" : "invite.again.text");
  if (!(await confirm({ title, text, yes: t("invite.again.yes") }))) return;
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
