import { makeAutoObservable } from "mobx";
import { isMinor } from "#core/account/family-member.ts";
import { complaintIn, LONGEST_COMPLAINT } from "#core/consultations/consent/complaint.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readHousehold, readHouseholdNeeds } from "./household-data.ts";
import { late } from "#web/platform/late/needs.ts";
import type { Household } from "./household-data.ts";
import type { FamilyMember, MemberId } from "#core/account/family-member.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { HoldRefusal, HoldRequest } from "#core/consultations/booking/hold-time.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type BookRefusal = HoldRefusal;
export type ChosenTime = Pick<HoldRequest, "practitioner" | "start" | "length" | "mode">;

export const bookNeeds = { allowCareData: AllowCareData, holdTime: HoldTime, bookingInHand: late(BookingInHand), ...readHouseholdNeeds };

/** For whom a time is booked, and what is said before. What was typed stays when a time is lost and another one is chosen. */
export class BookModel {
  /** As the address has it, whoever that is. */
  chosen: MemberId | null = null;
  complaint = "";
  isTicked = false;
  /** How often it was sent although something is missing. */
  faults = 0;
  /** What was typed is kept with the time. */
  private isHeld = false;
  readonly #household: Resource<Household>;
  readonly #hold = new RefusableSubmission<BookingView, BookRefusal>();
  readonly #key: (request: unknown) => string;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof bookNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof bookNeeds>, newKey: () => string) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#key = keyPerRequest(newKey);
    this.#household = new Resource(() => readHousehold(useCases, customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): SubmissionState<BookRefusal> {
    return this.#hold.state;
  }

  /** A member of the customer's; null: the customer. */
  get member(): MemberId | null {
    const { state } = this.#household;
    return (state.kind === "read" ? state.value.family.find(({ id }) => id === this.chosen)?.id : null) ?? null;
  }

  /** Nothing is booked for the customer while it is not known who else was chosen. */
  get isPatientKnown(): boolean {
    return this.chosen === null || this.member !== null;
  }

  /** Who was chosen can't be read. */
  get isUnavailable(): boolean {
    return !this.isPatientKnown && this.#household.state.kind === "unavailable";
  }

  /** Members who are minors at a start: others book for themselves. */
  minorsAt(start: number): readonly FamilyMember[] {
    const { state } = this.#household;
    return state.kind === "read" ? state.value.family.filter(({ birthdate }) => isMinor(birthdate, indianDay(start))) : [];
  }

  /** Whether the consent must be asked for: something is written, and it does not stand for this patient. */
  get asksConsent(): boolean {
    const { state } = this.#household;
    const stands = state.kind === "read" && state.value.consents.includes(this.member);
    return complaintIn(this.complaint) !== null && !stands;
  }

  /** Whether something would be lost: whose time it is stands in the address. */
  get isChanged(): boolean {
    return !this.isHeld && this.complaint.trim() !== "";
  }

  get isTooLong(): boolean {
    return this.complaint.length > LONGEST_COMPLAINT;
  }

  async ask(): Promise<void> {
    await this.#household.ask();
  }

  chooseMember(member: MemberId | null): void {
    this.chosen = member;
    this.#hold.clear();
  }

  write(complaint: string): void {
    this.complaint = complaint;
    this.#hold.clear();
  }

  tick(isTicked: boolean): void {
    this.isTicked = isTicked;
    this.#hold.clear();
  }

  /** Another time was chosen: what came of the former one says nothing of it. */
  choose(): void {
    this.#hold.clear();
  }

  /** Answers the booking that keeps the time; null: it is not kept, and the page says why. */
  async send(time: ChosenTime): Promise<BookingView | null> {
    if (!this.isPatientKnown) return null;
    if (this.isTooLong || (this.asksConsent && !this.isTicked)) {
      this.faults += 1;
      return null;
    }
    const { member, asksConsent } = this;
    const request = { ...time, member, complaint: complaintIn(this.complaint) };
    const answer = await this.#hold.send(async () => {
      if (asksConsent) await this.#useCases.allowCareData(this.#customer, { member, consent: true });
      return this.#useCases.holdTime(
        { customer: this.#customer, language: languageWords.language },
        { ...request, key: this.#key(request) },
      );
    });
    if (answer === null) return null;
    this.hold();
    (await this.#useCases.bookingInHand()).put(answer.value.id);
    return answer.value;
  }

  private hold(): void {
    this.isHeld = true;
  }
}
