/**
 * Keeps the screen of this device awake while it is wanted.
 * Law: where a browser has no lock for it (as on a page that came over plain http), a small film that plays has to do.
 */

const FRAME = 1000;
const SIZE = 16;

/** Whether the browser itself can keep the screen awake; a film is not always enough. */
export const isSure = () => "wakeLock" in navigator;

export class Awake {
  _isWanted = false;
  /** @type {WakeLockSentinel | null} */
  _lock = null;
  /** @type {Film | null} */
  _film = null;
  /** A lock is lost whenever the page is hidden. */
  _onShown = () => this._take();

  begin() {
    this._isWanted = true;
    document.addEventListener("visibilitychange", this._onShown);
    this._take();
  }

  end() {
    this._isWanted = false;
    document.removeEventListener("visibilitychange", this._onShown);
    this._lock?.release().catch(() => null);
    this._film?.stop();
    this._lock = this._film = null;
  }

  async _take() {
    if (document.hidden || !this._isWanted) return;
    if (!isSure()) {
      this._film ??= new Film();
      return;
    }
    if (this._lock && !this._lock.released) return;
    // A battery that is nearly empty may say no: then the screen sleeps as always.
    const lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (this._isWanted) this._lock = lock;
    else lock?.release().catch(() => null);
  }
}

/** A film of nothing, without sound: phones do not sleep over one. */
class Film {
  constructor() {
    this._canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
    this._video = Object.assign(document.createElement("video"), { muted: true, playsInline: true });
    this._video.className = "unseen";
    this._video.setAttribute("aria-hidden", "true");
    this._timer = setInterval(() => this._paint(), FRAME);
    this._paint();
    if (!("captureStream" in this._canvas)) return;
    this._video.srcObject = this._canvas.captureStream();
    document.body.append(this._video);
    this._video.play().catch(() => null);
  }

  _paint() {
    this._canvas.getContext("2d")?.fillRect(0, 0, Math.random() * SIZE, SIZE);
  }

  stop() {
    clearInterval(this._timer);
    this._video.srcObject = null;
    this._video.remove();
  }
}
