import { makeAutoObservable } from "mobx";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import { emailProblem, messageProblem, mobileProblem, nameProblem, neededProblem, foundProblems } from "./contact-problems.ts";
import type { Enquiry } from "#core/contact/enquiry.ts";
import type { SendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import type { Token } from "#core/shared/token.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import type { ContactProblem } from "./contact-problems.ts";

export type EnquiryField = "name" | "mobile" | "email" | "city" | "message";
const EMPTY = { name: "", mobile: "", email: "", city: "", message: "" };

/** What somebody would like to know of a place or a plan. */
export class EnquiryModel {
  readonly form = new FormModel<EnquiryField, ContactProblem>(EMPTY);
  isSent = false;
  isTooMuch = false;
  readonly #send: Token<SendEnquiry>;
  readonly #session: SessionStore;
  readonly #whole: Whole;

  constructor(send: Token<SendEnquiry>, session: SessionStore, whole: Whole) {
    this.#send = send;
    this.#session = session;
    this.#whole = whole;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** `about` null: of none in particular. */
  async send(about: string | null): Promise<void> {
    const enquiry = this.written(about);
    const answer = await this.form.send(this.problems(), async () => enquiry && this.tell(enquiry));
    if (answer?.value?.kind === "refused") this.refuse();
    if (answer?.value?.kind === "ok") this.enter();
  }

  private written(about: string | null): Enquiry | null {
    const { values } = this.form;
    const [name, mobile] = [fullNameIn(values.name), mobileIn(values.mobile)];
    if (name === null || mobile === null) return null;
    return { name, mobile, email: emailIn(values.email), city: values.city.trim(), about, message: values.message.trim() };
  }

  private tell(enquiry: Enquiry) {
    this.isTooMuch = false;
    return lateUseCase(this.#whole, this.#send)(this.#session.caller, enquiry);
  }

  private problems() {
    const { name, mobile, email, city, message } = this.form.values;
    return foundProblems<EnquiryField>({
      name: nameProblem(name),
      mobile: neededProblem(mobile) ?? mobileProblem(mobile),
      email: emailProblem(email),
      city: neededProblem(city),
      message: messageProblem(message),
    });
  }

  private refuse(): void {
    this.isTooMuch = true;
    this.form.refuse({});
  }

  private enter(): void {
    this.isSent = true;
    this.form.keep(EMPTY);
  }
}
