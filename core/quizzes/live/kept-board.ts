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
 * `score` in hundredths of a point. `answers` by the places of the questions in the quiz; null: none counts, or its key was not told when
 * that was read.
 */
export type Standing = {
  readonly customer: CustomerId;
  readonly score: number;
  readonly rank: number;
  readonly answers: readonly (CountedAnswer | null)[];
};

/**
 * Everybody who plays, by the questions whose keys may be told. `players`: how many stand on it. `standingOf`: null: they don't. `first`:
 * the best five, the best first; among equals the ids decide who is named first.
 */
export type LiveBoard = {
  readonly players: number;
  readonly standingOf: (customer: CustomerId) => Standing | null;
  readonly first: readonly Standing[];
};

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

/** Who has joined, and when: each has a place, from 0 on. */
type Players = {
  readonly places: ReadonlyMap<CustomerId, number>;
  readonly customers: readonly CustomerId[];
  readonly startedAt: Float64Array;
};

/**
 * What counts of the answers to one question, by the players' places: a list of numbers, as objects of a thousand cost more than judging
 * them.
 */
type Column = { readonly values: (AnswerValue | null)[]; readonly earned: Float64Array };

/** How a question was last read: in which span it was open, when that was, and how many had answered. */
type Reading = { readonly span: OpenTurn; readonly at: number; readonly answered: number };

/**
 * The board of one quiz as it is kept between its questions: what `quizResult` gives of the stored times. The end of a question reads the
 * answers to that question alone; what was told before is read again once, when nothing can be on its way any more.
 */
export function keptBoard(id: QuizId, attempts: Pick<QuizAttempts, "all" | "answersTo">): KeptBoard {
  let players = playersIn([]);
  let columns: ReadonlyMap<string, Column> = new Map();
  const readings = new Map<string, Reading>();
  let stored: { readonly of: string; readonly board: LiveBoard } | null = null;

  return async ({ hosted, keys, at, answered }) => {
    const { quiz, turns, takers } = hosted;
    const spans = openTurns(quiz, turns);
    const released = [...spans].filter(([question]) => isKeyReleased({ quiz, turns: spans, at }, question));
    const [last] = released.at(-1) ?? [null];
    if (last === null) return null;
    const due = released.filter(([question, span]) => isDue(question, span, { at, answered: question === last ? answered : null }));
    const scored = scoredQuiz(quiz, keys, turns);
    if (due.length > 0 || takers !== players.customers.length) {
      const requested = new Set(due.length > 0 ? due.map(([question]) => question) : [last]);
      const rows = requested.size > 1 ? await attempts.all(id) : await attempts.answersTo(id, requested.values().next().value ?? last);
      read(rows, requested, { scored, spans, at });
      stored = null;
    }
    const of = `${released.map(([question]) => question).join(" ")} ${quiz.closesAt}`;
    if (stored?.of !== of) stored = { of, board: boardOf({ players, columns }, scored, new Set(released.map(([question]) => question))) };
    return stored.board;
  };

  function isDue(question: string, { begins, ends }: OpenTurn, { at, answered }: Pick<BoardFacts, "at" | "answered">): boolean {
    const reading = readings.get(question);
    if (reading?.span.begins !== begins || reading.span.ends !== ends) return true;
    if (answered !== null && answered !== reading.answered) return true;
    const settled = ends + GRACE + SETTLED;
    return reading.at < settled && at >= settled;
  }

  /** Keeps the players as they were just read, and what some questions earned them. */
  function read(rows: readonly AnswersTo[], requested: ReadonlySet<string>, { scored, spans, at }: Scoring): void {
    let placeOf = placesOf(rows, players);
    const stored = new Map(columns);
    if (rows.length !== players.customers.length || placeOf.includes(NONE)) {
      for (const [question, column] of columns) stored.set(question, movedColumn(column, placeOf));
      players = playersIn(rows);
      placeOf = Int32Array.from(rows.keys());
    }
    for (const question of scored.questions) {
      const span = spans.get(question.id);
      if (!requested.has(question.id) || span === undefined) continue;
      const column = emptyColumn(rows.length);
      const judge = answerJudge({ at, turns: spans, questions: [question] });
      let answered = 0;
      for (const [nth, { customer, startedAt, answers }] of rows.entries()) {
        const theirs = requested.size === 1 ? answers : answers.filter((one) => one.question === question.id);
        if (theirs.length === 0) continue;
        answered += 1;
        const attempt = { person: customer, startedAt, handedInAt: null, answers: theirs };
        judgedAnswers(attempt, attemptSpan(scored, attempt), judge);
        const chosen = theirs[judge.chosen[0] ?? NONE];
        if (chosen === undefined || chosen.value === null) continue;
        const place = placeOf[nth] ?? NONE;
        column.values[place] = chosen.value;
        column.earned[place] = earnedLive(question, chosen.value, chosen.at - span.begins);
      }
      stored.set(question.id, column);
      readings.set(question.id, { span, at, answered });
    }
    columns = stored;
  }
}

