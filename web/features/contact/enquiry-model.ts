import { makeAutoObservable } from "mobx";
import { countIn, MOST_EMPLOYEES, MOST_SITES } from "#core/contact/company-size.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import {
  countProblem,
  emailProblem,
  messageProblem,
  mobileProblem,
  nameProblem,
  neededProblem,
  foundProblems,
} from "./contact-problems.ts";
import type { CompanySize } from "#core/contact/company-size.ts";
import type { Enquiry } from "#core/contact/enquiry.ts";
import type { SendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import type { Token } from "#core/shared/token.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import type { ContactProblem } from "./contact-problems.ts";

export type EnquiryField = "name" | "mobile" | "email" | "city" | "employees" | "sites" | "message";
const EMPTY = { name: "", mobile: "", email: "", city: "", employees: "", sites: "", message: "" };

/** For whom somebody asks: a company also tells its size. */
export type AsksFor = "person" | "company";

/** What somebody would like to know of a place or a plan. */
export class EnquiryModel {
  readonly form = new FormModel<EnquiryField, ContactProblem>(EMPTY);
  isSent = false;
  isTooMuch = false;
  readonly #send: Token<SendEnquiry>;
  readonly #session: SessionStore;
  readonly #allDependencies: AllDependencies;
  readonly #asksFor: AsksFor;

  constructor(send: Token<SendEnquiry>, asksFor: AsksFor, session: SessionStore, allDependencies: AllDependencies) {
    this.#send = send;
    this.#session = session;
    this.#allDependencies = allDependencies;
    this.#asksFor = asksFor;
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
    const [city, message] = [values.city.trim(), values.message.trim()];
    return { name, mobile, email: emailIn(values.email), city, about, message, company: this.company };
  }

  private get company(): CompanySize | null {
    const { values } = this.form;
    const [employees, sites] = [countIn(values.employees, MOST_EMPLOYEES), countIn(values.sites, MOST_SITES)];
    return this.#asksFor === "person" || employees === null || sites === null ? null : { employees, sites };
  }

  private tell(enquiry: Enquiry) {
    this.isTooMuch = false;
    return lateUseCase(this.#allDependencies, this.#send)(this.#session.caller, enquiry);
  }

  private problems() {
    const { name, mobile, email, city, employees, sites, message } = this.form.values;
    const isCompany = this.#asksFor === "company";
    return foundProblems<EnquiryField>({
      name: nameProblem(name),
      mobile: neededProblem(mobile) ?? mobileProblem(mobile),
      email: emailProblem(email),
      city: neededProblem(city),
      employees: isCompany ? countProblem(employees, MOST_EMPLOYEES) : null,
      sites: isCompany ? countProblem(sites, MOST_SITES) : null,
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
