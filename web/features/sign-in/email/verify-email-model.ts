import { makeAutoObservable } from "mobx";
import { emailIn } from "#core/identity/email-address.ts";
import { ConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** What a letter's link holds, as it stands in the address. */
export type EmailLinkText = { readonly challenge: string; readonly code: string; readonly email: string };

type Answer = "asked" | "confirming" | "confirmed" | "wrong-code" | "email-taken" | "too-many" | "unavailable";

export const verifyEmailNeeds = { confirmEmail: ConfirmEmail };

/** Putting an e-mail address on the account for which its letter was sent. Only a press does it: mail programs open links by themselves. */
export class VerifyEmailModel {
  answer: Answer = "asked";
  readonly #link: EmailLinkText;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof verifyEmailNeeds>;

  constructor(link: EmailLinkText, session: SessionStore, useCases: NeedsOf<typeof verifyEmailNeeds>) {
    this.#link = link;
    this.#session = session;
    this.#useCases = useCases;
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
    const answer = await this.#useCases.confirmEmail(this.#session.caller, { challenge, code, email }).catch(serverMessageOrDefect);
    if (answer.kind === "ok") {
      this.enter("confirmed");
      void this.#session.refresh();
    } else this.enter(answer.kind === "refused" ? answer.refusal.kind : "unavailable");
  }

  private enter(answer: Answer): void {
    this.answer = answer;
  }
}
