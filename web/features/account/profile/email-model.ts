import { makeAutoObservable } from "mobx";
import { emailIn } from "#core/identity/email-address.ts";
import { AskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { allRead, readOr } from "#web/platform/forms/all-read.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const emailNeeds = { askToConfirmEmail: AskToConfirmEmail };

/** An e-mail address on its way onto a profile: a letter asks whoever reads there. */
export class EmailModel {
  readonly form = new FormModel<"email", "email" | "too-many">({ email: "" });
  isOpen = false;
  /** Where the letter went. */
  sentTo: EmailAddress | null = null;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof emailNeeds>;

  constructor(session: SessionStore, useCases: NeedsOf<typeof emailNeeds>) {
    this.#session = session;
    this.#useCases = useCases;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  open(): void {
    this.isOpen = true;
    this.sentTo = null;
  }

  close(): void {
    this.isOpen = false;
    this.form.keep({ email: "" });
  }

  async send(): Promise<void> {
    const read = allRead({ email: readOr(emailIn(this.form.values.email), "email") });
    const answer = await this.form.send(read, ({ email }) => this.ask(email));
    if (answer?.value.kind === "refused") this.form.refuse({ email: "too-many" });
    if (answer?.value.kind === "ok") this.sent(answer.value.value);
  }

  private async ask(email: EmailAddress) {
    const answer = await this.#useCases.askToConfirmEmail(this.#session.caller, email);
    return answer.kind === "ok" ? ok(email) : answer;
  }

  private sent(email: EmailAddress): void {
    this.sentTo = email;
    this.close();
  }
}
