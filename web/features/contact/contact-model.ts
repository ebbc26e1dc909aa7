import { makeAutoObservable } from "mobx";
import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import { emailProblem, messageProblem, mobileProblem, nameProblem, foundProblems } from "./contact-problems.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { Message } from "#core/contact/message.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import type { ContactProblem } from "./contact-problems.ts";

export type ContactField = "name" | "email" | "mobile" | "message";
const EMPTY = { name: "", email: "", mobile: "", message: "" };

/** A message to the shop, from its first letter to the number that it got. */
export class ContactModel {
  readonly form = new FormModel<ContactField, ContactProblem>(EMPTY);
  sent: { readonly number: number; readonly to: EmailAddress } | null = null;
  isTooMuch = false;
  readonly #session: SessionStore;
  readonly #allDependencies: AllDependencies;

  constructor(session: SessionStore, allDependencies: AllDependencies) {
    this.#session = session;
    this.#allDependencies = allDependencies;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  async send(): Promise<void> {
    const message = this.written();
    const answer = await this.form.send(this.problems(), async () => message && this.tell(message));
    if (answer?.value?.kind === "refused") this.refuse();
    if (message !== null && answer?.value?.kind === "ok") this.enter({ number: answer.value.value, to: message.email });
  }

  writeAnother(): void {
    this.sent = null;
  }

  private written(): Message | null {
    const { values } = this.form;
    const [name, email, message] = [fullNameIn(values.name), emailIn(values.email), values.message.trim()];
    return name === null || email === null ? null : { name, email, mobile: mobileIn(values.mobile), message };
  }

  private tell(message: Message) {
    this.isTooMuch = false;
    return lateUseCase(this.#allDependencies, GetInTouch)(this.#session.caller, message);
  }

  private problems() {
    const { name, email, mobile, message } = this.form.values;
    return foundProblems<ContactField>({
      name: nameProblem(name),
      email: email.trim() === "" ? "needed" : emailProblem(email),
      mobile: mobileProblem(mobile),
      message: messageProblem(message),
    });
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
