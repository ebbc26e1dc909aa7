import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { answerFits } from "#core/assessments/answering/answer-fits.ts";
import { assessedAs } from "#core/assessments/answering/assessment.ts";
import { SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { allItems, questionnaireOfItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { FamilyMember, MemberId } from "#core/account/family-member.ts";
import type { Completeness } from "#core/assessments/assess-answers.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { ProfilePart } from "#core/assessments/answering/health-profile.ts";
import type { ShownHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { AnsweredQuestions } from "#web/features/assessments/answering/answered-questions.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ReadProfile = { readonly shown: ShownHealthProfile; readonly family: readonly FamilyMember[] };
export type ProfileOf = { readonly customer: CustomerId; readonly member: MemberId | null; readonly part: ProfilePart };
export const healthProfileNeeds = {
  saveHealthProfile: SaveHealthProfile,
  allowCareData: AllowCareData,
  showHealthProfile: ShowHealthProfile,
  listMembers: ListMembers,
};

type Needs = NeedsOf<typeof healthProfileNeeds> & { readonly now: () => number };

/** A part of a patient's health profile as somebody changes it. What was changed is sent when they save. */
export class HealthProfileModel implements AnsweredQuestions {
  isChecked = false;
  /** Grows whenever something that can't be an answer was about to be saved. */
  faults = 0;
  outcome: "none" | "saved" | "not-taken" = "none";
  readonly sending = new Submission();
  readonly #of: ProfileOf;
  readonly #now: () => number;
  readonly #useCases: NeedsOf<typeof healthProfileNeeds>;
  readonly #read: Resource<ReadProfile | null>;
  changed: ReadonlyMap<string, NumberedAnswer> = new Map();

  constructor(of: ProfileOf, { now, ...useCases }: Needs) {
    this.#of = of;
    this.#now = now;
    this.#useCases = useCases;
    this.#read = new Resource(() => readProfile(useCases, of));
    makeAutoObservable(this, { sending: false }, { autoBind: true, deep: false });
  }

  /** null: the customer has no such member. */
  get reading(): ResourceState<ReadProfile | null> {
    return this.#read.state;
  }

  private get shown(): ShownHealthProfile | null {
    return this.#read.state.kind === "read" ? (this.#read.state.value?.shown ?? null) : null;
  }

  ask(): Promise<"read" | "unavailable" | "outdated"> {
    return this.#read.ask();
  }

  private get answers(): ReadonlyMap<string, NumberedAnswer> {
    return new Map([...(this.shown?.answers ?? []).map((one) => [one.linkId, one] as const), ...this.changed]);
  }

  /** What is asked after the answers so far. */
  get questions(): readonly QuestionnaireItem[] {
    const group = this.shown?.groups[this.#of.part] ?? null;
    if (group === null) return [];
    const enabled = new Set(assessedAs(questionnaireOfItems([group]), [...this.answers.values()]).enabled);
    return allItems(group.items).filter(({ linkId }) => enabled.has(linkId));
  }

  /** Nothing has to be answered, save what an answer asks for: who says "yes" is asked which. */
  get completeness(): Pick<Completeness, "missing"> {
    const open = this.questions.filter(
      ({ isRequired, conditions, linkId }) => isRequired && conditions.length > 0 && this.valuesOf(linkId).length === 0,
    );
    return { missing: open.map(({ linkId }) => linkId) };
  }

  get isChanged(): boolean {
    return this.changed.size > 0;
  }

  valuesOf(linkId: string): readonly AnswerValue[] {
    return this.answers.get(linkId)?.values ?? [];
  }

  fits(item: QuestionnaireItem): boolean {
    return answerFits(item, this.valuesOf(item.linkId));
  }

  type(linkId: string, values: readonly AnswerValue[]): void {
    const n = Math.max(this.#now(), (this.answers.get(linkId)?.n ?? 0) + 1);
    this.changed = new Map([...this.changed, [linkId, { linkId, values, n }]]);
    this.outcome = "none";
  }

  async answer(linkId: string, values: readonly AnswerValue[]): Promise<void> {
    this.type(linkId, values);
  }

  /** Saves what was changed, unless something of it can't be an answer. */
  async save(): Promise<void> {
    if (!this.questions.every((item) => this.fits(item))) return this.tellFaults();
    const sent = this.changed;
    const requested = new Set(this.questions.map(({ linkId }) => linkId));
    const answers = [...sent.values()].filter(({ linkId }) => requested.has(linkId));
    const { customer, member } = this.#of;
    const save = this.#useCases.saveHealthProfile;
    const answer = await this.sending.send(() => save(customer, { member, answers }));
    if (answer === null) return;
    if (answer.value.kind === "refused") return this.enterRefusal(answer.value.refusal.kind);
    this.settle(answer.value.value, sent);
  }

  async allow(): Promise<void> {
    const { customer, member } = this.#of;
    const allow = this.#useCases.allowCareData;
    const answer = await this.sending.send(() => allow(customer, { member, consent: true }));
    if (answer?.value.kind === "ok") this.enterConsent(true);
  }

  private tellFaults(): void {
    this.isChecked = true;
    this.faults += 1;
  }

  /** What was changed while it was saved stays to be saved. */
  private settle(answers: readonly NumberedAnswer[], sent: ReadonlyMap<string, NumberedAnswer>): void {
    this.changed = new Map([...this.changed].filter(([linkId, one]) => sent.get(linkId) !== one));
    this.outcome = "saved";
    this.put({ answers });
    this.isChecked = this.completeness.missing.length > 0;
  }

  private enterRefusal(kind: "consent-needed" | "not-found" | "wrong-answers"): void {
    if (kind === "consent-needed") this.enterConsent(false);
    else this.outcome = "not-taken";
  }

  private enterConsent(consent: boolean): void {
    this.put({ consent });
  }

  private put(news: Partial<ShownHealthProfile>): void {
    const { state } = this.#read;
    if (state.kind === "read" && state.value !== null) this.#read.take({ ...state.value, shown: { ...state.value.shown, ...news } });
  }
}

async function readProfile(useCases: NeedsOf<typeof healthProfileNeeds>, { customer, member }: ProfileOf): Promise<ReadProfile | null> {
  const [shown, family] = await Promise.all([useCases.showHealthProfile(customer, member), useCases.listMembers(customer)]);
  return shown.kind === "refused" ? null : { shown: shown.value, family };
}
