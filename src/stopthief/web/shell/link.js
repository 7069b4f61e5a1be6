/**
 * One table as this device sees it, over a WebSocket that comes back by itself.
 * A command that was sent and not answered is sent again after a break; the server knows it by its `seen`.
 */

/** @import { Command, FromServer, Guidance, PublicTable, Story, Update } from "protocol" */
/** @import { News, Pending, Seen, Sent, Status } from "./types.d.ts" */

const LONGEST_WAIT = 5000;
const HEARTBEAT = 15_000;
/** Milliseconds that a message waits for any sign of life: a dead connection may not announce itself. */
const PATIENCE = 6000;
const DISMISSED = 4001;
const POLICY = 1008;
/** Answers to requests of this device: they settle a promise and leave the table as it was. */
const ANSWERS = new Set(["done", "guide", "advice", "refused", "pong"]);

/** A command that was refused: a code, and a sentence that can be shown. */
export class Refusal extends Error {
  /** @param {string} code @param {string} sentence */
  constructor(code, sentence) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
  }
}

/**
 * A table; says `change` when anything is different, `batch` (detail: News) for what has just happened, and
 * `thought` (detail: seat, thought) when a bot lets others see what it thinks.
 */
export class Link extends EventTarget {
  /** @param {string} table @param {readonly {seat: number, token: string}[]} tickets  none, to watch */
  constructor(table, tickets) {
    super();
    this.table = table;
    this.tickets = tickets;
    /** @type {Status} */
    this.status = "connecting";
    /** @type {Refusal | null} */
    this.problem = null;
    /** @type {PublicTable | null} */
    this.room = null;
    /** @type {Map<number | null, Seen>} */
    this.seats = new Map();
    /** @type {Map<number, unknown>} what each bot thought last, in its game's own words */
    this.thoughts = new Map();
    /** Whether somebody hurried the bots, up to the next choice of a person. */
    this.isHurried = false;
    /** @type {Pending[]} */
    this._pending = [];
    this._attempt = 0;
    this._heard = 0;
    this._pulse = setInterval(() => this._beat(), HEARTBEAT);
    /** @type {Refusal | null} the last one */
    this._refusal = null;
    /** @type {WebSocket | null} the one that counts; none between two attempts */
    this._socket = null;
    /** @type {Set<number | null>} the seats whose story came over it */
    this._told = new Set();
    this._online = () => this._hurry();
    addEventListener("online", this._online);
    document.addEventListener("visibilitychange", this._online);
    this._connect();
  }

  /** The seats of this device, in their order. */
  get mine() {
    return this.tickets.map((ticket) => ticket.seat);
  }

  /** The state that a seat sees; null is a spectator. @param {number | null} seat */
  seen(seat) {
    return this.seats.get(seat) ?? null;
  }

  /**
   * Give a command; resolves when it is stored.
   * @param {number} seat
   * @param {Command} command
   * @returns {Promise<void>}
   */
  do(seat, command) {
    return this._send({ type: "do", seat, seen: this._number(seat), command });
  }

  /** Take back the seat's last act. @param {number} seat @returns {Promise<void>} */
  undo(seat) {
    return this._send({ type: "undo", seat, seen: this._number(seat) });
  }

  /** Change private notes; null removes one. @param {number} seat @param {Record<string, string | null>} notes */
  note(seat, notes) {
    return this._send({ type: "note", seat, notes });
  }

  /** The guide for the seat's choice: costs, paths, prices. @param {number} seat @returns {Promise<Guidance>} */
  guide(seat) {
    return this._send({ type: "ask", seat });
  }

  /**
   * The deductions from the seat's observations; with `about`, the reason for one thing, such as a space.
   * @param {number} seat @param {string | null} [about] @returns {Promise<unknown>}  a value of the game's own
   */
  advise(seat, about = null) {
    return this._send({ type: "advise", seat, about });
  }

  /** Let the bots act at once until a person has to choose. It is not sent again. @param {number} seat */
  hurry(seat) {
    if (this.status === "open") this._socket?.send(JSON.stringify({ type: "hurry", seat }));
  }

  /** Change how fast bots act. @param {number} seat @param {import("protocol").Pace} pace @returns {Promise<void>} */
  setPace(seat, pace) {
    return this._send({ type: "set_pace", seat, pace });
  }

  /** How well the bot at a seat plays; null where a person plays. @param {number | null | undefined} seat */
  bot(seat) {
    return this.room?.seats[seat ?? -1]?.bot ?? null;
  }

