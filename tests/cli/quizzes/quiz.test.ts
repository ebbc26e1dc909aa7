import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyQuizFile } from "#tests/arbitraries/any-quiz-file.ts";
import { scoredQuiz } from "./scored-quiz.ts";
import type { WireQuiz } from "#tests/arbitraries/any-quiz-file.ts";

/** On the day of the quiz, which is open from 10:00 to 11:00. */
const on = (time: string): string => `2026-11-20T${time}Z`;
const question = (given: object = {}) => ({ _id: "q", type: "single", options: ["a", "b", "c"], key: "a", ...given });
const answer = (value: unknown, time = "10:05", given: object = {}) => ({ question: "q", value, at: on(time), ...given });

const told = (given: {
  readonly quiz?: object;
  readonly at?: string;
  readonly questions?: readonly object[];
  readonly attempts?: readonly object[];
  readonly opened?: readonly object[];
}) =>
  scoredQuiz({
    quiz: {
      _id: "z",
      opens_at: on("10:00"),
      closes_at: on("11:00"),
      minutes: 10,
      questions: given.questions ?? [question()],
      ...given.quiz,
    },
    at: on(given.at ?? "12:00"),
    opened: given.opened,
    attempts: given.attempts,
  });

/** One attempt, begun at 10:00 unless said otherwise. */
const one = (answers: readonly object[], given: object = {}, rest: Parameters<typeof told>[0] = {}) =>
  told({ ...rest, attempts: [{ person: "asha", started_at: on("10:00"), answers, ...given }] }).attempts[0];

describe("a quiz [social, Quizzes, Window]", () => {
  it.each([
    ["09:59:59.999", "upcoming", []],
    ["10:00", "open", []],
    ["10:59:59.999", "open", []],
    ["11:00", "settling", []],
    ["11:00:01.999", "settling", []],
    ["11:00:02", "closed", ["q"]],
  ])("is at %s %s", (at, state, keys) => expect(told({ at })).toMatchObject({ state, keys }));
});

describe("an attempt [social, Quizzes, Attempt]", () => {
  const state = (given: object, at: string) => {
    const result = one([], given, { at });
    return [result?.state, result?.deadline, result?.finished_at];
  };

  it.each([
    [{ started_at: on("09:59:59.999") }, "12:00", ["too_early", null, null]],
    [{ started_at: on("11:00") }, "12:00", ["too_late", null, null]],
    [{}, "10:10:01.999", ["attempting", on("10:10:00"), null]],
    [{}, "10:10:02", ["finished", on("10:10:00"), on("10:10:00")]],
    [{ started_at: on("10:55") }, "12:00", ["finished", on("11:00:00"), on("11:00:00")]],
    [{ finished_at: on("10:04:00.25") }, "10:04", ["attempting", on("10:10:00"), null]],
    [{ finished_at: on("10:04:00.25") }, "10:05", ["finished", on("10:10:00"), on("10:04:00.25")]],
    [{ finished_at: on("10:10:01") }, "10:10:01", ["finished", on("10:10:00"), on("10:10:00")]],
  ])("%j at %s is %j", (given, at, expected) => expect(state(given, at)).toEqual(expected));
});

describe("an answer [social, Quizzes, Answers]", () => {
  const reasons = (times: readonly string[], given: object = {}, at = "12:00") =>
    one(
      times.map((time) => answer("a", time)),
      given,
      { at },
    )?.answers;

  it.each([
    ["later", "10:06", {}, "10:05:59.999"],
    ["later", "10:06", { started_at: on("09:00") }, "10:05:59.999"],
    ["refused", "10:06", { started_at: on("09:00") }, "12:00"],
    ["before", "09:59:59.999", {}, "12:00"],
    ["counted", "10:00", {}, "12:00"],
    ["counted", "10:10:01.999", {}, "12:00"],
    ["late", "10:10:02", {}, "12:00"],
    ["late", "10:10:02", { finished_at: on("10:05") }, "12:00"],
    ["after_finish", "10:06", { finished_at: on("10:05") }, "12:00"],
    ["after_finish", "10:05", { finished_at: on("10:05") }, "12:00"],
    ["counted", "10:04:59.999", { finished_at: on("10:05") }, "12:00"],
  ])("is %s at %s, given %j", (reason, time, given, at) => expect(reasons([time], given, at)).toEqual([reason]));

  it("counts where it is the last in time, and then in the list", () => {
    expect(reasons(["10:05", "10:04", "10:05", "10:03"])).toEqual(["superseded", "superseded", "counted", "superseded"]);
    expect(one([answer("a", "10:04"), answer(null, "10:05")])).toMatchObject({
      answers: ["superseded", "counted"],
      answered: 0,
      score: "0.00",
    });
    expect(one([answer(null, "10:04"), answer("a", "10:05")])).toMatchObject({ answered: 1, score: "1.00" });
  });
});

