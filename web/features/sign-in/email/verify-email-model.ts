import { makeAutoObservable } from "mobx";
import { emailIn } from "#core/identity/email-address.ts";
import { ConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";

/** What a letter's link holds, as it stands in the address. */
export type EmailLinkText = { readonly challenge: string; readonly code: string; readonly email: string };

type Answer = "asked" | "confirming" | "confirmed" | "wrong-code" | "email-taken" | "too-many" | "unavailable";

/** Putting an e-mail address on the account for which its letter was sent. Only a press does it: mail programs open links by themselves. */
export class VerifyEmailModel {
  answer: Answer = "asked";
  readonly #link: EmailLinkText;
  readonly #session: SessionStore;
  readonly #allDependencies: AllDependencies;

  constructor(link: EmailLinkText, session: SessionStore, allDependencies: AllDependencies) {
    this.#link = link;
    this.#session = session;
    this.#allDependencies = allDependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    if (this.email === null || link.challenge === "" || link.code === "") this.answer = "wrong-code";
  }

  get email() {
    return emailIn(this.#link.email);
  }

  async confirm(): Promise<void> {
    const { email } = this;
    if (email === null || this.answer === "confirming") return;
    this.enter("confirming");
    const { challenge, code } = this.#link;
    const answer = await lateUseCase(this.#allDependencies, ConfirmEmail)(this.#session.caller, { challenge, code, email }).catch(
      serverMessageOrDefect,
    );
    if (answer.kind === "ok") {
      this.enter("confirmed");
      void this.#session.refresh();
    } else this.enter(answer.kind === "refused" ? answer.refusal.kind : "unavailable");
  }

  private enter(answer: Answer): void {
    this.answer = answer;
  }
}
