import { CODE_TRIES } from "#core/sign-in/codes/one-time-code.ts";
import type { ToastStore } from "#web/features/site/toasts/toast-store.ts";
import type { CodeSent } from "#core/sign-in/codes/code-sender.ts";

const SECOND = 1000;

/**
 * The last code that was asked for in this window, which outlives the dialog that asked: whoever closed that, or went back to the number, and asks again
 * before another may be sent is led to where the first one is typed.
 */
export class LastCode {
  #sent: { readonly to: string; readonly challenge: string; readonly againAt: number; readonly until: number } | null = null;
  #tries = 0;

  keep(to: string, { challenge, resendAfter, expiresIn }: CodeSent): void {
    const now = Date.now();
    this.#sent = { to, challenge, againAt: now + resendAfter * SECOND, until: now + expiresIn * SECOND };
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
    return this.#sent !== null && (this.#tries >= CODE_TRIES || Date.now() >= this.#sent.until) ? "over" : "again";
  }

  /** It was accepted: that it was sent is no news any more. */
  hasServed(toasts: ToastStore): void {
    this.#sent = null;
    toasts.withdraw("code-sent");
    toasts.withdraw("code-resent");
  }
}
