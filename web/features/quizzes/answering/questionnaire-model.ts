import { makeAutoObservable } from "mobx";
import { AnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { ListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { BegunQuiz, StartQuiz as Start } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import type { KeylessQuestion, QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { AnswerValue } from "#core/quizzes/quiz.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const questionnaireNeeds = { answerQuiz: AnswerQuiz, finishQuiz: FinishQuiz, listOwnQuizzes: ListOwnQuizzes, startQuiz: StartQuiz };

type Needs = NeedsOf<typeof questionnaireNeeds> & { readonly now: () => number };

/** "not-begun": only a press on the rules begins it. */
type Begun = Awaited<ReturnType<Start>> | { readonly kind: "not-begun" };

/** "sending": an answer is on its way; "waiting": there is no line; "elsewhere": another device has taken the attempt over. */
type Saving = "ready" | "sending" | "waiting" | "elsewhere";

/**
 * One's attempt as it is answered. Each choice is drawn at once and saved by itself, the newest of each question; what could not be saved
 * waits here. Nothing of the clock is decided here but what is drawn: the server takes an answer or refuses it.
 */
export class QuestionnaireModel {
  values: ReadonlyMap<string, AnswerValue | null> = new Map();
  /** Questions whose newest choice is not saved, the one that waits longest first. */
  unsaved: readonly string[] = [];
  /** How many choices came too late. */
  late = 0;
  savedAt: number | null = null;
  saving: Saving = "ready";
  finishing: "ready" | "sending" | "unavailable" | "done" = "ready";
  /** The device's time, as it was last looked at. */
  seenAt: number;
  readonly customer: CustomerId;
  readonly #id: QuizId;
  readonly #useCases: NeedsOf<typeof questionnaireNeeds>;
  readonly #now: () => number;
  readonly #read: Resource<Begun>;
  /** What the server's clock is ahead of the device's, in milliseconds. */
  #ahead = 0;
  #sending: Promise<void> | null = null;

  constructor(customer: CustomerId, id: QuizId, { now, ...useCases }: Needs) {
    this.customer = customer;
    this.#id = id;
    this.#useCases = useCases;
    this.#now = now;
    this.seenAt = now();
    this.#read = new Resource(() => readBegun(useCases, customer, id));
    makeAutoObservable(this, { customer: false }, { autoBind: true, deep: false });
  }

  get reading(): ResourceState<Begun> {
    return this.#read.state;
  }

  get begun(): BegunQuiz | null {
    const { state } = this.#read;
    return state.kind === "read" && state.value.kind === "ok" ? state.value.value : null;
  }

  get questions(): readonly KeylessQuestion[] {
    return this.begun?.questions ?? [];
  }

  /** In milliseconds, by the server's clock; never below 0. */
  get left(): number {
    return this.begun === null ? 0 : Math.max(0, this.begun.deadline - (this.seenAt + this.#ahead));
  }

  get isOver(): boolean {
    return this.begun !== null && (this.left === 0 || this.finishing === "done");
  }

  /** Whether nothing is left to tell here: it is handed in, and no choice waits or came too late. */
  get isSettled(): boolean {
    return this.finishing === "done" && this.unsaved.length === 0 && this.late === 0;
  }

  get answered(): number {
    return this.questions.filter(({ id }) => this.valueOf(id) !== null).length;
  }

  /** The places of the questions without an answer, from 1. */
  get missing(): readonly number[] {
    return this.questions.flatMap(({ id }, index) => (this.valueOf(id) === null ? [index + 1] : []));
  }

  valueOf(question: string): AnswerValue | null {
    return this.values.get(question) ?? null;
  }

  /** Reads the attempt and takes it over; what waits here is newer than what was saved, and is sent. */
  async ask(): Promise<void> {
    await this.#read.ask();
    if (this.begun !== null) this.enter(this.begun);
    await this.flush();
  }

  private enter({ at, answers }: BegunQuiz): void {
    this.tick();
    this.#ahead = at - this.seenAt;
    const stored = new Map<string, AnswerValue | null>(answers.map(({ question, value }) => [question, value]));
    for (const question of this.unsaved) stored.set(question, this.valueOf(question));
    this.values = stored;
    this.saving = "ready";
  }

  tick(): void {
    this.seenAt = this.#now();
  }

  async answer(question: string, value: AnswerValue | null): Promise<void> {
    if (this.isOver || this.saving === "elsewhere") return;
    this.values = new Map([...this.values, [question, value]]);
    this.unsaved = [...this.unsaved.filter((one) => one !== question), question];
    await this.flush();
  }

  /** Sends what waits, one after the other; a call that runs takes along what comes meanwhile. */
  flush(): Promise<void> {
    if (this.#sending !== null) return this.#sending;
    const sending = this.send().finally(() => {
      this.#sending = null;
    });
    this.#sending = sending;
    return sending;
  }

  private async send(): Promise<void> {
    for (;;) {
      const [question] = this.unsaved;
      const { begun } = this;
      if (question === undefined || begun === null || this.saving === "elsewhere") return;
      this.saving = "sending";
      const value = this.valueOf(question);
      const sent = { quiz: this.#id, seat: begun.seat, question, value };
      const answer = await answerOrNull(this.#useCases.answerQuiz(this.customer, sent));
      if (!this.take(question, value, answer?.value ?? null)) return;
    }
  }

  /** Whether there is more to send. */
  private take(question: string, value: AnswerValue | null, answer: Awaited<ReturnType<AnswerQuiz>> | null): boolean {
    if (answer === null) {
      this.saving = "waiting";
      return false;
    }
    if (answer.kind === "refused" && answer.refusal.kind === "taken-over") {
      this.saving = "elsewhere";
      return false;
    }
    // A choice that was changed meanwhile is still to be sent.
    if (this.valueOf(question) === value) this.unsaved = this.unsaved.filter((one) => one !== question);
    if (answer.kind === "ok") this.savedAt = answer.value.at;
    else this.late += 1;
    this.saving = "ready";
    return true;
  }

  /** Hands in, with what waits; once time is up that is done whether or not there is a line. */
  async finish(): Promise<void> {
    if (this.finishing === "sending" || this.finishing === "done") return;
    this.enterFinishing("sending");
    await this.flush();
    if (this.unsaved.length > 0 && this.left > 0) return this.enterFinishing("unavailable");
    const answer = await answerOrNull(this.#useCases.finishQuiz(this.customer, this.#id));
    this.enterFinishing(answer === null && this.left > 0 ? "unavailable" : "done");
  }

  private enterFinishing(state: QuestionnaireModel["finishing"]): void {
    this.finishing = state;
  }
}

async function readBegun(useCases: NeedsOf<typeof questionnaireNeeds>, customer: CustomerId, id: QuizId): Promise<Begun> {
  const own = await useCases.listOwnQuizzes(customer);
  if (!own.some(({ quiz }) => quiz === id)) return { kind: "not-begun" };
  return useCases.startQuiz(customer, id);
}
