import fc from "fast-check";

export type WireQuestion = {
  readonly _id: string;
  readonly type: string;
  readonly options?: readonly string[];
  readonly key: unknown;
  readonly points?: number;
  readonly penalty?: number;
  readonly partial?: boolean;
  readonly tolerance?: number;
  readonly seconds?: number;
};
export type WireAttempt = {
  readonly person: string;
  readonly started_at: string;
  readonly finished_at?: string;
  readonly answers?: readonly { readonly question: string; readonly value?: unknown; readonly at: string }[];
};
export type WireQuiz = {
  readonly quiz: {
    readonly mode?: string;
    readonly opens_at: string;
    readonly closes_at: string;
    readonly minutes?: number;
    readonly pass_percent?: number;
    readonly questions: readonly WireQuestion[];
  };
  readonly at: string;
  readonly opened?: readonly { readonly question: string; readonly at: string; readonly closed_at?: string }[];
  readonly attempts?: readonly WireAttempt[];
};

const OPENS = Date.parse("2026-12-05T18:00:00+05:30");
const MINUTE = 60_000;
const OPTIONS = ["a", "b", "c", "d"];
const PEOPLE = ["asha", "ravi", "farah", "meera"];

const written = (at: number, way: number): string => {
  const utc = new Date(at).toISOString();
  return [utc, utc.replace(".000Z", "Z"), new Date(at + 19_800_000).toISOString().slice(0, 23)][way % 3] ?? utc;
};

/** Milliseconds after the opening at which something may change, and a little beside them. */
const anyOffset = (): fc.Arbitrary<number> =>
  fc
    .record({
      at: fc.constantFrom(-60, 0, 5, 10, 20, 30, 40, 60, 65, 80, 90, 120, 150, 180, 200, 240),
      beside: fc.constantFrom(0, 0, 0, 2_000, 1_999, -1, 1, 500, 3_250, 7_777),
    })
    .map(({ at, beside }) => at * 1_000 + beside);

/** Decimals that floats don't add up, and ones that a tenth is away from them. */
const NUMBERS = [0.1, 0.2, 0.3, 0.30000000000000004, -0.1, 1e21, 5e-324, 100, 0];

const anyQuestion = (_id: string): fc.Arbitrary<WireQuestion> =>
  fc
    .record({
      type: fc.constantFrom("single", "multiple", "multiple", "number", "order"),
      options: fc.shuffledSubarray(OPTIONS, { minLength: 2 }),
      key: fc.nat(1_000),
      number: fc.constantFrom(...NUMBERS),
      points: fc.constantFrom(undefined, 1, 2, 3, 7, 10, 1_000),
      penalty: fc.constantFrom(undefined, undefined, 0, 0.25, 0.29, 1),
      partial: fc.constantFrom(undefined, true, true, false),
      tolerance: fc.constantFrom(undefined, 0, 0.1, 0.2),
      seconds: fc.constantFrom(undefined, 5, 7, 30),
    })
    .map(({ type, options, key, number, points, penalty, partial, tolerance, seconds }) => {
      const chosen = options.filter((_, index) => ((key >> index) & 1) === 1);
      const turned = options.map((_, index) => options[(index + key) % options.length] ?? "");
      return {
        _id,
        type,
        ...(type === "number" ? {} : { options }),
        key:
          type === "number"
            ? number
            : type === "single"
              ? (options[key % options.length] ?? "")
              : type === "order"
                ? turned
                : chosen.length === 0
                  ? options.slice(0, 1)
                  : chosen,
        ...(points === undefined ? {} : { points }),
        ...(penalty === undefined ? {} : { penalty }),
        ...(partial === undefined ? {} : { partial }),
        ...(tolerance === undefined ? {} : { tolerance }),
        ...(seconds === undefined ? {} : { seconds }),
      };
    });

/** A value that fits the question, often the right one, sometimes none. */
const anyValue = ({ type, options = [], key }: WireQuestion): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(key) },
    { weight: 1, arbitrary: fc.constantFrom(null, []) },
    {
      weight: 4,
      arbitrary:
        type === "number"
          ? fc.constantFrom(...NUMBERS, 0.4, 0.20000000000000001)
          : type === "single"
            ? fc.constantFrom(...options)
            : type === "order"
              ? fc.shuffledSubarray([...options], { minLength: options.length })
              : fc.shuffledSubarray([...options], { minLength: 1 }),
    },
  );