  /** Leave the table for good. */
  close() {
    clearInterval(this._pulse);
    clearTimeout(this._timer);
    removeEventListener("online", this._online);
    document.removeEventListener("visibilitychange", this._online);
    this.status = "shut";
    this._drop();
    for (const pending of this._pending.splice(0)) pending.reject(new Refusal("closed", ""));
  }

  /** @param {number} seat */
  _number(seat) {
    return this.seats.get(seat)?.number ?? 0;
  }

  /** @template Answer @param {Sent} message @returns {Promise<Answer>} */
  _send(message) {
    return new Promise((resolve, reject) => {
      this._pending.push({ message, resolve: (answer) => resolve(/** @type {Answer} */ (answer)), reject });
      if (this.status === "open") this._post(message);
    });
  }

  /** @param {Sent} message */
  _post(message) {
    const socket = this._socket;
    const sent = Date.now();
    socket?.send(JSON.stringify(message));
    setTimeout(() => {
      if (socket === this._socket && this._heard <= sent) this._abandon();
    }, PATIENCE);
  }

  _connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    this._socket = socket;
    this._told.clear();
    this._heard = Date.now();
    const isOurs = () => socket === this._socket;
    socket.onopen = () => isOurs() && this._greet(socket);
    socket.onmessage = (event) => isOurs() && this._hear(JSON.parse(event.data));
    socket.onclose = (event) => isOurs() && this._closed(event);
  }

  /** @param {WebSocket} socket */
  _greet(socket) {
    const seats = this.tickets.map(({ seat, token }) => ({ token, seen: this._number(seat) }));
    const seen = this.tickets.length ? 0 : (this.seats.get(null)?.number ?? 0);
    socket.send(JSON.stringify({ type: "hello", table: this.table, seats, seen }));
  }

  /** @param {CloseEvent} event */
  _closed(event) {
    if (this.status === "shut") return;
    this._socket = null;
    if (event.code === DISMISSED) this._end(new Refusal("dismissed", event.reason));
    else if (event.code === POLICY && this._refusal?.code !== "too fast")
      this._end(this._refusal ?? new Refusal("error", ""));
    else this._again();
    this._changed();
  }

  /** There is no coming back. @param {Refusal} problem */
  _end(problem) {
    this.problem = problem;
    this.close();
  }

  _again() {
    this.status = "lost";
    this._attempt += 1;
    const wait = Math.min(LONGEST_WAIT, 150 * 2 ** this._attempt) * (0.75 + Math.random() / 2);
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this._connect(), wait);
  }

  /** A connection can be dead without anybody having said so, above all on a phone that slept. */
  _beat() {
    if (!this._socket) return;
    const isOpen = this.status === "open";
    if (Date.now() - this._heard > (isOpen ? 2 : 1) * HEARTBEAT) this._abandon();
    else if (isOpen) this._socket.send(JSON.stringify({ type: "ping" }));
  }

  /** Do not wait for a socket that has gone silent: it may take minutes to find out. */
  _abandon() {
    if (!this._socket) return;
    this._drop();
    this._closed(new CloseEvent("close", { code: 1006 }));
  }

  /** Close the socket and ignore what still comes over it. */
  _drop() {
    const socket = this._socket;
    this._socket = null;
    // Browsers complain in the log about one that is closed before it was open.
    if (socket && socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(1000);
    else socket?.close(1000);
  }

  /** Somebody is looking again, or the network is back: do not wait any longer. */
  _hurry() {
    if (document.hidden) return;
    this._beat();
    if (this.status !== "lost" || this._socket) return;
    clearTimeout(this._timer);
    this._connect();
  }

  /** @param {FromServer[]} messages */
  _hear(messages) {
    this._heard = Date.now();
    /** @type {News[]} */
    const news = [];
    for (const message of messages) this._take(message, news);
    if (messages.some(({ type }) => !ANSWERS.has(type))) this._changed();
    for (const detail of news) this.dispatchEvent(new CustomEvent("batch", { detail }));
    for (const message of messages)
      if (message.type === "thought") this.dispatchEvent(new CustomEvent("thought", { detail: message }));
  }

  /** @param {FromServer} message @param {News[]} news */
  _take(message, news) {
    switch (message.type) {
      case "room":
        this.room = message;
        this._settle((sent) => sent.type === "set_pace" && sent.pace === (message.pace ?? "calm"), undefined);
        break;
      case "hurried":
        this.isHurried = true;
        break;
      case "story":
        this._begin(message);
        break;
      case "update":
        this._update(message, news);
        break;
      case "notes": {
        const seen = this.seats.get(message.seat);
        if (seen) seen.notes = message.notes;
        this._settle((sent) => sent.type === "note" && sent.seat === message.seat, undefined);
        break;
      }
      case "done":
        this._settle((sent) => isChoice(sent) && sent.seat === message.seat && sent.seen === message.seen, undefined);
        break;
      case "guide":
        this._settle((sent) => sent.type === "ask" && sent.seat === message.seat, message);
        break;
      case "advice": {
        const about = message.about ?? null;
        const isAsked = (/** @type {import("protocol").Advise} */ sent) =>
          sent.seat === message.seat && (sent.about ?? null) === about;
        this._settle((sent) => sent.type === "advise" && isAsked(sent), message.advice);
        break;
      }
      case "thought":
        this.thoughts.delete(message.seat); // the last thought is the last in order
        this.thoughts.set(message.seat, message.thought);
        break;
      case "refused":
        this._refused(message);
        break;
      default:
    }
  }

  /** @param {Story} story */
  _begin(story) {
    const known = this.seats.get(story.seat);
    const { seat, number, view, now, notes } = story;
    // Somebody may have put an older copy of the tables in their place: what came later did not happen.
    const kept = known?.batches.filter((batch) => batch.number <= number) ?? [];
    this.seats.set(seat, { seat, number, batches: [...kept, ...story.batches], view, now, notes });
    this._told.add(seat);
    if (this.status === "open" || this._told.size < Math.max(1, this.tickets.length)) return;
    this.status = "open";
    this._attempt = 0;
    for (const { message } of this._pending) this._post(message);
  }

  /** @param {Update} update @param {News[]} news */
  _update(update, news) {
    const seen = this.seats.get(update.seat);
    if (!seen || update.batch.number !== seen.number + 1) {
      this._abandon();
      return;
    }
    let view = seen.view;
    for (const [path, value] of Object.entries(update.changes)) view = put(view, path, () => value);
    for (const [path, more] of Object.entries(update.grown)) view = put(view, path, grown(more));
    const { seat } = seen;
    const by = seen.now.awaited ?? null;
    const isBots = this.bot(by) !== null;
    this.isHurried &&= isBots;
    // The end of a game is never skipped.
    const isSkipped = isBots && (this.isHurried || this.room?.pace === "instant") && !update.now.result;
    const batches = [...seen.batches, update.batch];
    this.seats.set(seat, { ...seen, view, batches, number: update.batch.number, now: update.now });
    news.push({ seat, batch: update.batch, by, isSkipped });
  }

  /** @param {import("protocol").Refusal} message */
  _refused(message) {
    const refusal = new Refusal(message.code, message.sentence);
    this._refusal = refusal;
    const isMeant = (/** @type {Sent} */ sent) => message.code !== "no advice" || sent.type === "advise";
    const at = this._pending.findIndex(
      ({ message: sent }) => sent.seat === message.seat && seenOf(sent) === (message.seen ?? null) && isMeant(sent),
    );
    // What cannot be read is answered without a seat; answers come in order, so it was the oldest.
    const answered = at < 0 && message.code === "malformed" ? 0 : at;
    if (answered >= 0) this._pending.splice(answered, 1)[0]?.reject(refusal);
  }

  /** @param {(sent: Sent) => boolean} isAnswered @param {unknown} answer */
  _settle(isAnswered, answer) {
    const at = this._pending.findIndex(({ message }) => isAnswered(message));
    if (at >= 0) this._pending.splice(at, 1)[0]?.resolve(answer);
  }

  _changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {Sent} message */
function isChoice(message) {
  return message.type === "do" || message.type === "undo";
}

/** The moment that a message was sent at, where that matters. @param {Sent} message */
const seenOf = (message) => ("seen" in message ? message.seen : null);

/** @param {unknown} more @returns {(old: unknown) => unknown} */
const grown = (more) => (old) => /** @type {unknown[]} */ (old).concat(more);

/**
 * A value with something else at a path; what is on the way there is copied, never changed.
 * @template {object} T
 * @param {T} value @param {string} path @param {(old: unknown) => unknown} change @returns {T}
 */
export function put(value, path, change) {
  const [name = "", ...rest] = path.split(".");
  const old = /** @type {Record<string, object>} */ (value)[name];
  return { ...value, [name]: rest.length ? put(old ?? {}, rest.join("."), change) : change(old) };
}
