import { makeAutoObservable } from "mobx";
import { MOST_EMPLOYEES, MOST_SITES } from "#core/contact/company-size.ts";
import { ok } from "#core/shared/result.ts";
import { allRead, needed } from "#web/platform/forms/all-read.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import { optional, readCount, readEmail, readMessage, readMobile, readName } from "./contact-fields.ts";
import type { addressesNeeds } from "#web/features/account/addresses/addresses-model.ts";
import { AddressesModel } from "#web/features/account/addresses/addresses-model.ts";
import { knownOf } from "./known-sender.ts";
import type { Profile } from "#core/account/profile.ts";
import type { Enquiry } from "#core/contact/enquiry.ts";
import type { SendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ContactProblem } from "./contact-fields.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type EnquiryField = "name" | "mobile" | "email" | "city" | "employees" | "sites" | "message";
const EMPTY = { name: "", mobile: "", email: "", city: "", employees: "", sites: "", message: "" };

/** For whom somebody asks: a company also tells its size. */
export type AsksFor = "person" | "company";

/** What somebody would like to know of a place or a plan. */
export class EnquiryModel {
  readonly form = new FormModel<EnquiryField, ContactProblem>(EMPTY);
  isSent = false;
  isTooMuch = false;
  readonly #enquire: SendEnquiry;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof addressesNeeds>;
  readonly #asksFor: AsksFor;

  constructor(enquire: SendEnquiry, asksFor: AsksFor, session: SessionStore, useCases: NeedsOf<typeof addressesNeeds>) {
    this.#enquire = enquire;
    this.#session = session;
    this.#useCases = useCases;
    this.#asksFor = asksFor;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** Whoever is signed in need not type who they are, and where. What they typed before that was known stays. */
  async know(profile: Profile | null): Promise<void> {
    if (profile === null) return this.form.renew(EMPTY);
    this.form.renew({ ...EMPTY, ...knownOf(profile) });
    const addresses = new AddressesModel(profile.customer.id, this.#useCases);
    await addresses.ask();
    const usual = addresses.state.kind === "read" ? addresses.state.value.find(({ isDefault }) => isDefault) : undefined;
    if (usual === undefined || this.isSent || this.#session.customer !== profile.customer.id) return;
    this.form.renew({ ...EMPTY, ...knownOf(profile), city: usual.city });
  }

  /** `about` null: of none in particular. */
  async send(about: string | null): Promise<void> {
    const answer = await (this.#asksFor === "person"
      ? this.form.send(allRead(this.person), (person) => this.tell({ ...person, about, company: null }))
      : this.form.send(allRead({ ...this.person, ...this.size }), ({ employees, sites, ...person }) =>
          this.tell({ ...person, about, company: { employees, sites } }),
        ));
    if (answer?.value.kind === "refused") this.refuse();
    if (answer?.value.kind === "ok") this.enter();
  }

  /** What each enquiry tells. */
  private get person() {
    const { name, mobile, email, city, message } = this.form.values;
    return {
      name: needed(name, readName),
      mobile: needed(mobile, readMobile),
      email: optional(email, readEmail),
      city: needed(city, ok),
      message: needed(message, readMessage),
    };
  }

  /** What that of a company tells besides. */
  private get size() {
    const { employees, sites } = this.form.values;
    return { employees: needed(employees, readCount(MOST_EMPLOYEES)), sites: needed(sites, readCount(MOST_SITES)) };
  }

  private tell(enquiry: Enquiry) {
    this.isTooMuch = false;
    return this.#enquire(this.#session.caller, enquiry);
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
