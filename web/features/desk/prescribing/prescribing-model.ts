import { makeAutoObservable } from "mobx";
import { itemCautions } from "#core/consultations/prescriptions/item-cautions.ts";
import { substancesOf, warningsOf } from "#core/consultations/prescriptions/item-warnings.ts";
import { PRESCRIPTION_RULES } from "#core/consultations/prescription/prescription-kind.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { passedDoses } from "#core/consultations/ticks/passed-doses.ts";
import { payableId } from "#core/ledger/entry.ts";
import { agePartsOf } from "#core/shared/age.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { typedWhole } from "#core/shared/typed-number.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { DraftSaver } from "./draft-saver.ts";
import { WithdrawalModel, withdrawalNeeds } from "./withdrawal-model.ts";
import { emptyItem, faultsOf, itemFormOf, itemIn, proposedStart } from "./item-form.ts";
import type { ItemCaution } from "#core/consultations/prescriptions/item-cautions.ts";
import type { PrescriptionText } from "#core/consultations/prescriptions/prescription-changes.ts";
import type { PrescriptionContent, PrescriptionItem, Warning } from "#core/consultations/prescription/prescription.ts";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { PrescriptionTemplate } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { NotSigned } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";
import type { Gender } from "#core/identity/customer.ts";
import type { Age } from "#core/shared/age.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { Day } from "#core/shared/day.ts";
import type { ItemFault, ItemForm } from "./item-form.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type AgeUnit = ReturnType<typeof agePartsOf>["unit"];

type Form = Readonly<Record<PrescriptionText, string>> & {
  readonly reason: string;
  readonly age: string;
  readonly ageUnit: AgeUnit;
  readonly gender: Gender | null;
  readonly items: readonly ItemForm[];
};

const NO_FAULTS: ReadonlySet<ItemFault> = new Set();
/** As many of a unit as an age may be told in; more is no age yet. */
const MOST_IN: Readonly<Record<AgeUnit, number>> = { years: 130, months: 24, days: 62 };
const EMPTY: PrescriptionContent = { complaint: "", findings: "", diagnosis: "", advice: "", tests: "", followUp: "", items: [] };

export const prescribingNeeds = {
  showPrescribing: ShowPrescribing,
  savePrescriptionDraft: SavePrescriptionDraft,
  signAtDesk: SignAtDesk,
  ...withdrawalNeeds,
};

type Needs = NeedsOf<typeof prescribingNeeds> & { readonly now: Clock };

/** What a practitioner writes for an appointment, kept as a draft, looked at, and signed. */
export class PrescribingModel {
  form: Form = formOf({ ...EMPTY, reason: null, age: null, gender: null });
  view: "form" | "preview" | "signed" = "form";
  /** What was removed last, and where it stood; null: nothing. */
  removed: { readonly item: ItemForm; readonly place: number } | null = null;
  /** The template that was put into the form last, and what stood there before; null: none was. */
  taken: { readonly name: string; readonly before: Form } | null = null;
  /** The items that say what is wrong in their fields: those that somebody wanted to see as they will look. */
  private checked: ReadonlySet<string> = new Set();
  /** What the server alone knew to speak against an item when it refused to sign, and the substances that the item had then. */
  private told: readonly { readonly warning: Warning; readonly of: string }[] = [];
  /** The items whose reason was missing when somebody wanted to sign. */
  private unexplained: ReadonlySet<string> = new Set();
  /** How often something was found wrong: then the first wrong field takes the focus. */
  faults = 0;
  readonly draft: DraftSaver<WrittenPrescription>;
  readonly withdrawal: WithdrawalModel;
  /** The practitioner's. */
  readonly account: CustomerId;
  readonly #booking: ReturnType<typeof payableId>;
  readonly #useCases: NeedsOf<typeof prescribingNeeds>;
  readonly #clock: Clock;
  /** By how much the shop's clock is ahead of this device's, in milliseconds. */
  #ahead = 0;
  readonly #read: Resource<Awaited<ReturnType<ShowPrescribing>>>;
  readonly #signing = new RefusableSubmission<PrescriptionView, NotSigned>();
  readonly #looking = new Submission();

