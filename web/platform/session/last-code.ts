import { CODE_TRIES } from "#core/sign-in/codes/one-time-code.ts";
import type { SentCode } from "#core/sign-in/codes/sent-code.ts";
import type { DeviceSession } from "#core/sign-in/session/device-session.port.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { CodeSent } from "#core/sign-in/codes/code-sender.ts";

const SECOND = 1000;

/**
 * The last code that was sent to somebody at this tab, which outlives the dialog, and the page, that sent it: whoever closed that, or went
 * back to the number, and sends again before another may be sent is led to where the first one is typed.
 */
export class LastCode {
  #sent: SentCode | null;
  #tries = 0;
  readonly #device: Pick<DeviceSession, "keepSentCode">;

  constructor(device: Pick<DeviceSession, "sentCode" | "keepSentCode">) {
    this.#device = device;
    this.#sent = device.sentCode();
  }

  /** What was sent, as long as it can be typed. */
  get sent(): SentCode | null {
    return this.#sent !== null && Date.now() < this.#sent.until ? this.#sent : null;
  }

  keep(to: string, { challenge, resendAfter, expiresIn }: CodeSent): void {
    const now = Date.now();
    this.#sent = { to, challenge, againAt: now + resendAfter * SECOND, until: now + expiresIn * SECOND };
    this.#device.keepSentCode(this.#sent);
    this.#tries = 0;
  }

  /** What was sent there, as long as nothing else can be; null: another may be asked for. */
  awaited(to: string): Pick<CodeSent, "challenge" | "resendAfter"> | null {
    const sent = this.#sent;
    if (sent?.to !== to || Date.now() >= sent.againAt) return null;
    return { challenge: sent.challenge, resendAfter: Math.ceil((sent.againAt - Date.now()) / SECOND) };
  }

  /** Counts a wrong try; answers whether the code can be tried again. */
  mistyped(): "again" | "over" {
    this.#tries += 1;
    if (this.#sent === null || (this.#tries < CODE_TRIES && Date.now() < this.#sent.until)) return "again";
    this.#device.keepSentCode(null); // A page that is loaded anew leads to no code that can't be typed any more.
    return "over";
  }

  /** It was accepted: that it was sent is no news any more. */
  hasServed(toasts: ToastStore): void {
    this.#sent = null;
    this.#device.keepSentCode(null);
    toasts.withdraw("code-sent");
    toasts.withdraw("code-resent");
  }
}
