import { makeAutoObservable } from "mobx";
import { AnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { JoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { late } from "#web/platform/late/needs.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LiveView } from "#core/quizzes/live/live-view.ts";
import type { LiveNews } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { AnswerValue } from "#core/quizzes/quiz.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const liveNeeds = { joinLiveQuiz: JoinLiveQuiz, answerLiveQuiz: AnswerLiveQuiz, watchLiveQuiz: late(WatchLiveQuiz) };

type Needs = NeedsOf<typeof liveNeeds> & { readonly now: () => number };

/** What became of a press: "refused" where the server had an answer of another device before. */
type Sent = { readonly question: string; readonly value: AnswerValue; readonly state: "sending" | "sent" | "waiting" | "late" | "refused" };

/** In milliseconds: after that a line that was lost is tried again. */
const BACK_AFTER = 1_000;

/** A live quiz as it is watched and played. What stands comes from the server alone, the whole of it each time; a reload shows the same. */
export class LiveModel {
  view: LiveView | null = null;
  /** "lost": the line is tried again by itself. "missing": there is no such live quiz. */
  line: "reading" | "here" | "lost" | "missing" = "reading";
  joining: "ready" | "sending" | "unavailable" | "closed" = "ready";
  sent: Sent | null = null;
  /** The device's time, as it was last looked at. */
  seenAt: number;
  readonly customer: CustomerId;
  readonly #id: QuizId;
  readonly #useCases: NeedsOf<typeof liveNeeds>;
  readonly #now: () => number;
  /** What the server's clock is ahead of the device's, in milliseconds. */
  #ahead = 0;
  readonly #lines = new LatestTurn();
  #stop = () => {};

  constructor(customer: CustomerId, id: QuizId, { now, ...useCases }: Needs) {
    this.customer = customer;
    this.#id = id;
    this.#useCases = useCases;
    this.#now = now;
    this.seenAt = now();
    makeAutoObservable(this, { customer: false }, { autoBind: true, deep: false });
  }

  /** In milliseconds, by the server's clock, of the question that runs; never below 0. */
  get left(): number {
    const stage = this.view?.stage;
    return stage?.kind === "question" ? Math.max(0, stage.ends - (this.seenAt + this.#ahead)) : 0;
  }

  /** One's answer to the question at hand, as the server has it or as it was pressed here. */
  get value(): AnswerValue | null {
    const stage = this.view?.stage;
    const question = stage === undefined || stage.kind === "lobby" || stage.kind === "over" ? null : stage.question.id;
    if (this.sent !== null && this.sent.question === question && this.sent.state !== "late" && this.sent.state !== "refused")
      return this.sent.value;
    return this.view?.own?.value ?? null;
  }

  /** Whether an answer may still be given. */
  get isOpen(): boolean {
    const stage = this.view?.stage;
    if (stage?.kind !== "question" || this.view?.own == null || this.left === 0) return false;
    if (this.sent?.question === stage.question.id) return this.sent.state === "waiting";
    return this.view.own.value === null;
  }

  tick(): void {
    this.seenAt = this.#now();
  }

  /** Watches until what it answers is called. */
  begin(): () => void {
    void this.watch();
    return () => {
      this.#lines.begin();
      this.#stop();
    };
  }

  private async watch(): Promise<void> {
    const isLatest = this.#lines.begin();
    this.#stop();
    const loaded = await answerOrNull(this.#useCases.watchLiveQuiz());
    if (!isLatest()) return;
    if (loaded === null) return this.comeBack(isLatest);
    const listening = loaded.value(this.customer, this.#id).subscribe({
      next: (news) => (isLatest() ? this.heard(news) : undefined),
      error: () => this.comeBack(isLatest),
      complete: () => this.comeBack(isLatest),
    });
    if (isLatest()) this.#stop = () => listening.unsubscribe();
    else listening.unsubscribe();
  }

  private comeBack(isLatest: () => boolean): void {
    if (!isLatest() || this.line === "missing" || this.view?.stage.kind === "over") return;
    this.line = "lost";
    const waiting = setTimeout(() => void this.watch(), BACK_AFTER);
    this.#stop = () => clearTimeout(waiting);
  }

  private heard({ view }: LiveNews): void {
    this.line = view === null ? "missing" : "here";
    this.view = view;
    if (view === null) return;
    this.tick();
    this.#ahead = view.at - this.seenAt;
  }

  async join(): Promise<void> {
    if (this.joining === "sending") return;
    this.enterJoining("sending");
    const answer = await answerOrNull(this.#useCases.joinLiveQuiz(this.customer, this.#id));
    if (answer === null) return this.enterJoining("unavailable");
    if (answer.value.kind === "refused") return this.enterJoining("closed");
    await this.watch(); // What comes from now on is one's own.
    this.enterJoining("ready");
  }

  private enterJoining(state: LiveModel["joining"]): void {
    this.joining = state;
  }

  /** Sends the one answer to a question; the server's first counts. */
  async answer(question: string, value: AnswerValue): Promise<void> {
    if (!this.isOpen) return;
    this.enterSent({ question, value, state: "sending" });
    const answer = await answerOrNull(this.#useCases.answerLiveQuiz(this.customer, { quiz: this.#id, question, value }));
    this.enterSent({ question, value, state: stateOf(answer?.value ?? null) });
  }

  private enterSent(sent: Sent): void {
    if (this.sent === null || sent.state === "sending" || this.sent.question === sent.question) this.sent = sent;
  }
}

function stateOf(answer: Awaited<ReturnType<AnswerLiveQuiz>> | null): Sent["state"] {
  if (answer === null) return "waiting";
  if (answer.kind === "ok") return "sent";
  return answer.refusal.kind === "late" ? "late" : "refused";
}
