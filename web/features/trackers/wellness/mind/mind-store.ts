import { makeAutoObservable } from "mobx";
import { MIND_CATEGORIES, mindQuestions } from "#core/health/tools/mind.ts";
import { askAgainAt } from "#core/trackers/mind/mind-round.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { mindAnswers } from "./mind-answers.ts";
import type { BegunAnswers } from "#core/health/sitting/begun-answers.port.ts";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import type { ListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import type { SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import type { MindAnswered } from "./mind-answers.ts";

type Needs = {
  readonly begun: BegunAnswers;
  readonly list: ListMindAnswers;
  readonly save: SaveMindAnswers;
  readonly allow: AllowHealthData;
  readonly now: Clock;
};
type Given = { readonly answer: number; readonly at: number | null };

/**
 * Answers to the questions of the mind: in the account of whoever allowed it, else in this tab alone. Each is drawn at once and saved on
 * its own.
 */
export class MindStore {
  /** "unknown": whose answers these are, or what was answered, is not known yet. */
  state: "unknown" | "read" | "unavailable" = "unknown";
  /** `at` null: this tab keeps no time. */
  given: ReadonlyMap<string, Given> = new Map();
  /** Not kept anywhere yet; null takes an answer back. */
  unsaved: ReadonlyMap<string, number | null> = new Map();
  /** Answers of this tab from before somebody signed in: theirs, or another's. */
  found: MindAnswered = new Map();
  customer: CustomerId | null = null;
  consent = false;
  hasFailed = false;
  #sending: { readonly customer: CustomerId; readonly done: Promise<void> } | null = null;
  #isShown = false;
  readonly #use: Needs;

  constructor(use: Needs) {
    this.#use = use;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get asksForConsent(): boolean {
    return this.state === "read" && this.customer !== null && !this.consent;
  }

  answersOf(category: MindCategory): MindAnswered {
    return new Map(
      mindQuestions(category).flatMap((id) => {
        const given = this.given.get(id);
        return given === undefined ? [] : [[id, given.answer] as const];
      }),
    );
  }

  /** When a category may be asked again, in milliseconds since 1970; null: that is not known. */
  askAgainAt(category: MindCategory): number | null {
    return askAgainAt(mindQuestions(category).flatMap((id) => this.given.get(id)?.at ?? []));
  }

  /** Whoever is here now; "left": the one before signed out, and their answers go from this tab. */
  async follow(customer: CustomerId | null, how: "ended" | "left"): Promise<void> {
    const before = this.customer;
    if (this.state !== "unknown" && before === customer) return;
    this.enterOwner(customer);
    if (before !== null && before !== customer && how === "left") this.forgetTab();
    if (customer === null) this.enterTab();
    else if (this.#isShown) await this.open();
  }

  /** A page shows it. Before, no account is asked for answers that nobody looks at. */
  async show(): Promise<void> {
    if (this.#isShown) return;
    this.#isShown = true;
    if (this.state === "unknown" && this.customer !== null) await this.open();
  }

  /** Asks what the account keeps. */
  async open(): Promise<void> {
    const { customer } = this;
    if (customer === null) return this.enterTab();
    const answer = await answerOrNull(this.#use.list(customer));
    if (customer !== this.customer) return;
    if (answer === null) return this.enterState("unavailable");
    const { consent, answers } = answer.value;
    this.enterAccount(consent, new Map(answers.map(({ questionId, answer: score, at }) => [questionId, { answer: score, at }])));
    await this.flush();
  }

  /** Null takes an answer back. */
  async choose(id: string, answer: number | null): Promise<void> {
    this.draw(id, answer);
    await this.flush();
  }

  async again(category: MindCategory): Promise<void> {
    for (const id of mindQuestions(category)) this.draw(id, null);
    await this.flush();
  }

  async allow(): Promise<void> {
    const { customer } = this;
    if (customer === null) return;
    const answer = await answerOrNull(this.#use.allow(customer, true));
    this.fail(answer === null);
    if (answer === null || customer !== this.customer) return;
    this.enterConsent();
    this.forgetTab();
    await this.flush();
  }

  /** The answers of this tab go into the account of whoever says that they are theirs. */
  async keepFound(): Promise<void> {
    for (const [id, answer] of this.found) this.draw(id, answer);
    this.dropFound();
    await this.flush();
  }

  dropFound(): void {
    this.forgetTab();
    this.found = new Map();
  }

  /** Saves what is not saved: all of it again, where that failed. */
  async flush(): Promise<void> {
    if (this.state !== "read" || this.unsaved.size === 0) return;
    const { customer } = this;
    if (customer === null || !this.consent) return this.putTab();
    if (this.#sending?.customer !== customer) this.#sending = { customer, done: this.sendAll(customer) };
    await this.#sending.done;
  }

  /** Ends once somebody else is here: what is unsaved then is theirs. */
  private async sendAll(customer: CustomerId): Promise<void> {
    try {
      for (let next = this.nextUnsaved; next !== null; next = this.nextUnsaved) {
        const answer = await answerOrNull(this.#use.save(customer, next));
        if (customer !== this.customer) return;
        this.fail(answer === null);
        if (answer === null) return;
        if (answer.value.kind === "refused") return this.enterRefused();
        this.settle(next.answers);
      }
    } finally {
      if (this.#sending?.customer === customer) this.#sending = null;
    }
  }

  private get nextUnsaved() {
    for (const category of MIND_CATEGORIES) {
      const answers = mindQuestions(category).flatMap((questionId) => {
        const answer = this.unsaved.get(questionId);
        return answer === undefined ? [] : [{ questionId, answer }];
      });
      if (answers.length > 0) return { category, answers };
    }
    return null;
  }

  private draw(id: string, answer: number | null): void {
    const given = new Map(this.given);
    if (answer === null) given.delete(id);
    else given.set(id, { answer, at: this.customer === null ? null : this.#use.now() });
    this.given = given;
    this.unsaved = new Map([...this.unsaved, [id, answer]]);
  }

  /** What was changed meanwhile stays to be saved. */
  private settle(saved: readonly { readonly questionId: string; readonly answer: number | null }[]): void {
    const sent = new Map(saved.map(({ questionId, answer }) => [questionId, answer]));
    this.unsaved = new Map([...this.unsaved].filter(([id, answer]) => sent.get(id) !== answer));
  }

  private putTab(): void {
    for (const category of MIND_CATEGORIES) this.#use.begun.put(category, [...mindAnswers.text(category, this.answersOf(category))]);
    if (this.customer === null) this.unsaved = new Map();
  }

  private tab(): MindAnswered {
    return new Map(
      MIND_CATEGORIES.flatMap((category) => [...mindAnswers.ofText(category, (this.#use.begun.read(category) ?? []).join(""))]),
    );
  }

  private forgetTab(): void {
    for (const category of MIND_CATEGORIES) this.#use.begun.forget(category);
  }

  /** What was pressed before it was known whose it is stays. */
  private enterOwner(customer: CustomerId | null): void {
    const isKnown = this.state !== "unknown";
    this.customer = customer;
    this.state = "unknown";
    this.consent = false;
    this.hasFailed = false;
    this.found = new Map();
    if (!isKnown) return;
    this.given = new Map();
    this.unsaved = new Map();
  }

  private enterTab(): void {
    const stored = [...this.tab()].map(([id, answer]) => [id, { answer, at: null }] as const);
    this.given = new Map([...stored, ...this.given]);
    this.state = "read";
    if (this.unsaved.size > 0) this.putTab();
  }

  private enterAccount(consent: boolean, stored: ReadonlyMap<string, Given>): void {
    const pressed = [...this.unsaved];
    const given = new Map(stored);
    for (const [id, answer] of pressed) {
      if (answer === null) given.delete(id);
      else given.set(id, { answer, at: this.#use.now() });
    }
    const tab = this.tab();
    if (!consent) for (const [id, answer] of tab) if (!given.has(id)) given.set(id, { answer, at: null });
    this.consent = consent;
    this.given = given;
    this.found = consent ? tab : new Map();
    this.unsaved = consent ? this.unsaved : new Map([...tab, ...pressed]);
    this.state = "read";
  }

  private enterRefused(): void {
    this.consent = false;
    this.putTab();
  }

  private enterConsent(): void {
    this.consent = true;
  }

  private enterState(state: "unavailable"): void {
    if (this.state === "unknown") this.state = state;
  }

  private fail(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
  }
}
