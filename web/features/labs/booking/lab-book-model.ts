import { makeAutoObservable } from "mobx";
import { QuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { ANY_TEST } from "#core/labs/list/lab-test-query.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readBook, readBookNeeds } from "./lab-book-data.ts";
import { SlotChoice } from "./slot-choice.ts";
import type { Address } from "#core/account/address.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TestsOfPerson } from "#core/labs/booking/lab-basket.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { LabHoldRefusal } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import type { LabId } from "#core/labs/lab.ts";
import type { LabTestPage } from "#core/labs/list/searched-tests.ts";
import type { ListedLab } from "#core/labs/list/list-labs.use-case.ts";
import type { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type { LabSpot } from "#core/labs/slots/lab-slots.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NamedItems, BookableItem, ReadBook } from "./lab-book-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** So many of what was found are offered. */
const MOST_FOUND = 6;

type Quote = Awaited<ReturnType<QuoteLabBasket>>;
export const labBookNeeds = {
  findLabTests: FindLabTests,
  quoteLabBasket: QuoteLabBasket,
  listLabSlots: ListLabSlots,
  listLabs: ListLabs,
  holdLabSlot: HoldLabSlot,
  ...readBookNeeds,
};

type Needs = NeedsOf<typeof labBookNeeds> & {
  readonly newKey: () => string;
  /** Where this device has parcels sent. */
  readonly kept: Pick<KeptPincode, "read">;
};

/** Somebody for whom tests are booked; `id` null: the customer. */
export type Person = { readonly id: MemberId | null; readonly name: string | null };

/** For whom tests are booked, where and when, what that costs, and keeping the time. */
export class LabBookModel {
  readonly slots: SlotChoice;
  /** What is looked for, as it is typed. */
  sought = "";
  private added: readonly BookableItem[] = [];
  private isFinding = false;
  private people: readonly (MemberId | null)[] = [null];
  /** What a person goes without. */
  private without: readonly string[] = [];
  private isKept = false;
  private place: Address | null = null;
  private chosenLab: LabId | null = null;
  /** The laboratories of the place that was chosen last; null: none was yet. */
  private listed: Resource<readonly ListedLab[]> | null = null;
  /** Until they are listed. */
  #listing: Promise<unknown> = Promise.resolve();
  readonly #read: Resource<ReadBook>;
  readonly #found: Resource<LabTestPage>;
  readonly #quote: Resource<Quote>;
  readonly #hold = new RefusableSubmission<LabBookingView, LabHoldRefusal>();
  readonly #key: (request: unknown) => string;
  readonly #kept: Needs["kept"];
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof labBookNeeds>;

  constructor(customer: CustomerId, items: NamedItems, { newKey, kept, ...useCases }: Needs) {
    this.#kept = kept;
    this.#customer = customer;
    this.#useCases = useCases;
    this.#key = keyPerRequest(newKey);
    this.#read = new Resource(() => readBook(useCases, customer, items));
    this.#found = new Resource(() => useCases.findLabTests({ ...ANY_TEST, title: this.sought.trim() || null, order: "name", after: null }));
    this.#quote = new Resource(() => useCases.quoteLabBasket(customer, { people: this.wanted, place: this.spot.kind }));
    this.slots = new SlotChoice((spot) => useCases.listLabSlots(spot));
    makeAutoObservable<this, "home">(this, { slots: false, home: false }, { autoBind: true, deep: false });
  }

  /** Whether something would be lost: which tests are booked stands in the address, but for what was added. */
  get isChanged(): boolean {
    const isForOthers = this.people.length !== 1 || this.people[0] !== null;
    return !this.isKept && (isForOthers || this.added.length > 0 || this.without.length > 0 || this.slots.isChosen);
  }

  get state(): ResourceState<ReadBook> {
    return this.#read.state;
  }

  /** What can be booked: what the address asks for, and what was added since. */
  get items(): readonly BookableItem[] {
    const { state } = this.#read;
    return [...(state.kind === "read" ? state.value.items : []), ...this.added];
  }

  /** Tests that were found and are not chosen yet. */
  get found(): readonly BookableItem[] {
    const { state } = this.#found;
    if (state.kind !== "read") return [];
    const chosen = new Set<string>(this.items.map(({ id }) => id));
    return state.value.tests
      .filter(({ id }) => !chosen.has(id))
      .slice(0, MOST_FOUND)
      .map(({ id, title }) => ({ kind: "test", id, title }));
  }

  get finding(): ResourceState<LabTestPage>["kind"] | "none" {
    return this.isFinding ? this.#found.state.kind : "none";
  }

  get holding(): SubmissionState<LabHoldRefusal> {
    return this.#hold.state;
  }

  get quote(): ResourceState<Quote> {
    return this.#quote.state;
  }

  /**
   * Laboratories that take samples where it was chosen: at their centres all of them, first those that come to where the customer lives.
   */
  get labs(): readonly ListedLab[] {
    const state = this.listed?.state;
    if (state?.kind !== "read") return [];
    if (this.place !== null) return state.value.filter(({ comes }) => comes !== false);
    return [...state.value.filter(isNear), ...state.value.filter((one) => !isNear(one))];
  }

  /** "none": no place was chosen yet. */
  get listing(): "none" | "reading" | "unavailable" | "read" {
    return this.listed?.state.kind ?? "none";
  }

  /** The one that was chosen, else the first; null: none is, as nobody is sent to a centre far away that they did not choose. */
  get lab(): ListedLab | null {
    const { labs } = this;
    const usual = this.place !== null || labs.length === 1 ? labs[0] : labs.find(isNear);
    return labs.find(({ id }) => id === this.chosenLab) ?? usual ?? null;
  }

  get address(): Address | null {
    return this.place;
  }

  /** False: nobody takes samples where it was chosen. */
  get isServed(): boolean {
    return this.place === null || this.listing !== "read" || this.labs.length > 0;
  }

  /** Where it is priced for: at home only where somebody may come. */
  get spot(): LabSpot {
    return this.place === null || !this.isServed ? { kind: "centre" } : { kind: "home", pincode: this.place.pincode };
  }

  get everybody(): readonly Person[] {
    const { state } = this.#read;
    const family = state.kind === "read" ? state.value.family : [];
    return [{ id: null, name: null }, ...family.map(({ id, name }) => ({ id, name }))];
  }

  isTested(person: MemberId | null): boolean {
    return this.people.includes(person);
  }

  has(person: MemberId | null, item: BookableItem): boolean {
    return !this.without.includes(keyOf(person, item));
  }

  /** `preferred`: the address or the member to begin with, as one that was just entered; else the default address, and the customer. */
  async begin(preferred: string | null = null): Promise<void> {
    await this.#read.ask();
    const { state } = this.#read;
    if (state.kind !== "read") return;
    const { addresses, family } = state.value;
    const member = family.find(({ id }) => id === preferred);
    if (member !== undefined) this.beginWith(member.id);
    const first = addresses.find(({ id }) => id === preferred) ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
    await this.goTo(first ?? null);
  }

  private beginWith(member: MemberId): void {
    this.people = [member];
  }

  seek(sought: string): void {
    this.sought = sought;
  }

  async find(): Promise<void> {
    this.isFinding = true;
    await this.#found.ask();
  }

  add(item: BookableItem): void {
    this.added = [...this.added, item];
    void this.price();
  }

  test(person: MemberId | null, isTested: boolean): void {
    this.people = isTested ? [...this.people, person] : this.people.filter((one) => one !== person);
    void this.price();
  }

  give(person: MemberId | null, item: BookableItem, isGiven: boolean): void {
    const key = keyOf(person, item);
    this.without = isGiven ? this.without.filter((one) => one !== key) : [...this.without, key];
    void this.price();
  }

  /** null: to the centre. Laboratories and times of another place are shown no longer. */
  async goTo(address: Address | null): Promise<void> {
    const listed = new Resource(() => this.#useCases.listLabs(address?.pincode ?? this.home));
    this.place = address;
    this.listed = listed;
    this.slots.forget();
    this.#listing = listed.ask();
    await this.price();
  }

  goToNamed(id: string): void {
    const { state } = this.#read;
    void this.goTo((state.kind === "read" ? state.value.addresses.find((one) => one.id === id) : undefined) ?? null);
  }

  chooseLab(id: string): void {
    this.chosenLab = this.labs.find((one) => one.id === id)?.id ?? null;
    void this.findSlots();
  }

  chooseTime(start: number): void {
    this.slots.choose(start);
    this.#hold.clear();
  }

  /** Answers the booking that keeps the time; null: it is not kept, and the page says why. */
  async keep(): Promise<LabBookingView | null> {
    const { start, fastedFrom, isReady } = this.slots;
    if (start === null || !isReady || this.lab === null) return null;
    const request = { people: this.wanted, lab: this.lab.id, address: this.place?.id ?? null, start, fastedFrom };
    const reader = { customer: this.#customer, language: languageWords.language };
    const answer = await this.#hold.send(() => this.#useCases.holdLabSlot(reader, { ...request, key: this.#key(request) }));
    if (answer === null && this.holding.kind === "refused") await this.findSlots();
    if (answer !== null) this.finish();
    return answer?.value ?? null;
  }

  /** Where the customer lives, as far as it is known. */
  private get home(): Pincode | null {
    const { state } = this.#read;
    const addresses = state.kind === "read" ? state.value.addresses : [];
    return (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.pincode ?? this.#kept.read();
  }

  private finish(): void {
    this.isKept = true;
  }

  private get wanted(): readonly TestsOfPerson[] {
    const { items } = this;
    return this.people.map((member) => {
      const given = items.filter((item) => this.has(member, item));
      return {
        member,
        tests: given.flatMap((item) => (item.kind === "test" ? [item.id] : [])),
        packages: given.flatMap((item) => (item.kind === "package" ? [item.id] : [])),
      };
    });
  }

  private async price(): Promise<void> {
    this.#hold.clear();
    await this.#listing; // Where nobody comes, nobody pays for it.
    if (this.items.length === 0) return;
    if ((await this.#quote.ask()) === "read") await this.findSlots();
  }

  private async findSlots(): Promise<void> {
    const { quote, lab } = this;
    if (lab === null || quote.kind !== "read" || quote.value.kind === "refused") return this.slots.forget();
    await this.slots.find({ lab: lab.id, spot: this.spot, fastingHours: quote.value.value.fastingHours });
  }
}

const isNear = ({ comes }: ListedLab): boolean => comes === true;

const keyOf = (person: MemberId | null, { kind, id }: BookableItem): string => `${person ?? ""}/${kind}/${id}`;