describe("points [social, Quizzes, Points]", () => {
  const score = (given: object, value: unknown) => one([answer(value)], {}, { questions: [question(given)] })?.score;
  const multiple = { type: "multiple", options: ["a", "b", "c", "d"], key: ["a", "b", "c"], points: 2, partial: true };

  it.each([
    [{}, "a", "1.00"],
    [{}, "b", "0.00"],
    [multiple, ["c", "a", "b"], "2.00"],
    [multiple, ["a", "b"], "1.33"],
    [multiple, ["a"], "0.66"],
    [multiple, ["a", "b", "d"], "0.66"],
    [multiple, ["a", "d"], "0.00"],
    [{ ...multiple, partial: false }, ["a", "b"], "0.00"],
    [{ type: "order", key: ["b", "c", "a"] }, ["b", "c", "a"], "1.00"],
    [{ type: "order", key: ["b", "c", "a"] }, ["b", "a", "c"], "0.00"],
    [{ type: "number", key: 0.1, tolerance: 0.2 }, 0.3, "1.00"],
    [{ type: "number", key: 0.1, tolerance: 0.2 }, -0.1, "1.00"],
    [{ type: "number", key: 0.1, tolerance: 0.2 }, 0.30000000000000004, "0.00"],
    [{ type: "number", key: 1e21, tolerance: 1 }, 1e21, "1.00"],
    [{ type: "number", key: 100 }, 100, "1.00"],
    [{ type: "number", key: 100 }, 100.00000000000001, "0.00"],
  ])("of %j for %j are %s", (given, value, expected) => expect(score(given, value)).toBe(expected));

  it("lose the penalty where nothing was earned, and never fall below 0 together", () => {
    const questions = [
      question({ points: 3 }),
      question({ _id: "r", penalty: 0.29, points: 1 }),
      question({ ...multiple, _id: "s", penalty: 0.5 }),
    ];
    const of = (...values: readonly unknown[]) =>
      one(
        values.map((value, index) => answer(value, "10:05", { question: ["q", "r", "s"][index] })),
        {},
        { questions },
      );
    expect(of("a", "b")).toMatchObject({ score: "2.71", max: "6.00", percent: 45, passed: true, rank: 1 });
    expect(of("a", null, ["d"])?.score).toBe("2.50");
    expect(of("a", "b", ["a"])?.score).toBe("3.37");
    expect(of("b", "b", ["d"])).toMatchObject({ score: "0.00", percent: 0, passed: false });
  });

  it("pass from the very percent on", () => {
    const questions = ["q", "r", "s"].map((_id) => question({ _id }));
    const passed = (pass_percent: number) => one([answer("a")], {}, { questions, quiz: { pass_percent } });
    expect([33, 34].map((percent) => [passed(percent)?.percent, passed(percent)?.passed])).toEqual([
      [33, true],
      [33, false],
    ]);
    expect(one([], {}, { questions, quiz: { pass_percent: 0 } })).toMatchObject({ score: "0.00", passed: true });
  });

  it("give ranks 1-2-2-4 among those who began within the window", () => {
    const questions = ["q", "r"].map((_id) => question({ _id }));
    const by = (person: string, rights: number, started = "10:00") => ({
      person,
      started_at: on(started),
      answers: ["q", "r"].slice(0, rights).map((id) => answer("a", started === "10:00" ? "10:05" : started, { question: id })),
    });
    const { attempts } = told({ questions, attempts: [by("d", 0), by("b", 1), by("late", 2, "11:00"), by("a", 2), by("c", 1)] });
    expect(attempts.map(({ person, score, rank }) => [person, score, rank])).toEqual([
      ["d", "0.00", 4],
      ["b", "1.00", 2],
      ["late", "0.00", null],
      ["a", "2.00", 1],
      ["c", "1.00", 2],
    ]);
  });

  it("are told with no key before its time, and what is answered always", () => {
    const hidden = { answered: 1, score: null, max: null, percent: null, passed: null, rank: null };
    expect(one([answer("a")], {}, { at: "11:00:01.999" })).toMatchObject(hidden);
    expect(one([answer("a")], {}, { at: "11:00:02" })).toMatchObject({
      answered: 1,
      score: "1.00",
      max: "1.00",
      percent: 100,
      passed: true,
      rank: 1,
    });
  });
});