/** In a live quiz mostly soon, as questions are opened early. */
const anyAnswer = (questions: readonly WireQuestion[], isLive: boolean) =>
  fc
    .constantFrom(...questions)
    .chain((question) =>
      fc.record({
        question: fc.constant(question._id),
        value: anyValue(question),
        at: fc.oneof({ weight: isLive ? 4 : 0, arbitrary: fc.integer({ min: 0, max: 25_000 }) }, { weight: 1, arbitrary: anyOffset() }),
        way: fc.nat(2),
      }),
    )
    .map(({ question, value, at, way }) => ({ question, ...(value === null && way === 0 ? {} : { value }), at: written(OPENS + at, way) }));

const anyAttempt = (person: string, questions: readonly WireQuestion[], isLive: boolean) =>
  fc
    .record({
      started: fc.oneof(
        { weight: 5, arbitrary: isLive ? fc.constantFrom(0, -9_000, 1_000) : fc.constantFrom(0, 1_000, 5_000, 20_500) },
        anyOffset(),
      ),
      finished: fc.option(anyOffset(), { freq: 2 }),
      answers: fc.array(anyAnswer(questions, isLive), { maxLength: 7 }),
      way: fc.nat(2),
    })
    .map(({ started, finished, answers, way }) => ({
      person,
      started_at: written(OPENS + started, way),
      ...(!isLive && finished !== null && finished >= started ? { finished_at: written(OPENS + finished, way + 1) } : {}),
      answers,
    }));

const anyTurns = (questions: readonly WireQuestion[]) =>
  fc
    .record({
      order: fc.shuffledSubarray(questions.map(({ _id }) => _id)),
      gaps: fc.array(fc.constantFrom(0, 500, 3_000, 10_000, 28_000), { minLength: questions.length, maxLength: questions.length }),
      closed: fc.array(fc.constantFrom(null, null, 0, 2_500, 6_000), { minLength: questions.length, maxLength: questions.length }),
    })
    .map(({ order, gaps, closed }) => {
      let at = OPENS;
      return order.map((question, index) => {
        at += gaps[index] ?? 0;
        const after = closed[index] ?? null;
        return { question, at: written(at, index), ...(after === null ? {} : { closed_at: written(at + after, index + 1) }) };
      });
    });

/** Files of `quiz score` as they are written: a quiz of three minutes at most, its answers around every limit. */
export const anyQuizFile = (): fc.Arbitrary<object> =>
  fc
    .integer({ min: 1, max: 4 })
    .chain((count) =>
      fc.record({ questions: fc.tuple(...Array.from({ length: count }, (_, index) => anyQuestion(`q${index}`))), isLive: fc.boolean() }),
    )
    .chain(({ questions, isLive }) =>
      fc.record({
        isLive: fc.constant(isLive),
        questions: fc.constant(questions),
        passPercent: fc.constantFrom(undefined, 0, 33, 50, 100),
        minutes: fc.constantFrom(1, 2, 180),
        closes: fc.constantFrom(2, 3),
        at: fc.oneof(anyOffset(), fc.constantFrom(182_000, 181_999, 500_000)),
        turns: anyTurns(questions),
        attempts: fc.subarray(PEOPLE).chain((people) => fc.tuple(...people.map((person) => anyAttempt(person, questions, isLive)))),
        way: fc.nat(2),
      }),
    )
    .map(({ isLive, questions, passPercent, minutes, closes, at, turns, attempts, way }) => ({
      quiz: {
        _id: "q",
        ...(isLive ? { mode: "live" } : way === 0 ? { mode: "questionnaire" } : {}),
        opens_at: written(OPENS, way),
        closes_at: written(OPENS + closes * MINUTE, way + 1),
        ...(isLive ? {} : { minutes }),
        ...(passPercent === undefined ? {} : { pass_percent: passPercent }),
        questions,
      },
      at: written(OPENS + at, way + 2),
      ...(isLive ? { opened: turns } : {}),
      attempts,
    }));