type Scoring = { readonly scored: Quiz; readonly spans: ReadonlyMap<string, OpenTurn>; readonly at: number };

const playersIn = (rows: readonly AnswersTo[]): Players => ({
  places: new Map(rows.map(({ customer }, place) => [customer, place])),
  customers: rows.map(({ customer }) => customer),
  startedAt: Float64Array.from(rows, ({ startedAt }) => startedAt),
});

/** Which place each has so far; NONE: they have joined since, perhaps again. */
const placesOf = (rows: readonly AnswersTo[], { places, startedAt: since }: Players): Int32Array =>
  Int32Array.from(rows, ({ customer, startedAt }) => {
    const place = places.get(customer) ?? NONE;
    return since[place] === startedAt ? place : NONE;
  });

const emptyColumn = (size: number): Column => ({ values: new Array<null>(size).fill(null), earned: new Float64Array(size) });

/** The same by other places; `from`: where each stood before. */
const movedColumn = ({ values, earned }: Column, from: Int32Array): Column => ({
  values: Array.from(from, (place) => values[place] ?? null),
  earned: Float64Array.from(from, (place) => earned[place] ?? 0),
});

type Counted = { readonly players: Players; readonly columns: ReadonlyMap<string, Column> };

/** Nobody stands on it who began when the quiz was over. */
function boardOf({ players: { places, customers, startedAt }, columns }: Counted, quiz: Quiz, given: ReadonlySet<string>): LiveBoard {
  const scores = new Float64Array(customers.length);
  for (const question of given) {
    const earned = columns.get(question)?.earned ?? [];
    for (let place = 0; place < earned.length; place += 1) scores[place] = (scores[place] ?? 0) + (earned[place] ?? 0);
  }
  const stands = (place: number) => (startedAt[place] ?? Infinity) < quiz.closesAt;
  const highestFirst = scores
    .filter((_, place) => stands(place))
    .sort()
    .reverse();
  const standingAt = (customer: CustomerId, place: number): Standing => ({
    customer,
    score: scores[place] ?? 0,
    rank: 1 + higherThan(scores[place] ?? 0, highestFirst),
    answers: quiz.questions.map(({ id }) => countedAt(columns.get(id), place)),
  });
  const least = highestFirst[FIRST - 1] ?? -Infinity;
  const first = customers
    .flatMap((customer, place) => ((scores[place] ?? 0) >= least && stands(place) ? [{ customer, place, score: scores[place] ?? 0 }] : []))
    .sort((a, b) => b.score - a.score || (a.customer < b.customer ? -1 : 1))
    .slice(0, FIRST)
    .map(({ customer, place }) => standingAt(customer, place));
  const standingOf = (customer: CustomerId): Standing | null => {
    const place = places.get(customer) ?? NONE;
    return stands(place) ? standingAt(customer, place) : null;
  };
  return { players: highestFirst.length, standingOf, first };
}

function countedAt(column: Column | undefined, place: number): CountedAnswer | null {
  const value = column?.values[place] ?? null;
  return value === null ? null : { value, earned: column?.earned[place] ?? 0 };
}

/** How many of the scores, the highest first, are higher. */
function higherThan(score: number, highestFirst: Float64Array): number {
  let [low, high] = [0, highestFirst.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((highestFirst[middle] ?? -Infinity) > score) low = middle + 1;
    else high = middle;
  }
  return low;
}
