import { earned, earnedLive } from "./earned.ts";
import { answerJudge, judgedAnswers, NONE } from "./judged-answers.ts";
import { openTurns } from "./open-turn.ts";
import { GRACE, attemptSpan, quizState } from "./quiz-times.ts";
import type { AnswerJudge, AnswerReason } from "./judged-answers.ts";
import type { OpenTurn } from "./open-turn.ts";
import type { Answer, Attempt, Question, Quiz, TimedQuiz } from "./quiz.ts";
import type { QuizState } from "./quiz-times.ts";

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
  const judge = answerJudge({ at, turns, questions: quiz.questions });
  const keyed = quiz.questions.map((question) => (isKeyReleased({ quiz, turns, at }, question.id) ? question : null));
  const scores = new Float64Array(attempts.length);
  const results = attempts.map((attempt, nth): Marked => {
    const result = judgedAttempt(quiz, attempt, judge);
    scores[nth] = scoreOf(attempt, keyed, judge);
    return result;
  });
  if (keyed.some((question) => question !== null)) mark(results, scores, { quiz, keyed });
  return {
    state: quizState(quiz, at),
    keys: keyed.flatMap((question) => (question === null ? [] : [question.id])),
    attempts: results,
  };
}

/** A result as it is made: another object for each of a hundred thousand would take longer than scoring them. */
type Marked = { -readonly [Field in keyof AttemptResult]: AttemptResult[Field] };

type Marking = { readonly quiz: Quiz; readonly keyed: readonly (Question | null)[] };

/** Marks results by their scores; those of one score share their marks. */
function mark(results: readonly Marked[], scores: Float64Array, { quiz, keyed }: Marking): void {
  const max = keyed.reduce((sum, question) => sum + (question?.points ?? 0) * 100, 0);
  const marksOf = (score: number, rank: number | null): Marks => ({ score, max, ...pass(quiz, score, max), rank });
  const isRanked = ({ state }: Marked) => state === "attempting" || state === "finished";
  const many = new Map<number, number>();
  for (let nth = 0; nth < results.length; nth += 1) {
    const score = scores[nth] ?? 0;
    if (isRanked(results[nth] as Marked)) many.set(score, (many.get(score) ?? 0) + 1);
  }
  const ranked = new Map<number, Marks>();
  let rank = 1; // 1 + the number of higher scores.
  for (const score of Float64Array.from(many.keys()).sort().reverse()) {
    ranked.set(score, marksOf(score, rank));
    rank += many.get(score) ?? 0;
  }
  for (let nth = 0; nth < results.length; nth += 1) {
    const result = results[nth] as Marked;
    const score = scores[nth] ?? 0;
    result.marks = isRanked(result) ? (ranked.get(score) ?? null) : marksOf(score, null);
  }
}

/** The same of one attempt without its marks: no key is needed. */
export function attemptResult(quiz: TimedQuiz, attempt: Attempt, at: number): Omit<AttemptResult, "marks"> {
  const turns = quiz.mode.kind === "live" ? openTurns(quiz, quiz.mode.turns) : null;
  const { marks: _, ...result } = judgedAttempt(quiz, attempt, answerJudge({ at, turns, questions: quiz.questions }));
  return result;
}

type Judging = { readonly at: number; readonly turns: ReadonlyMap<string, OpenTurn> | null };

/** Without marks. */
function judgedAttempt(quiz: TimedQuiz, attempt: Attempt, judge: AnswerJudge): Marked {
  const { person, handedInAt } = attempt;
  const span = attemptSpan(quiz, attempt);
  const answers = judgedAnswers(attempt, span, judge);
  const { answered } = judge;
  if (span.kind !== "within") return { person, state: span.kind, deadline: null, finishedAt: null, answers, answered, marks: null };
  const { ends } = span;
  const deadline = quiz.mode.kind === "live" ? null : ends;
  const isOver = (handedInAt !== null && handedInAt <= judge.at) || judge.at >= ends + GRACE;
  const finishedAt = handedInAt === null ? (deadline ?? ends) : Math.min(handedInAt, ends);
  if (!isOver) return { person, state: "attempting", deadline, finishedAt: null, answers, answered, marks: null };
  return { person, state: "finished", deadline, finishedAt, answers, answered, marks: null };
}

type Telling = Judging & { readonly quiz: Pick<Quiz, "opensAt" | "closesAt"> };

/** Whether the right answer of a question may be told; `turns` null: the quiz is not live. */
export function isKeyReleased({ quiz, turns, at }: Telling, question: string): boolean {
  if (turns === null) return quizState(quiz, at) === "closed";
  const turn = turns.get(question);
  return turn !== undefined && at >= turn.ends + GRACE;
}

/** What the answers that count earn. `keyed` by the places of the questions; null: its key may not be told yet. */
function scoreOf({ answers }: Attempt, keyed: readonly (Question | null)[], { chosen, turns }: AnswerJudge): number {
  let sum = 0;
  for (let place = 0; place < keyed.length; place += 1) {
    const question = keyed[place] ?? null;
    const index = chosen[place] ?? NONE;
    if (question === null || index === NONE) continue;
    const { value, at } = answers[index] as Answer;
    if (value === null) continue;
    const turn = turns?.get(question.id);
    sum += turn === undefined ? earned(question, value) : earnedLive(question, value, at - turn.begins);
  }
  return Math.max(sum, 0);
}

function pass({ mode }: Quiz, score: number, max: number): Pick<Marks, "percent" | "isPassed"> {
  if (mode.kind === "live") return { percent: null, isPassed: null };
  return { percent: Math.floor((score * 100) / max), isPassed: score * 100 >= mode.passPercent * max };
}