describe("a live quiz [social, Quizzes, Live]", () => {
  const quiz = { mode: "live", minutes: undefined };
  const opened = [
    { question: "q", at: on("10:00:00"), closed_at: on("10:00:25") },
    { question: "r", at: on("10:00:30") },
    { question: "s", at: on("10:00:40") },
  ];
  const questions = [question({ seconds: 30 }), question({ _id: "r", points: 7 }), question({ _id: "s" }), question({ _id: "never" })];
  const live = (answers: readonly object[], at = "12:00", given: object = {}) => one(answers, given, { quiz, questions, opened, at });

  it.each([
    ["10:00:26.999", []],
    ["10:00:27", ["q"]],
    ["10:00:41.999", ["q"]],
    ["10:00:42", ["q", "r"]],
    ["10:01:02", ["q", "r", "s"]],
    ["12:00", ["q", "r", "s"]],
  ])("may tell at %s the keys of %j", (at, keys) => expect(told({ quiz, questions, opened, at }).keys).toEqual(keys));

  it.each([
    ["counted", "q", "10:00:00"],
    ["counted", "q", "10:00:26.999"],
    ["late", "q", "10:00:27"],
    ["not_open", "r", "10:00:29.999"],
    ["counted", "r", "10:00:41.999"],
    ["late", "r", "10:00:42"],
    ["not_open", "never", "10:00:50"],
    ["later", "q", "12:00:00.001"],
  ])("finds an answer %s to %s at %s", (reason, id, time) =>
    expect(live([answer("a", time, { question: id })])?.answers).toEqual([reason]),
  );

  it("lets one wait for the beginning, and counts the first answer", () => {
    const waiting = { started_at: on("09:30") };
    expect(live([answer("b", "10:00:05"), answer("a", "10:00:04"), answer("a", "10:00:04")], "12:00", waiting)).toMatchObject({
      state: "finished",
      deadline: null,
      finished_at: on("11:00:00"),
      answers: ["repeated", "counted", "repeated"],
      answered: 1,
      percent: null,
      passed: null,
      rank: 1,
    });
    expect(live([], "11:00:01.999", waiting)).toMatchObject({ state: "attempting", finished_at: null });
    expect(live([answer("a", "10:00:05")], "12:00", { started_at: on("10:00:06") })?.answers).toEqual(["before"]);
    expect(live([], "12:00", { started_at: on("11:00") })).toMatchObject({ state: "too_late", rank: null });
  });

  it.each([
    ["q", "10:00:00", "1000.00"],
    ["q", "10:00:00.5", "1000.00"],
    ["q", "10:00:00.53", "1000.00"],
    ["q", "10:00:00.531", "999.00"],
    ["q", "10:00:15.5", "750.00"],
    ["q", "10:00:26.999", "558.00"],
    ["r", "10:00:40.5", "5.00"],
    ["r", "10:00:41.9", "5.00"],
  ])("gives for %s, right at %s, %s", (id, time, score) => expect(live([answer("a", time, { question: id })])?.score).toBe(score));

  it("gives no parts and takes no penalties", () => {
    const several = [question({ type: "multiple", key: ["a", "b"], partial: true, penalty: 500 })];
    const of = (value: unknown) => one([answer(value, "10:00:00")], {}, { quiz, questions: several, opened: opened.slice(0, 1) });
    expect([of(["a"])?.score, of(["b", "a"])?.score, of(["c"])?.max]).toEqual(["0.00", "1000.00", "1000.00"]);
  });

  it("scores the questions whose key may be told, and no others", () => {
    const answers = [answer("a", "10:00:00"), answer("a", "10:00:30", { question: "r" })];
    expect(live(answers, "10:00:31")).toMatchObject({ answered: 2, score: "1000.00", max: "1000.00" });
    expect(live(answers, "10:00:42")).toMatchObject({ answered: 2, score: "1007.00", max: "1007.00" });
  });
});

