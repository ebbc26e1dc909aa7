import { earned, earnedLive } from "./earned.ts";
import { judgedAnswers, placesOf } from "./judged-answers.ts";
import { openTurns } from "./open-turn.ts";
import { GRACE, attemptSpan, quizState } from "./quiz-times.ts";
import type { AnswerReason, QuestionPlaces } from "./judged-answers.ts";
import type { OpenTurn } from "./open-turn.ts";
import type { Answer, Attempt, Question, Quiz, TimedQuiz } from "./quiz.ts";
import type { AttemptSpan, QuizState } from "./quiz-times.ts";

/**
 * `percent` and `isPassed` are null in a live quiz; `rank` is null for a person who began outside the window. Scores in hundredths of a
 * point.
 */
export type Marks = {
  readonly score: number;
  readonly max: number;
  readonly percent: number | null;
  readonly isPassed: boolean | null;
  readonly rank: number | null;
};

export type AttemptState = "too_early" | "too_late" | "attempting" | "finished";

/**
 * `deadline` is null in a live quiz and if the attempt was begun outside the window. `answered`: the questions with a value. `marks` null:
 * the key may not be told yet.
 */
export type AttemptResult = {
  readonly person: string;
  readonly state: AttemptState;
  readonly deadline: number | null;
  readonly finishedAt: number | null;
  readonly answers: readonly AnswerReason[];
  readonly answered: number;
  readonly marks: Marks | null;
};

/** `keys`: the questions whose right answer may be told by now, in the order of the quiz. */
export type QuizResult = { readonly state: QuizState; readonly keys: readonly string[]; readonly attempts: readonly AttemptResult[] };

/** A quiz, the attempts at it (one for each person), and the instant of the result. */
export type QuizFacts = { readonly quiz: Quiz; readonly attempts: readonly Attempt[]; readonly at: number };

/**
 * The result of a quiz at an instant, for its attempts in the given order. Only the server's times count. A score does not reveal a right
 * answer before that may be told. Every quiz has an answer; none is refused. Source: specification/quizzes.md, When keys are told.
 */
export function quizResult({ quiz, attempts, at }: QuizFacts): QuizResult {
  const turns = quiz.mode.kind === "live" ? openTurns(quiz, quiz.mode.turns) : null;
  const places = placesOf(quiz.questions);
  const keyed = quiz.questions.map((question) => (isKeyReleased({ quiz, turns, at }, question.id) ? question : null));
  const max = keyed.reduce((sum, question) => sum + (question?.points ?? 0) * 100, 0);
  const scored = attempts.map((attempt) => {
    const { result, span, counted } = judgedAttempt(quiz, attempt, { at, turns, places });
    return { result, isWithin: span.kind === "within", score: scoreOf(keyed, counted, turns) };
  });
  const rankOf = ranks(scored.filter(({ isWithin }) => isWithin).map(({ score }) => score));
  const isTold = keyed.some((question) => question !== null);
  return {
    state: quizState(quiz, at),
    keys: keyed.flatMap((question) => (question === null ? [] : [question.id])),
    attempts: scored.map(({ result, isWithin, score }) => {
      const { percent, isPassed } = pass(quiz, score, max);
      return withMarks(result, isTold ? { score, max, percent, isPassed, rank: isWithin ? rankOf(score) : null } : null);
    }),
  };
}

/** Written out: spreading a hundred thousand results takes longer than scoring them. */
const withMarks = (
  { person, state, deadline, finishedAt, answers, answered }: Omit<AttemptResult, "marks">,
  marks: Marks | null,
): AttemptResult => ({ person, state, deadline, finishedAt, answers, answered, marks });

/** The same of one attempt without its marks: no key is needed. */
export function attemptResult(quiz: TimedQuiz, attempt: Attempt, at: number): Omit<AttemptResult, "marks"> {
  const turns = quiz.mode.kind === "live" ? openTurns(quiz, quiz.mode.turns) : null;
  return judgedAttempt(quiz, attempt, { at, turns, places: placesOf(quiz.questions) }).result;
}

type Judging = { readonly at: number; readonly turns: ReadonlyMap<string, OpenTurn> | null };

function judgedAttempt(quiz: TimedQuiz, attempt: Attempt, { at, turns, places }: Judging & { readonly places: QuestionPlaces }) {
  const span = attemptSpan(quiz, attempt);
  const { reasons, counted } = judgedAnswers(attempt, { at, span, turns }, places);
  const { state, deadline, finishedAt } = spanAt(quiz, { attempt, span, at });
  let answered = 0;
  for (const answer of counted) if (answer !== undefined && answer.value !== null) answered += 1;
  return { result: { person: attempt.person, state, deadline, finishedAt, answers: reasons, answered }, span, counted };
}

type Telling = Judging & { readonly quiz: Pick<Quiz, "opensAt" | "closesAt"> };

/** Whether the right answer of a question may be told; `turns` null: the quiz is not live. */
export function isKeyReleased({ quiz, turns, at }: Telling, question: string): boolean {
  if (turns === null) return quizState(quiz, at) === "closed";
  const turn = turns.get(question);
  return turn !== undefined && at >= turn.ends + GRACE;
}

/** `keyed` by the places of the questions; null: its key may not be told yet. */
function scoreOf(
  keyed: readonly (Question | null)[],
  counted: readonly (Answer | undefined)[],
  turns: ReadonlyMap<string, OpenTurn> | null,
): number {
  let sum = 0;
  for (let place = 0; place < keyed.length; place += 1) {
    const question = keyed[place] ?? null;
    const answer = counted[place];
    if (question === null || answer === undefined || answer.value === null) continue;
    const turn = turns?.get(question.id);
    sum += turn === undefined ? earned(question, answer.value) : earnedLive(question, answer.value, answer.at - turn.begins);
  }
  return Math.max(sum, 0);
}

/** 1 + the number of higher scores. */
function ranks(scores: readonly number[]): (score: number) => number {
  const first = new Map<number, number>();
  const ascending = Float64Array.from(scores).sort(); // Numbers alone: no comparison is called.
  for (let rank = 1; rank <= ascending.length; rank += 1) {
    const score = ascending[ascending.length - rank] ?? 0;
    if (!first.has(score)) first.set(score, rank);
  }
  return (score) => first.get(score) ?? 1;
}

function pass({ mode }: Quiz, score: number, max: number): Pick<Marks, "percent" | "isPassed"> {
  if (mode.kind === "live") return { percent: null, isPassed: null };
  return { percent: Math.floor((score * 100) / max), isPassed: score * 100 >= mode.passPercent * max };
}

type Spanned = { readonly attempt: Attempt; readonly span: AttemptSpan; readonly at: number };

function spanAt(
  { mode }: Pick<Quiz, "mode">,
  { attempt: { handedInAt }, span, at }: Spanned,
): Pick<AttemptResult, "state" | "deadline" | "finishedAt"> {
  if (span.kind !== "within") return { state: span.kind, deadline: null, finishedAt: null };
  const deadline = mode.kind === "live" ? null : span.ends;
  const isHandedIn = handedInAt !== null && handedInAt <= at;
  if (!isHandedIn && at < span.ends + GRACE) return { state: "attempting", deadline, finishedAt: null };
  return { state: "finished", deadline, finishedAt: handedInAt === null ? span.ends : Math.min(handedInAt, span.ends) };
}
