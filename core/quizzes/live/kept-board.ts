import { earnedLive } from "../earned.ts";
import { answerJudge, judgedAnswers, NONE } from "../judged-answers.ts";
import { openTurns } from "../open-turn.ts";
import { isKeyReleased } from "../quiz-result.ts";
import { attemptSpan, GRACE } from "../quiz-times.ts";
import { scoredQuiz } from "../content/scored-quiz.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { OpenTurn } from "../open-turn.ts";
import type { AnswerValue, Quiz } from "../quiz.ts";
import type { QuestionKey } from "../content/question-key.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { AnswersTo, QuizAttempts } from "../attempts/quiz-attempts.port.ts";
import type { CountedQuiz } from "../attempts/quizzes.port.ts";

/** An answer that counts, and what it earned, in hundredths of a point. */
export type CountedAnswer = { readonly value: AnswerValue; readonly earned: number };

/**
 * `score` in hundredths of a point. `answers` by the places of the questions in the quiz; null: none counts, or its key was not told when that
 * was read.
 */
export type Standing = {
  readonly customer: CustomerId;
  readonly score: number;
  readonly rank: number;
  readonly answers: readonly (CountedAnswer | null)[];
};

/**
 * Everybody who plays, by the questions whose keys may be told. `first`: the best five, the best first; among equals the ids decide who is named
 * first.
 */
export type LiveBoard = { readonly standings: ReadonlyMap<CustomerId, Standing>; readonly first: readonly Standing[] };

export const FIRST = 5;

/** In milliseconds after a key may be told: by then every answer that came in time is written, or never will be. */
const SETTLED = 10_000;

/** `answered`: how many have answered the question whose key was told last; null: they were not counted. */
export type BoardFacts = {
  readonly hosted: CountedQuiz;
  readonly keys: readonly QuestionKey[];
  readonly at: number;
  readonly answered: number | null;
};

/** The board at an instant; null: no key may be told yet. */
export type KeptBoard = (facts: BoardFacts) => Promise<LiveBoard | null>;

type Player = { readonly customer: CustomerId; readonly startedAt: number; readonly answers: readonly (CountedAnswer | null)[] };

/** How a question was last read: in which span it was open, when that was, and how many had answered. */
type Reading = { readonly span: OpenTurn; readonly at: number; readonly answered: number };

/**
 * The board of one quiz as it is kept between its questions: what `quizResult` gives of the stored times. The end of a question reads the answers
 * to that question alone; what was told before is read again once, when nothing can be on its way any more.
 */
export function keptBoard(id: QuizId, attempts: Pick<QuizAttempts, "all" | "answersTo">): KeptBoard {
  let players: ReadonlyMap<CustomerId, Player> = new Map();
  const readings = new Map<string, Reading>();
  let kept: { readonly of: string; readonly board: LiveBoard } | null = null;

  return async ({ hosted, keys, at, answered }) => {
    const { quiz, turns, takers } = hosted;
    const spans = openTurns(quiz, turns);
    const told = [...spans].filter(([question]) => isKeyReleased({ quiz, turns: spans, at }, question));
    const [last] = told.at(-1) ?? [null];
    if (last === null) return null;
    const due = told.filter(([question, span]) => isDue(question, span, { at, answered: question === last ? answered : null }));
    const scored = scoredQuiz(quiz, keys, turns);
    if (due.length > 0 || takers !== players.size) {
      const asked = new Set(due.length > 0 ? due.map(([question]) => question) : [last]);
      const rows = asked.size > 1 ? await attempts.all(id) : await attempts.answersTo(id, asked.values().next().value ?? last);
      players = read(rows, asked, { scored, spans, at });
      kept = null;
    }
    const of = `${told.map(([question]) => question).join(" ")} ${quiz.closesAt}`;
    if (kept?.of !== of) kept = { of, board: boardOf([...players.values()], scored, new Set(told.map(([question]) => question))) };
    return kept.board;
  };

  function isDue(question: string, { begins, ends }: OpenTurn, { at, answered }: Pick<BoardFacts, "at" | "answered">): boolean {
    const reading = readings.get(question);
    if (reading?.span.begins !== begins || reading.span.ends !== ends) return true;
    if (answered !== null && answered !== reading.answered) return true;
    const settled = ends + GRACE + SETTLED;
    return reading.at < settled && at >= settled;
  }

  /** The players as they were just read, with what some questions earned them. */
  function read(rows: readonly AnswersTo[], asked: ReadonlySet<string>, { scored, spans, at }: Scoring): ReadonlyMap<CustomerId, Player> {
    const columns = scored.questions.flatMap((question, place) => {
      const span = spans.get(question.id);
      if (!asked.has(question.id) || span === undefined) return [];
      return [{ question, place, span, judge: answerJudge({ at, turns: spans, questions: [question] }), answered: 0 }];
    });
    const anew = rows.map(({ customer, startedAt, answers }): [CustomerId, Player] => {
      const earned = (players.get(customer)?.answers ?? scored.questions.map(() => null)).slice();
      for (const column of columns) {
        const { question, place, span, judge } = column;
        const theirs = answers.filter((one) => one.question === question.id);
        if (theirs.length > 0) column.answered += 1;
        const attempt = { person: customer, startedAt, handedInAt: null, answers: theirs };
        judgedAnswers(attempt, attemptSpan(scored, attempt), judge);
        const chosen = theirs[judge.chosen[0] ?? NONE];
        const value = chosen?.value ?? null;
        earned[place] =
          chosen === undefined || value === null ? null : { value, earned: earnedLive(question, value, chosen.at - span.begins) };
      }
      return [customer, { customer, startedAt, answers: earned }];
    });
    for (const { question, span, answered } of columns) readings.set(question.id, { span, at, answered });
    return new Map(anew);
  }
}

type Scoring = { readonly scored: Quiz; readonly spans: ReadonlyMap<string, OpenTurn>; readonly at: number };

/** Nobody stands on it who began when the quiz was over. */
function boardOf(players: readonly Player[], quiz: Quiz, told: ReadonlySet<string>): LiveBoard {
  const places = quiz.questions.flatMap(({ id }, place) => (told.has(id) ? [place] : []));
  const scored = players
    .filter(({ startedAt }) => startedAt < quiz.closesAt)
    .map((player) => ({ player, score: places.reduce((sum, place) => sum + (player.answers[place]?.earned ?? 0), 0) }));
  const ranks = new Map<number, number>(); // 1 + the number of higher scores.
  for (const [above, score] of Float64Array.from(scored, ({ score }) => -score)
    .sort()
    .entries())
    if (!ranks.has(-score)) ranks.set(-score, above + 1);
  const standings = scored.map(
    ({ player: { customer, answers }, score }): Standing => ({ customer, score, rank: ranks.get(score) ?? 1, answers }),
  );
  const first = standings
    .filter(({ rank }) => rank <= FIRST)
    .toSorted((a, b) => a.rank - b.rank || (a.customer < b.customer ? -1 : 1))
    .slice(0, FIRST);
  return { standings: new Map(standings.map((standing) => [standing.customer, standing])), first };
}
