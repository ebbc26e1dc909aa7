import { makeAutoObservable } from "mobx";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { birthdateIn } from "#core/account/birthdate.ts";
import { ChangeMember } from "#core/account/change-member.use-case.ts";
import { isMinor } from "#core/account/family-member.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { GENDER_OF_RELATION, RELATIONS } from "./relations.ts";
import { allRead, needed, readOr } from "#web/platform/forms/all-read.ts";
import { printedText } from "#web/platform/forms/printed-text.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { FamilyMember, MemberChangeRefused, MemberId, MemberRefused, NewMember } from "#core/account/family-member.ts";
import type { Gender } from "#core/identity/customer.ts";
import type { Relation } from "./relations.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { UnprintedLetter } from "#web/platform/forms/printed-text.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type MemberField = "name" | "relation" | "birthdate" | "gender" | "consent";
export type MemberProblem = "needed" | "name" | "impossible-birthdate" | "consent-needed" | UnprintedLetter;
type Refusal = (MemberRefused | MemberChangeRefused)["kind"];

export const memberFormNeeds = { addMember: AddMember, changeMember: ChangeMember };

/** Somebody of the family while they are entered: a new one, or one that is changed. */
export class MemberFormModel {
  readonly form: FormModel<MemberField, MemberProblem>;
  refusal: Refusal | null = null;
  /** Who was kept; null: nobody was yet. */
  saved: MemberId | null = null;
  /** The gender that a relation named, not a choice; null: it was chosen. */
  private presetGender: Gender | null = null;
  readonly today: Day;
  readonly #given: FamilyMember | null;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof memberFormNeeds>;

  /** `given` null: somebody new. */
  constructor(given: FamilyMember | null, customer: CustomerId, useCases: NeedsOf<typeof memberFormNeeds>, clock: Clock) {
    this.#given = given;
    this.#customer = customer;
    this.#useCases = useCases;
    this.today = indianDay(clock());
    const { name = "", relation = "", birthdate = "", gender = "" } = given ?? {};
    this.form = new FormModel({ name, relation, birthdate, gender, consent: "" });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** Whether a guardian has to consent, and has not yet. */
  get isConsentAsked(): boolean {
    const birthdate = birthdateIn(this.form.values.birthdate, this.today);
    return birthdate !== null && isMinor(birthdate, this.today) && (this.#given?.consentedAt ?? null) === null;
  }

  fill(field: MemberField, value: string): void {
    this.refusal = null;
    this.form.fill(field, value);
    if (field === "gender") this.presetGender = null;
    if (field === "relation") this.nameGender(value);
  }

  /** The relation and the gender that was chosen beside it, where these contradict each other; null: they don't. */
  get contradiction(): { readonly relation: Relation; readonly gender: Gender } | null {
    const relation = RELATIONS.find((one) => one === this.form.values.relation);
    const gender = GENDERS.find((one) => one === this.form.values.gender);
    if (relation === undefined || gender === undefined || gender === "other") return null;
    const usual = GENDER_OF_RELATION[relation];
    return usual === null || usual === gender ? null : { relation, gender };
  }

  /** True: they are kept. */
  async save(): Promise<boolean> {
    const answer = await this.form.send(this.read(), ({ consent, ...details }) => this.send({ ...details, isConsented: consent }));
    if (answer?.value.kind === "refused") this.refuse(answer.value.refusal.kind);
    if (answer?.value.kind !== "ok") return false;
    this.keep(answer.value.value ?? this.#given?.id ?? null);
    return true;
  }

  private keep(saved: MemberId | null): void {
    this.saved = saved;
    this.form.keep();
  }

  /** What a relation says of somebody's gender goes where none was chosen. */
  private nameGender(called: string): void {
    const relation = RELATIONS.find((one) => one === called);
    const usual = relation === undefined ? null : GENDER_OF_RELATION[relation];
    const { gender } = this.form.values;
    if (gender !== "" && gender !== this.presetGender) return;
    this.form.fill("gender", usual ?? "");
    this.presetGender = usual;
  }

  private read() {
    const { name, relation, birthdate, gender, consent } = this.form.values;
    return allRead({
      name: needed(name, (text) => nameIn(text)),
      relation: needed(relation, ok),
      birthdate: needed(birthdate, (text) => readOr(birthdateIn(text, this.today), "impossible-birthdate")),
      gender: readOr(GENDERS.find((one) => one === gender) ?? null, "needed"),
      consent: this.isConsentAsked && consent === "" ? refused("consent-needed") : ok(consent === "yes"),
    });
  }

  private async send(member: Omit<NewMember, "id">) {
    return this.#given === null
      ? this.#useCases.addMember(this.#customer, member)
      : this.#useCases.changeMember(this.#customer, { ...member, id: this.#given.id });
  }

  /** What the shop says of a field stands beside it. */
  private refuse(refusal: Refusal): void {
    if (refusal === "consent-needed") this.form.refuse({ consent: refusal });
    else if (refusal === "impossible-birthdate") this.form.refuse({ birthdate: refusal });
    else {
      this.refusal = refusal;
      this.form.refuse({});
    }
  }
}

function nameIn(text: string) {
  const name = fullNameIn(text);
  return name === null ? refused("name" as const) : printedText(name);
}
