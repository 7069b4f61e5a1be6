/** This device towards the server: its key, and what is asked over HTTP. The key never leaves in an address. */

import { remember, remembered } from "./preferences.js";

/** A refusal, with sentences that can be shown. */
export class Fault extends Error {
  /** @param {string} code @param {readonly string[]} sentences @param {number} status */
  constructor(code, sentences, status) {
    super(sentences.join(" "));
    this.name = "Fault";
    this.code = code;
    this.sentences = sentences;
    this.status = status;
  }
}

/** The key of this device, made once at random. */
export function deviceKey() {
  let key = remembered("key");
  if (!key) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    key = btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=/g, "");
    remember("key", key);
  }
  return key;
}

/**
 * Ask the server. A connection that cannot be made is a Fault like any other, with the code `offline`.
 * @template Answer
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} [secret]  a seat's token instead of the device's key
 * @returns {Promise<Answer>}
 */
export async function ask(method, path, body, secret = deviceKey()) {
  const headers = {
    Authorization: `Bearer ${secret}`,
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Fault("offline", [], 0);
  }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Fault(said.code ?? "error", said.sentences ?? [answer.statusText], answer.status);
  return said;
}

/** @import { Games, NewTable, TableHere, Tables, Ticket } from "protocol" */

/** @type {Promise<Games> | null} */
let offered = null;

/** The games that can be played here; asked once. @returns {Promise<Games>} */
export function games() {
  offered ??= ask("GET", "/api/games").catch((fault) => {
    offered = null;
    throw fault;
  });
  return offered;
}

/** @param {NewTable} table @returns {Promise<TableHere>} */
export const openTable = (table) => ask("POST", "/api/tables", table);

/** A table with the seats that this device has there. @param {string} table @returns {Promise<TableHere>} */
export const tableHere = (table) => ask("GET", `/api/tables/${table}`);

/** @param {string} table @param {string} invitation @returns {Promise<Ticket>} */
export const join = (table, invitation) => ask("POST", `/api/tables/${table}/join`, { invitation });

/** A new invitation to a seat, for the host. @param {string} table @param {number} seat @returns {Promise<Ticket>} */
export const invite = (table, seat) => ask("POST", `/api/tables/${table}/invite`, { seat });

/**
 * Give a seat to a bot, for the host.
 * @param {string} table
 * @param {number} seat
 * @param {import("./types.d.ts").Strength} strength
 * @returns {Promise<TableHere>}
 */
export const handOver = (table, seat, strength) => ask("POST", `/api/tables/${table}/bot`, { seat, strength });

/** @param {string} table @param {string} token @returns {Promise<{table: string}>} */
export const rematch = (table, token) => ask("POST", `/api/tables/${table}/rematch`, undefined, token);

/** @param {{finished?: boolean, before?: string | number | null}} [which] @returns {Promise<Tables>} */
export function tables({ finished = false, before = null } = {}) {
  const query = new URLSearchParams({
    ...(finished ? { finished: "1" } : {}),
    ...(before === null ? {} : { before: String(before) }),
  });
  return ask("GET", `/api/tables?${query}`);
}

/** Where the record of a finished game is. @param {string} table */
export const recordOf = (table) => `/api/tables/${table}/record`;

/** The rows of a QR code: "1" is dark. @param {string} text @returns {Promise<readonly string[]>} */
export const qrRows = async (text) => (await ask("POST", "/api/qr", { text })).rows;
