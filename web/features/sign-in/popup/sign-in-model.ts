import { makeAutoObservable } from "mobx";
import { emailIn } from "#core/identity/email-address.ts";
import { afterSignIn } from "#core/sign-in/session/after-sign-in.ts";
import { codeTyped, startsVerification } from "#core/sign-in/codes/code-entry.ts";
import { textOf } from "#core/sign-in/codes/code-target.ts";
import { CODE_LENGTH } from "#core/sign-in/codes/one-time-code.ts";
import { mobileEntered, mobileEntry } from "#core/sign-in/mobile-and-email/mobile-entry.ts";
import { passwordProblem } from "#core/sign-in/passwords/password.ts";
import { Register } from "#core/sign-in/sign-up/register.use-case.ts";
import { ResendEmailCode, ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { SendEmailCode, SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { ENTERING, nextSignIn } from "#core/sign-in/session/sign-in-flow.ts";
import { VerifyEmailCode, VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { late } from "#web/platform/late/needs.ts";
import { LastCode } from "#web/platform/session/last-code.ts";
import { ResendWait } from "#web/features/sign-in/codes/resend-wait.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import { SignUpModel } from "./sign-up-model.ts";
import type { CodeSent } from "#core/sign-in/codes/code-sender.ts";
import type { SentCode } from "#core/sign-in/codes/sent-code.ts";
import type { CodeTarget } from "#core/sign-in/codes/code-target.ts";
import type { Result } from "#core/shared/result.ts";
import type { SignInEvent, SignInMode, SignInState, VerifyTrouble } from "#core/sign-in/session/sign-in-flow.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { SignedIn } from "#core/sign-in/signed-in.ts";
import type { HumanProof } from "#web/features/sign-in/codes/human-proof.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const signInNeeds = {
  register: Register,
  sendMobileCode: SendMobileCode,
  sendEmailCode: SendEmailCode,
  resendMobileCode: ResendMobileCode,
  resendEmailCode: ResendEmailCode,
  verifyMobileCode: VerifyMobileCode,
  verifyEmailCode: VerifyEmailCode,
  verifyPassword: VerifyPassword,
  keptInvite: late(KeptInvite),
};

type Needs = NeedsOf<typeof signInNeeds> & {
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly proof: HumanProof;
  /** The path of the page at which somebody signs in. */
  readonly here: () => string;
  readonly now: Clock;
};
type Verified = Result<SignedIn | null, { readonly kind: "wrong-code" | "wrong-password" | "blocked" | "too-many" }>;

/**
 * Signing in from the first digit to the session, over core's table of states. Every answer that comes too late finds no state to change.
 */
export class SignInModel {
  flow: SignInState = ENTERING;
  by: CodeTarget["kind"] = "mobile";
  entry = "";
  /** Whether sending was tried with what can't be sent to, or a password can't be one. */
  isEntryWrong = false;
  /** Grows with every sending that found something wrong, so that the wrong field can be gone to. */
  faults = 0;
  /** What the server itself said when it refused. */
  said = "";
  isResending = false;
  readonly resend = new ResendWait();
  readonly signUp: SignUpModel;
  #challenge: string | null = null;
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.signUp = new SignUpModel(needs.now);
    this.entry = needs.session.mobileInHand ?? "";
    makeAutoObservable(this, { resend: false, signUp: false }, { autoBind: true, deep: false });
    if (needs.session.lastCode === null) this.goOnWith(this.lastCode.sent);
  }

  /** Where a code can be sent; null: not yet. */
  get target(): CodeTarget | null {
    if (this.by === "email") {
      const email = emailIn(this.entry);
      return email === null ? null : { kind: "email", email };
    }
    const entry = mobileEntry(this.entry);
    return entry.kind === "ready" ? { kind: "mobile", mobile: entry.mobile } : null;
  }

  /** What was typed to be verified. */
  get typed(): string {
    return this.flow.kind === "verifying" ? this.flow.typed : this.#checked;
  }

  get mode(): SignInMode {
    return this.flow.kind === "verifying" || this.flow.kind === "checking" ? this.flow.mode : "code";
  }

  get isLocked(): boolean {
    return this.flow.kind !== "entering" && this.flow.kind !== "sending";
  }

  enter(text: string): void {
    if (this.isLocked) return;
    this.entry = this.by === "mobile" ? mobileEntered(this.entry, text) : text;
    this.isEntryWrong = false;
    if (this.target !== null) this.#needs.proof.prepare(this.#needs.session.caller); // It is done while a hand goes to the button.
  }

  switchTo(by: CodeTarget["kind"]): void {
    this.by = by;
    this.entry = "";
    this.isEntryWrong = false;
    this.flow = ENTERING;
  }

  changeNumber(): void {
    this.on({ kind: "change-number" });
    this.resend.end();
  }

  async send(): Promise<void> {
    const { target } = this;
    if (this.flow.kind !== "entering") return;
    if (target === null) return this.findWrong();
    this.on({ kind: "send" });
    if (target.kind === "mobile") this.#needs.session.keepMobile(target.mobile);
    const awaited = this.lastCode.awaited(textOf(target));
    if (awaited !== null) return this.expect(target, awaited);
    const answer = await this.sent(target).catch(serverMessageOrDefect);
    if (answer.kind === "ok") return this.enterSent(target, answer.value, "code-sent");
    if (!this.isAwaited(target)) return;
    if (answer.kind === "refused") return this.on({ kind: "send-refused", trouble: answer.refusal.kind });
    if (answer.kind === "silent") return this.on({ kind: "send-refused", trouble: "unavailable" });
    this.enterSaid(answer.sentence);
    this.on({ kind: "send-refused", trouble: BY_CODE[answer.code] ?? "refused" });
  }

  /** Whether no code could be sent to a number, whose password needs none. */
  get isPasswordLeft(): boolean {
    return this.flow.kind === "entering" && this.flow.trouble !== null && this.target?.kind === "mobile";
  }

  enterPassword(): void {
    const { target } = this;
    if (target === null || !this.isPasswordLeft) return;
    this.entry = textOf(target);
    this.#challenge = null;
    this.on({ kind: "by-password" });
  }

  async sendAgain(): Promise<void> {
    const { target } = this;
    if (target === null || this.isResending || this.resend.left > 0 || this.flow.kind !== "verifying") return;
    this.isResending = true;
    const answer = await this.resent(target).catch(serverMessageOrDefect);
    this.endResending();
    if (answer.kind === "ok") return this.enterSent(target, answer.value, "code-resent");
    if (!this.isAwaited(target)) return;
    if (answer.kind === "refused") return this.on({ kind: "verify-refused", trouble: answer.refusal.kind });
    this.enterSaid(answer.kind === "said" ? answer.sentence : "");
    this.on({ kind: "verify-refused", trouble: answer.kind === "said" && answer.sentence !== "" ? "refused" : "unavailable" });
  }

  /** A code is verified as soon as its last digit stands. */
  type(text: string): void {
    const before = this.typed;
    const after = this.mode === "code" ? codeTyped(text) : text;
    this.isEntryWrong = false;
    this.on({ kind: "typed", text: after });
    if (this.mode === "code" && startsVerification(before, after)) void this.verify();
  }

  verifyBy(mode: SignInMode): void {
    this.isEntryWrong = false;
    const isNoneSent = mode === "code" && this.#challenge === null;
    if (isNoneSent) this.changeNumber();
    else this.on({ kind: "switched", mode });
  }

  async verify(): Promise<void> {
    const { target, mode, typed } = this;
    if (this.flow.kind !== "verifying" || target === null) return;
    if (mode === "code" ? typed.length < CODE_LENGTH : passwordProblem(typed) !== null) return this.findWrong();
    this.#checked = typed;
    this.on({ kind: "submitted" });
    const answer = await this.verified(target, typed).catch(serverMessageOrDefect);
    if (answer.kind === "ok") this.lastCode.hasServed(this.#needs.toasts);
    if (answer.kind === "ok") return answer.value === null ? this.welcome() : this.finish(answer.value);
    if (answer.kind === "refused") return this.on({ kind: "verify-refused", trouble: this.troubleOf(answer.refusal.kind) });
    if (answer.kind === "silent" || answer.sentence === "") return this.abandon();
    this.enterSaid(answer.sentence);
    this.on({ kind: "verify-refused", trouble: answer.code === 429 ? "too-many" : "refused" });
  }

  async register(): Promise<void> {
    const { target } = this;
    if (this.flow.kind !== "registering" || target === null) return;
    const form = this.signUp.filled();
    if (form === "terms-not-accepted") return this.on({ kind: "register-refused", trouble: form });
    if (form === null) return;
    const proved = target.kind === "mobile" ? { mobile: target.mobile } : { mobile: null, email: target.email };
    this.on({ kind: "register" });
    const answer = await this.#needs
      .register(this.#needs.session.caller, {
        ...form,
        ...proved,
        challenge: this.#challenge,
      })
      .catch(serverMessageOrDefect);
    if (answer.kind === "ok") return this.finish(answer.value);
    if (answer.kind === "refused") {
      if (answer.refusal.kind === "unknown-invite-code") this.signUp.find("inviteCode");
      return this.on({ kind: "register-refused", trouble: answer.refusal.kind });
    }
    if (answer.kind === "silent" || answer.sentence === "") return this.abandon();
    this.enterSaid(answer.sentence);
    this.on({ kind: "register-refused", trouble: "refused" });
  }

  /** Nothing counts down any more, and no answer that is still to come is waited for. */
  end(): void {
    this.resend.end();
    this.flow = { kind: "abandoned" };
  }

  #checked = "";

  private async sent(target: CodeTarget) {
    const { session, proof, sendMobileCode, sendEmailCode } = this.#needs;
    const { caller } = session;
    return proof.sent(caller, (proof) =>
      target.kind === "mobile"
        ? sendMobileCode(caller, { mobile: target.mobile, proof, referenceCode: null })
        : sendEmailCode(caller, { email: target.email, proof }),
    );
  }

  private async resent(target: CodeTarget) {
    const { session, resendMobileCode, resendEmailCode } = this.#needs;
    const { caller } = session;
    const challenge = this.#challenge;
    return target.kind === "mobile"
      ? resendMobileCode(caller, { mobile: target.mobile, challenge })
      : resendEmailCode(caller, { email: target.email, challenge });
  }

  private async verified(target: CodeTarget, typed: string): Promise<Verified> {
    const { session, verifyEmailCode, verifyPassword, verifyMobileCode } = this.#needs;
    const { caller } = session;
    const challenge = this.#challenge;
    if (target.kind === "email") return verifyEmailCode(caller, { email: target.email, code: typed, challenge });
    if (this.mode === "password") return verifyPassword(caller, { mobile: target.mobile, password: typed });
    return verifyMobileCode(caller, { mobile: target.mobile, code: typed, challenge });
  }

  private get lastCode(): LastCode {
    const { session } = this.#needs;
    session.lastCode ??= new LastCode(session.sentCodes);
    return session.lastCode;
  }

  /** Whether somebody still waits for what becomes of it: they may have gone on to another number, or away. */
  private isAwaited(target: CodeTarget): boolean {
    const isGone = this.flow.kind === "entering" || this.flow.kind === "abandoned";
    return !isGone && this.target !== null && textOf(this.target) === textOf(target);
  }

  private enterSent(target: CodeTarget, sent: CodeSent, news: "code-sent" | "code-resent"): void {
    this.lastCode.keep(textOf(target), sent);
    if (!this.isAwaited(target)) return;
    this.expect(target, sent);
    this.#needs.toasts.show({ kind: news });
  }

  /** From here on the code that was sent is typed, and the number stands in its normal form. */
  private expect(target: CodeTarget, { challenge, resendAfter }: Pick<CodeSent, "challenge" | "resendAfter">): void {
    this.entry = textOf(target);
    this.#challenge = challenge;
    this.resend.begin(resendAfter);
    this.on({ kind: "sent" });
  }

  /** The first form in a window: a code that was sent before the page was loaded anew is typed at once. */
  private goOnWith(sent: SentCode | null): void {
    if (sent === null) return;
    this.by = emailIn(sent.to) === null ? "mobile" : "email";
    this.entry = sent.to;
    const { target } = this;
    if (target === null) this.switchTo("mobile"); // It was sent to confirm a customer's own number.
    if (target === null) return;
    this.on({ kind: "send" });
    this.expect(target, { challenge: sent.challenge, resendAfter: Math.max(0, Math.ceil((sent.againAt - Date.now()) / 1000)) });
  }

  private troubleOf(refusal: "wrong-code" | "wrong-password" | "blocked" | "too-many"): VerifyTrouble {
    return refusal === "wrong-code" && this.lastCode.mistyped() === "over" ? "code-over" : refusal;
  }

  /** Somebody new fills in what is asked; by whose invitation they came stands there already. */
  private async welcome(): Promise<void> {
    const stored = await this.#needs.keptInvite();
    this.signUp.invite(stored.read());
    this.on({ kind: "is-new" });
  }

  private finish(signedIn: SignedIn): void {
    if (this.flow.kind !== "checking" && this.flow.kind !== "joining") return;
    const { session, toasts, here } = this.#needs;
    const leaves = signedIn.user.customer.status.kind === "leaving";
    this.on({ kind: leaves ? "leaves" : "opened" });
    session.signIn(signedIn);
    void this.#needs.keptInvite().then((stored) => stored.put(null));
    if (leaves) return;
    toasts.show({ kind: "signed-in" });
    session.leadTo(afterSignIn({ here: here(), saved: session.takeSavedPath() }));
  }

  /** Without a usable answer nothing can be said but that it starts anew, at home. Source: specification/sign-in.md, What failures say. */
  private abandon(): void {
    if (this.flow.kind === "abandoned") return;
    this.on({ kind: "no-usable-answer" });
    this.#needs.session.leaveSignIn();
    this.#needs.session.leadTo("/");
  }

  private on(event: SignInEvent): void {
    this.flow = nextSignIn(this.flow, event);
  }

  private findWrong(): void {
    this.isEntryWrong = true;
    this.faults += 1;
  }

  private enterSaid(sentence: string): void {
    this.said = sentence;
  }

  private endResending(): void {
    this.isResending = false;
  }
}

/** Codes of the answer to a sending that have a sentence of their own. Source: specification/sign-in.md, What failures say. */
const BY_CODE: Readonly<Record<number, "unauthorized" | "too-many">> = { 401: "unauthorized", 429: "too-many" };
