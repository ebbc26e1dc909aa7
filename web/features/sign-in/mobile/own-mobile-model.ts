import { makeAutoObservable } from "mobx";
import { AddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { codeTyped, startsVerification } from "#core/sign-in/codes/code-entry.ts";
import { mobileEntered, mobileEntry } from "#core/sign-in/mobile-and-email/mobile-entry.ts";
import { CODE_LENGTH } from "#core/sign-in/codes/one-time-code.ts";
import { SendOwnMobileCode } from "#core/sign-in/mobile-and-email/send-own-mobile-code.use-case.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { LastCode } from "#web/platform/session/last-code.ts";
import { ResendWait } from "#web/features/sign-in/codes/resend-wait.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import type { CodeSent } from "#core/sign-in/codes/code-sender.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type OwnMobileTrouble =
  | "wrong-code"
  | "code-over"
  | "too-many"
  | "mobile-taken"
  | "not-proved"
  | "blocked"
  | "signed-out"
  | "unavailable";
type Step = "entering" | "sending" | "typing" | "checking";
export const ownMobileNeeds = {
  sendOwnMobileCode: SendOwnMobileCode,
  verifyMobileCode: VerifyMobileCode,
  addMobile: AddMobile,
};

type Needs = NeedsOf<typeof ownMobileNeeds> & { readonly session: SessionStore; readonly toasts: ToastStore };

/** Putting a mobile on one's profile, proved by a code that is sent there. Source: specification/sign-in.md, Adding a mobile. */
export class OwnMobileModel {
  step: Step = "entering";
  entry = "";
  typed = "";
  trouble: OwnMobileTrouble | null = null;
  isResending = false;
  isCodeShort = false;
  readonly resend = new ResendWait();
  #challenge: string | null = null;
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
    makeAutoObservable(this, { resend: false }, { autoBind: true, deep: false });
  }

  get mobile(): Mobile | null {
    const entry = mobileEntry(this.entry);
    return entry.kind === "ready" ? entry.mobile : null;
  }

  /** Nothing typed yet is nothing wrong yet. */
  get isInvalid(): boolean {
    return mobileEntry(this.entry).kind === "invalid";
  }

  get isLocked(): boolean {
    return this.step === "typing" || this.step === "checking";
  }

  enter(text: string): void {
    if (this.step !== "entering") return;
    this.entry = mobileEntered(this.entry, text);
    this.trouble = null;
  }

  changeNumber(): void {
    if (this.step !== "typing") return;
    this.go("entering", null);
    this.typed = "";
    this.resend.end();
  }

  async send(): Promise<void> {
    const { mobile } = this;
    if (mobile === null || this.step !== "entering") return;
    this.go("sending", null);
    const awaited = this.lastCode.awaited(ownTarget(mobile));
    if (awaited !== null) return this.expect(mobile, awaited);
    const trouble = await this.sent(mobile, "code-sent");
    this.go(trouble === null ? "typing" : "entering", trouble);
  }

  async sendAgain(): Promise<void> {
    const { mobile } = this;
    if (mobile === null || this.isResending || this.resend.left > 0 || this.step !== "typing") return;
    this.resending(true);
    const trouble = await this.sent(mobile, "code-resent");
    this.resending(false);
    if (trouble !== null && this.step === "typing") this.go("typing", trouble);
  }

  /** A code is verified as soon as its last digit stands. */
  type(text: string): void {
    if (this.step !== "typing") return;
    const before = this.typed;
    this.typed = codeTyped(text);
    this.isCodeShort = false;
    if (startsVerification(before, this.typed)) void this.verify();
  }

  async verify(): Promise<void> {
    const { mobile, typed } = this;
    if (mobile === null || this.step !== "typing") return;
    this.isCodeShort = typed.length < CODE_LENGTH;
    if (this.isCodeShort) return;
    this.go("checking", null);
    const trouble = await this.saved(mobile, typed);
    if (trouble === null) return this.finish();
    this.go(trouble === "not-proved" || trouble === "mobile-taken" ? "entering" : "typing", trouble);
  }

  private async sent(mobile: Mobile, news: "code-sent" | "code-resent"): Promise<OwnMobileTrouble | null> {
    const { session, toasts, ...useCases } = this.#needs;
    const answer = await useCases.sendOwnMobileCode(session.caller, mobile).catch(serverMessageOrDefect);
    if (answer.kind === "refused") return answer.refusal.kind;
    if (answer.kind !== "ok") return "unavailable";
    this.lastCode.keep(ownTarget(mobile), answer.value);
    if (this.step === "entering") return null; // They have gone back to another number.
    this.expect(mobile, answer.value);
    toasts.show({ kind: news });
    return null;
  }

  private get lastCode(): LastCode {
    const { session } = this.#needs;
    session.lastCode ??= new LastCode(session.sentCodes);
    return session.lastCode;
  }

  private expect(mobile: Mobile, { challenge, resendAfter }: Pick<CodeSent, "challenge" | "resendAfter">): void {
    this.entry = mobile;
    this.#challenge = challenge;
    this.resend.begin(resendAfter);
    if (this.step !== "checking") this.go("typing", null);
  }

  /** Only a right code lets the number onto the profile: a wrong one ends before. */
  private async saved(mobile: Mobile, code: string): Promise<OwnMobileTrouble | null> {
    const { session, ...useCases } = this.#needs;
    const { caller, asked } = session;
    if (asked === null) return "signed-out";
    try {
      const proved = await useCases.verifyMobileCode(caller, { mobile, code, challenge: this.#challenge });
      if (proved.kind === "refused")
        return proved.refusal.kind === "wrong-code" && this.lastCode.mistyped() === "over" ? "code-over" : proved.refusal.kind;
      this.lastCode.hasServed(this.#needs.toasts);
      const added = await useCases.addMobile(asked, mobile);
      return added.kind === "refused" ? added.refusal.kind : null;
    } catch (error) {
      serverMessageOrDefect(error);
      return "unavailable";
    }
  }

  private finish(): void {
    const { session } = this.#needs;
    const isForCheckout = session.mobileFor === "checkout";
    session.leaveMobile();
    void session.refresh();
    if (isForCheckout) session.leadTo("/shop/checkout");
  }

  private go(step: Step, trouble: OwnMobileTrouble | null): void {
    if (this.step === "checking") this.typed = "";
    this.step = step;
    this.trouble = trouble;
  }

  private resending(is: boolean): void {
    this.isResending = is;
  }
}

/** Such a code signs nobody in: it is another one than what was sent there for that. */
const ownTarget = (mobile: Mobile): string => `own ${mobile}`;