describe("a score", () => {
  const anyQuiz = (): fc.Arbitrary<WireQuiz> => anyQuizFile().map((file) => JSON.parse(JSON.stringify(file)));
  const late = "2026-12-06T00:00:00Z";

  it("never falls when a wrong last answer becomes the right one", () => {
    fc.assert(
      fc.property(anyQuiz(), fc.nat(3), fc.nat(6), (file, person, place) => {
        const attempts = file.attempts ?? [];
        const attempt = attempts[person % Math.max(attempts.length, 1)];
        const given = attempt?.answers?.[place];
        if (attempt === undefined || given === undefined) return;
        const key = file.quiz.questions.find(({ _id }) => _id === given.question)?.key;
        const answers = (attempt.answers ?? []).map((answer) => (answer === given ? { ...answer, value: key } : answer));
        const better = { ...file, at: late, attempts: attempts.map((other) => (other === attempt ? { ...other, answers } : other)) };
        const score = (of: WireQuiz) => Number(scoredQuiz(of).attempts.find((given) => given.person === attempt.person)?.score);
        expect(score(better)).toBeGreaterThanOrEqual(score({ ...file, at: late }));
      }),
      { numRuns: 500 },
    );
  });

  it("lies between 0 and its maximum, and ranks follow from scores", () => {
    fc.assert(
      fc.property(anyQuiz(), (file) => {
        const { attempts, keys } = scoredQuiz(file);
        const ranked = attempts.filter(({ rank }) => rank !== null);
        for (const { score, max, rank, percent } of attempts) {
          expect(score === null).toBe(keys.length === 0);
          expect(Number(score)).toBeGreaterThanOrEqual(0);
          expect(Number(score)).toBeLessThanOrEqual(Number(max));
          if (percent !== null) expect(percent).toBeLessThanOrEqual(100);
          if (rank !== null) expect(rank).toBe(1 + ranked.filter((other) => Number(other.score) > Number(score)).length);
        }
      }),
    );
  });

  it("hangs on nobody else's answers", () => {
    fc.assert(
      fc.property(anyQuiz(), (file) => {
        const told = scoredQuiz(file).attempts.map(({ rank: _, ...attempt }) => attempt);
        const alone = (file.attempts ?? []).flatMap((attempt) =>
          scoredQuiz({ ...file, attempts: [attempt] }).attempts.map(({ rank: _, ...own }) => own),
        );
        expect(told).toEqual(alone);
      }),
    );
  });

  it("tells nothing before a key may be told: right and wrong answers give the same bytes", () => {
    fc.assert(
      fc.property(anyQuiz(), (file) => {
        if (scoredQuiz(file).keys.length > 0) return;
        const other = file.quiz.questions.map((one) => ({
          ...one,
          key: one.type === "number" ? 12_345 : Array.isArray(one.key) ? [...one.key].reverse() : one.options?.[0],
        }));
        expect(JSON.stringify(scoredQuiz({ ...file, quiz: { ...file.quiz, questions: other } }))).toBe(JSON.stringify(scoredQuiz(file)));
      }),
    );
  });
});
