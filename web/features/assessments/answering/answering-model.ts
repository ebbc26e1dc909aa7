import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { answerFits } from "#core/assessments/answering/answer-fits.ts";
import { assessedAs } from "#core/assessments/answering/assessment.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { redFlagsIn } from "#core/assessments/answering/red-flags.ts";
import { allItems, questionnaireOfItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { AnsweredQuestions } from "./answered-questions.ts";
import type { FamilyMember } from "#core/account/family-member.ts";
import type { AssessmentState } from "#core/assessments/answering/assessment-step.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { SavedAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import type { AssessmentQuery, ShownAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import type { AssessedAnswers, Completeness } from "#core/assessments/assess-answers.ts";
import type { AnswerValue, Questionnaire } from "#core/assessments/questionnaire.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ReadForAnswering = { readonly shown: ShownAssessment; readonly family: readonly FamilyMember[] };
type Saving = "ready" | "sending" | "failed" | "changed";
export const answeringNeeds = {
  allowCareData: AllowCareData,
  saveAssessment: SaveAssessment,
  showAssessment: ShowAssessment,
  listMembers: ListMembers,
};

type Needs = NeedsOf<typeof answeringNeeds> & { readonly now: () => number };

/** In milliseconds: so long a hand rests before what was typed is saved. */
const REST = 800;

const NO_ANSWERS: AssessedAnswers = { enabled: [], completeness: { answered: 0, required: 0, percent: 0, missing: [] }, dropped: [] };

/**
 * An assessment as somebody answers it. Each answer is drawn at once and saved by itself; what could not be saved stays here and is sent
 * again with the next. Answers to questions that are not asked any more stay on the page, and are not sent.
 */
export class AnsweringModel implements AnsweredQuestions {
  answers: ReadonlyMap<string, NumberedAnswer> = new Map();
  /** Of questions that the health profile has answered. */
  offered: ReadonlySet<string> = new Set();
  state: AssessmentState | null = null;
  consent = false;
  saving: Saving = "ready";
  isCompleting = false;
  /** The number of the page, from 0; as many as there are groups: the answers are read once more. */
  page = 0;
  /** The one that was shown first: where it goes on. */
  firstPage = 0;
  /** Whether what is missing on this page is told. */
  isChecked = false;
  /** Grows whenever something missing was found. */
  faults = 0;
  readonly customer: CustomerId;
  readonly #now: () => number;
  readonly #useCases: NeedsOf<typeof answeringNeeds>;
  readonly #read: Resource<ReadForAnswering | null>;
  #saved: ReadonlyMap<string, number> = new Map();
  #sending: Promise<void> | null = null;
  #isTouched = false;
  #resting: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(customer: CustomerId, query: AssessmentQuery, { now, ...useCases }: Needs) {
    this.customer = customer;
    this.#now = now;
    this.#useCases = useCases;
    this.#read = new Resource(() => readForAnswering(useCases, customer, query));
    makeAutoObservable<this>(this, { customer: false }, { autoBind: true, deep: false });
  }

  /** null: there is no such assessment, member or appointment of this customer. */
  get reading(): ResourceState<ReadForAnswering | null> {
    return this.#read.state;
  }

  get shown(): ShownAssessment | null {
    return this.#read.state.kind === "read" ? (this.#read.state.value?.shown ?? null) : null;
  }

  async ask(): Promise<void> {
    const isFirst = this.shown === null;
    await this.#read.ask();
    if (this.shown !== null) this.enter(this.shown, isFirst);
    await this.flush();
  }

  private get questionnaire(): Questionnaire | null {
    return this.shown === null ? null : questionnaireOfItems(this.shown.items);
  }

  private get assessed(): AssessedAnswers {
    return this.questionnaire === null ? NO_ANSWERS : assessedAs(this.questionnaire, [...this.answers.values()]);
  }

  get completeness(): Completeness {
    return this.assessed.completeness;
  }

  /** The groups that have a question to ask, a page each. */
  get groups(): readonly QuestionnaireItem[] {
    const enabled = new Set(this.assessed.enabled);
    return (this.shown?.items ?? []).filter((group) => allItems([group]).some(({ linkId }) => enabled.has(linkId)));
  }

  /** What is asked on a page: its questions, and the texts between them. */
  questionsOf(group: QuestionnaireItem): readonly QuestionnaireItem[] {
    const enabled = new Set(this.assessed.enabled);
    return allItems(group.items).filter(({ linkId, type }) => type === "display" || enabled.has(linkId));
  }

  get isReview(): boolean {
    return this.page >= this.groups.length;
  }

  valuesOf(linkId: string): readonly AnswerValue[] {
    return this.answers.get(linkId)?.values ?? [];
  }

  fits(item: QuestionnaireItem): boolean {
    return answerFits(item, this.valuesOf(item.linkId));
  }

  /** Signs of an emergency that were chosen. */
  get redFlags(): readonly string[] {
    const { shown } = this;
    return shown === null ? [] : redFlagsIn(shown.items, [...this.answers.values()]);
  }

  /** What is typed is drawn at once, and saved once nothing was typed for a moment. */
  type(linkId: string, values: readonly AnswerValue[]): void {
    this.draw(linkId, values);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.flush(), REST);
  }

  private draw(linkId: string, values: readonly AnswerValue[]): void {
    this.#isTouched = true;
    const n = Math.max(this.#now(), (this.answers.get(linkId)?.n ?? 0) + 1);
    this.answers = new Map([...this.answers, [linkId, { linkId, values, n }]]);
  }

  async answer(linkId: string, values: readonly AnswerValue[]): Promise<void> {
    this.draw(linkId, values);
    await this.flush();
  }

  /** Goes on, where nothing is missing on this page; what is not saved is saved. */
  forward(): void {
    const group = this.groups[this.page];
    if (group === undefined) return;
    const { missing } = this.completeness;
    const isWhole = this.questionsOf(group).every(
      (item) => !missing.includes(item.linkId) && (item.type === "attachment" || this.fits(item)),
    );
    if (isWhole) this.go(this.page + 1);
    else {
      this.isChecked = true;
      this.faults += 1;
    }
    void this.flush();
  }

  go(page: number): void {
    this.page = Math.max(0, page);
    this.isChecked = false;
  }

  goToMissing(): void {
    this.go(this.firstOpenPage);
    this.isChecked = true;
  }

  private get firstOpenPage(): number {
    const { missing } = this.completeness;
    const at = this.groups.findIndex((group) => this.questionsOf(group).some(({ linkId }) => missing.includes(linkId)));
    return at === -1 ? this.groups.length : at;
  }

  async allow(): Promise<void> {
    const { shown } = this;
    if (shown === null) return;
    const allow = this.#useCases.allowCareData;
    const answer = await answerOrNull(allow(this.customer, { member: shown.member, consent: true }));
    this.enterConsent(answer !== null && answer.value.kind === "ok");
    await this.flush();
  }

  /** Saves what is not saved yet: all of it, where that failed. What the health profile offers alone begins no assessment. */
  async flush(): Promise<void> {
    if (!this.consent || !this.#isTouched || this.unsaved.length === 0) return;
    this.#sending ??= this.sendAll();
    await this.#sending;
  }

  async complete(): Promise<void> {
    await this.flush();
    if (this.isCompleting) return;
    this.enterCompleting(true);
    await this.send(this.unsaved, true);
    this.enterCompleting(false);
  }

  /** Only what fits its question is sent: a number that is still being typed is not. */
  private get unsaved(): readonly NumberedAnswer[] {
    const enabled = new Set(this.assessed.enabled);
    return allItems(this.shown?.items ?? []).flatMap((item) => {
      const answer = this.answers.get(item.linkId);
      if (answer === undefined || !enabled.has(item.linkId) || this.#saved.get(item.linkId) === answer.n) return [];
      return answerFits(item, answer.values) ? [answer] : [];
    });
  }

  private async sendAll(): Promise<void> {
    try {
      for (let next = this.unsaved; next.length > 0; next = this.unsaved) if (!(await this.send(next, false))) return;
    } finally {
      this.#sending = null;
    }
  }

  /** Whether it was taken. */
  private async send(answers: readonly NumberedAnswer[], complete: boolean): Promise<boolean> {
    const { shown } = this;
    if (shown === null) return false;
    const { kind, member, booking, version } = shown;
    this.enterSaving("sending");
    const save = this.#useCases.saveAssessment[kind];
    const answer = await answerOrNull(save(this.customer, { member, booking, version, answers, complete }));
    if (answer === null) return this.enterSaving("failed");
    if (answer.value.kind === "refused") {
      if (answer.value.refusal.kind === "consent-needed") this.enterConsent(false);
      return this.enterSaving(answer.value.refusal.kind === "incomplete" ? "ready" : "changed");
    }
    this.settle(answer.value.value, answers);
    return true;
  }

  /** What was sent is not sent again, whatever the server has kept of it. */
  private settle(
    { state, answers }: Pick<SavedAssessment, "answers"> & { readonly state: AssessmentState | null },
    sent: readonly NumberedAnswer[],
  ): void {
    const newer = answers.filter(({ linkId, n }) => n > (this.answers.get(linkId)?.n ?? 0));
    this.#saved = new Map([...answers, ...sent].map(({ linkId, n }) => [linkId, n]));
    this.answers = new Map([...this.answers, ...newer.map((one) => [one.linkId, one] as const)]);
    this.state = state;
    this.saving = "ready";
  }

  private enter(shown: ShownAssessment, isFirst: boolean): void {
    this.consent = shown.consent;
    this.settle(shown, []);
    this.offer(shown.offered);
    if (!isFirst) return;
    this.firstPage = this.firstOpenPage;
    this.page = this.firstPage;
  }

  /** Takes what the health profile knows for an answer, until it is changed here. */
  private offer(offered: readonly NumberedAnswer[]): void {
    const newer = offered.filter(({ linkId, n }) => n > (this.answers.get(linkId)?.n ?? 0));
    this.offered = new Set(newer.map(({ linkId }) => linkId));
    this.answers = new Map([...this.answers, ...newer.map((one) => [one.linkId, one] as const)]);
  }

  /** Whether answers on this page come from the health profile. */
  isOffered(group: QuestionnaireItem): boolean {
    return this.questionsOf(group).some(({ linkId }) => this.offered.has(linkId));
  }

  private enterConsent(consent: boolean): void {
    this.consent = consent;
    if (!consent) this.saving = "failed";
  }

  private enterSaving(saving: Saving): false {
    this.saving = saving;
    return false;
  }

  private enterCompleting(isCompleting: boolean): void {
    this.isCompleting = isCompleting;
  }
}

async function readForAnswering(
  useCases: NeedsOf<typeof answeringNeeds>,
  customer: CustomerId,
  query: AssessmentQuery,
): Promise<ReadForAnswering | null> {
  const [shown, family] = await Promise.all([useCases.showAssessment(customer, query), useCases.listMembers(customer)]);
  return shown.kind === "refused" ? null : { shown: shown.value, family };
}