  constructor(customer: CustomerId, booking: string, { now, ...useCases }: Needs) {
    this.account = customer;
    this.#clock = now;
    this.#booking = payableId(booking);
    this.#useCases = useCases;
    this.#read = new Resource(() => useCases.showPrescribing(customer, this.#booking));
    this.draft = new DraftSaver(async (written) => {
      const answer = await useCases.savePrescriptionDraft(customer, { booking: this.#booking, written });
      return answer.kind === "ok";
    });
    this.withdrawal = new WithdrawalModel({ customer, booking: this.#booking, ...useCases }, (former) => this.isSettled(former));
    makeAutoObservable(this, { draft: false, withdrawal: false, passed: false }, { autoBind: true, deep: false });
  }

  get state():
    | { readonly kind: "reading" | "unavailable" | "unknown-booking" | "too-early" }
    | { readonly kind: "read"; readonly about: Prescribing } {
    const { state } = this.#read;
    if (state.kind !== "read") return state;
    return state.value.kind === "ok" ? { kind: "read", about: state.value.value } : state.value.refusal;
  }

  get signing(): SubmissionState<NotSigned> {
    return this.#signing.state;
  }

  /** How it stands with the look again at what the patient has added. */
  get looking(): Submission["state"] {
    return this.#looking.state;
  }

  get written(): WrittenPrescription {
    const { items, reason, age, ageUnit, gender, ...texts } = this.form;
    const today = this.today;
    return {
      ...texts,
      items: items.map((item) => itemIn(item, today)),
      reason: reason.trim() === "" ? null : reason.trim(),
      age: ageIn(typedWhole(age, MOST_IN[ageUnit]), ageUnit),
      gender,
    };
  }

  /**
   * What speaks against the items as they stand in the form: by what the desk has read of the patient, and what the server knew beyond it.
   */
  get warnings(): readonly Warning[] {
    const { items } = this.written;
    const here = this.warningsHere;
    const beyond = this.told.filter(({ warning, of }) => items.some((item) => item.key === warning.item && substanceKey(item) === of));
    return [...here, ...beyond.map(({ warning }) => warning).filter((one) => !here.some((other) => isSameWarning(one, other)))];
  }

  /** What of the items, as they stand in the form, asks for caution by what the desk has read of the patient. */
  get cautions(): readonly ItemCaution[] {
    if (this.state.kind !== "read") return [];
    const { health, patient } = this.state.about;
    return itemCautions(this.written.items, { health, age: patient.age ?? this.written.age });
  }

  /** The items on which something speaks against what its writer gives no reason for: until then nothing can be signed. */
  get waitsFor(): readonly ItemForm[] {
    const { warnings } = this;
    return this.form.items.filter(({ key, nevertheless }) => nevertheless.trim() === "" && warnings.some(({ item }) => item === key));
  }

  /** The items of which doses have passed if they are signed now, with how many. */
  get passed(): readonly { readonly item: PrescriptionItem; readonly count: number }[] {
    const counted = this.written.items.map((item) => ({
      item,
      count: passedDoses(item, { former: this.signedItems, at: this.shopTime() }),
    }));
    return counted.filter(({ count }) => count > 0);
  }

  /** Whether the reason of an item is asked for, as somebody wanted to sign without it. */
  isUnexplained(key: string): boolean {
    return this.unexplained.has(key) && this.waitsFor.some((item) => item.key === key);
  }

  async ask(): Promise<void> {
    if ((await this.#read.ask()) !== "read") return;
    if (this.state.kind === "read") this.#ahead = this.state.about.now - this.#clock();
    this.begin();
  }

  /** Reads once more what is known of the patient, who may have added it meanwhile. What is written stays. */
  async lookAgain(): Promise<void> {
    const answer = await this.#looking.send(() => this.#useCases.showPrescribing(this.account, this.#booking));
    if (answer?.value.kind !== "ok" || this.state.kind !== "read") return;
    const { patient, health } = answer.value.value;
    this.#read.take({ kind: "ok", value: { ...this.state.about, patient, health } });
  }

  /** Keeps what is left, and nothing after it. */
  leave(): void {
    void this.draft.flush();
  }

  write(changed: Partial<Omit<Form, "items">>): void {
    this.enter({ ...this.form, ...changed });
  }

  add(is: ItemForm["is"]): void {
    const key = newKey([...this.form.items, ...this.signedItems]);
    this.enter({ ...this.form, items: [...this.form.items, emptyItem(key, is, indianDay(this.shopTime()))] });
  }

  writeItem(key: string, changed: Partial<ItemForm>): void {
    const isStartChosen = changed.start !== undefined;
    const write = (item: ItemForm) => this.withStart({ ...item, ...changed, isStartChosen: isStartChosen || item.isStartChosen });
    this.enter({ ...this.form, items: this.form.items.map((item) => (item.key === key ? write(item) : item)) });
  }

  remove(key: string): void {
    const place = this.form.items.findIndex((item) => item.key === key);
    const item = this.form.items[place];
    if (item === undefined) return;
    this.enter({ ...this.form, items: this.form.items.filter((one) => one !== item) });
    this.removed = { item, place };
  }

  putBack(): void {
    if (this.removed === null) return;
    const { item, place } = this.removed;
    this.enter({ ...this.form, items: this.form.items.toSpliced(place, 0, item) });
  }

  /**
   * Puts a template's items behind those of the form, from the first day on of which no dose has passed, and its texts where nothing is
   * written.
   */
  take({ name, items, ...texts }: PrescriptionTemplate): void {
    const before = this.form;
    const today = indianDay(this.shopTime());
    const added: ItemForm[] = [];
    for (const item of items) {
      const key = newKey([...before.items, ...added, ...this.signedItems]);
      added.push(this.withStart({ ...itemFormOf({ ...item, key, start: today, nevertheless: null }), isStartChosen: false }));
    }
    const written = {
      advice: before.advice || texts.advice,
      tests: before.tests || texts.tests,
      followUp: before.followUp || texts.followUp,
    };
    this.enter({ ...before, ...written, items: [...before.items, ...added] });
    this.taken = { name, before };
  }

  /** The form as it was before a template was put into it. */
  giveBack(): void {
    if (this.taken !== null) this.enter(this.taken.before);
  }

  /** What is wrong in the fields of an item, once that is told. */
  faultsOf(item: ItemForm): ReadonlySet<ItemFault> {
    const { state, today } = this;
    return state.kind === "read" && this.checked.has(item.key) ? faultsOf(item, { kind: state.about.kind, today }) : NO_FAULTS;
  }

  /** Shows how it will look, once each item can be signed. */
  preview(): void {
    const { items } = this.form;
    this.checked = new Set(items.map(({ key }) => key));
    if (items.some((item) => this.faultsOf(item).size > 0)) this.faults += 1;
    else this.view = "preview";
  }

  goOn(): void {
    this.view = "form";
  }

  /** Asks for the reasons that are missing first. Pressed again while it is on its way nothing happens. */
  async sign(): Promise<void> {
    const { state, waitsFor } = this;
    if (state.kind !== "read") return;
    this.unexplained = new Set(waitsFor.map(({ key }) => key));
    if (waitsFor.length > 0) {
      this.faults += 1;
      return;
    }
    const { kind } = state.about;
    const request = { booking: this.#booking, written: this.written };
    const answer = await this.#signing.send(async () => {
      await this.draft.flush(); // A draft that came later would stand there again.
      return this.#useCases.signAtDesk[kind](this.account, request);
    });
    if (answer !== null) this.isSettled(answer.value);
    else if (this.#signing.state.kind === "refused") this.isRefused();
  }

  private get warningsHere(): readonly Warning[] {
    const allergies = this.state.kind === "read" ? (this.state.about.health?.allergies ?? []) : [];
    return warningsOf(this.written.items, { allergies, others: [] });
  }

  private get signedItems(): readonly PrescriptionItem[] {
    const versions = this.state.kind === "read" ? (this.state.about.former?.versions ?? []) : [];
    return versions.flatMap(({ version }) => version.items);
  }

  /** What items are called in these templates and in what was signed before, each once, in order. */
  namesIn(templates: readonly Pick<PrescriptionTemplate, "items">[]): readonly string[] {
    const all = [...this.signedItems, ...templates.flatMap(({ items }) => items)].map(({ name }) => name.trim());
    return [...new Set(all)].filter((name) => name !== "").toSorted();
  }

  private get today(): Day {
    return indianDay(this.state.kind === "read" ? this.state.about.now : 0);
  }

  private shopTime(): number {
    return this.#clock() + this.#ahead;
  }

  /** With the first day that is proposed, unless somebody chose another. */
  private withStart(item: ItemForm): ItemForm {
    return item.isStartChosen ? item : { ...item, start: proposedStart(item, this.shopTime()) };
  }

  private begin(): void {
    if (this.state.kind !== "read" || this.draft.isUnsaved) return;
    const { about } = this.state;
    const last = about.former?.versions.at(-1)?.version ?? null;
    const beginning = last ?? { ...EMPTY, complaint: about.complaint ?? "" };
    const written = about.draft ?? { ...beginning, reason: null, age: last?.patient.age ?? null, gender: last?.patient.gender ?? null };
    const form = formOf({ ...written, gender: written.gender ?? about.health?.sex ?? null });
    this.form = { ...form, items: form.items.map((item) => this.proposedAgain(item)) };
    this.view = about.draft === null && last !== null ? "signed" : "form";
  }

  /** A draft does not say who chose a first day: one that would be proposed follows the times as before. */
  private proposedAgain(item: ItemForm): ItemForm {
    const isSigned = this.signedItems.some(({ key }) => key === item.key);
    return { ...item, isStartChosen: isSigned || item.start !== proposedStart(item, this.shopTime()) };
  }

  private enter(form: Form): void {
    this.form = form;
    this.removed = null;
    this.taken = null;
    this.#signing.clear();
    this.draft.change(this.written);
  }

  /** What was signed or withdrawn is shown; of a draft nothing is left. */
  private isSettled(former: PrescriptionView): void {
    this.draft.drop();
    if (this.state.kind === "read") this.#read.take({ kind: "ok", value: { ...this.state.about, former, draft: null } });
    this.view = "signed";
    this.told = [];
    this.form = { ...this.form, reason: "" };
  }

  private isRefused(): void {
    const { signing, warnings: known } = this;
    const warnings = signing.kind === "refused" && signing.refusal.kind === "warned" ? signing.refusal.warnings : [];
    const { items } = this.written;
    const beyond = warnings.filter((one) => !known.some((other) => isSameWarning(one, other)));
    this.told = [
      ...this.told,
      ...beyond.flatMap((warning) => items.filter(({ key }) => key === warning.item).map((item) => ({ warning, of: substanceKey(item) }))),
    ];
    this.view = "form";
    this.faults += 1;
  }
}

/** Which of these an item may be, by its kind. */
export const itemKindsOf = (kind: Prescribing["kind"]): readonly ItemForm["is"][] =>
  (({ drugs: ["drug"], "care-plan": ["task"], free: ["drug", "task"] }) as const)[PRESCRIPTION_RULES[kind].holds];

function formOf(written: WrittenPrescription): Form {
  const { reason, age, items, ...rest } = written;
  const { unit, count } = age === null ? { unit: "years" as const, count: "" } : agePartsOf(age);
  return { ...rest, reason: reason ?? "", age: String(count), ageUnit: unit, items: items.map(itemFormOf) };
}

function ageIn(count: number | null, unit: AgeUnit): Age | null {
  if (count === null || unit === "years") return count;
  return unit === "months" ? { months: count } : { days: count };
}

const isSameWarning = (one: Warning, other: Warning): boolean =>
  one.item === other.item && one.kind === other.kind && one.with === other.with;

const substanceKey = (item: PrescriptionItem): string => substancesOf(item).join("\n");

/** A key that none of these has. */
function newKey(items: readonly Pick<ItemForm, "key">[]): string {
  const used = items.map(({ key }) => Number(/^i(\d+)$/.exec(key)?.[1] ?? 0));
  return `i${Math.max(0, ...used) + 1}`;
}
