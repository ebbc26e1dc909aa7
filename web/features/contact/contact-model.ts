import { makeAutoObservable } from "mobx";
import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { allRead, needed } from "#web/platform/forms/all-read.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import { optional, readEmail, readMessage, readMobile, readName } from "./contact-fields.ts";
import { knownOf } from "./known-sender.ts";
import type { Profile } from "#core/account/profile.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { Message } from "#core/contact/message.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ContactProblem } from "./contact-fields.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ContactField = "name" | "email" | "mobile" | "message";
const EMPTY = { name: "", email: "", mobile: "", message: "" };

export const contactNeeds = { getInTouch: GetInTouch };

/** A message to the shop, from its first letter to the number that it got. */
export class ContactModel {
  readonly form = new FormModel<ContactField, ContactProblem>(EMPTY);
  sent: { readonly number: number; readonly to: EmailAddress } | null = null;
  isTooMuch = false;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof contactNeeds>;

  constructor(session: SessionStore, useCases: NeedsOf<typeof contactNeeds>) {
    this.#session = session;
    this.#useCases = useCases;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** Whoever is signed in need not type who they are. What they typed before that was known stays. */
  know(profile: Profile | null): void {
    if (this.sent === null) this.form.renew(profile === null ? EMPTY : { ...EMPTY, ...knownOf(profile) });
  }

  async send(): Promise<void> {
    const answer = await this.form.send(this.read(), (message) => this.tell(message));
    if (answer?.value.kind === "refused") this.refuse();
    if (answer?.value.kind === "ok") this.enter(answer.value.value);
  }

  writeAnother(): void {
    this.sent = null;
    this.know(this.#session.user);
  }

  private read() {
    const { name, email, mobile, message } = this.form.values;
    return allRead({
      name: needed(name, readName),
      email: needed(email, readEmail),
      mobile: optional(mobile, readMobile),
      message: needed(message, readMessage),
    });
  }

  private async tell(message: Message) {
    this.isTooMuch = false;
    const answer = await this.#useCases.getInTouch(this.#session.caller, message);
    return answer.kind === "ok" ? ok({ number: answer.value, to: message.email }) : answer;
  }

  private refuse(): void {
    this.isTooMuch = true;
    this.form.refuse({});
  }

  private enter(sent: ContactModel["sent"]): void {
    this.sent = sent;
    this.form.keep(EMPTY);
  }
}
