import { describe, expect, it } from "vitest";
import { changed } from "#tests/adapters/cart-file/wire-file.ts";
import { quizFaults } from "#tests/cli/quizzes/scored-quiz.ts";
import type { WirePart } from "#tests/adapters/cart-file/wire-file.ts";

const time = (text: string): string => `2026-11-20T${text}Z`;

const questions = () => [
  { _id: "q1", type: "single", options: ["a", "b"], key: "a", points: 2, penalty: 0.29, partial: true, tolerance: 0 },
  { _id: "q2", type: "multiple", options: ["a", "b", "c"], key: ["c", "a"], partial: true },
  { _id: "q3", type: "order", options: ["a", "b"], key: ["b", "a"] },
  { _id: "q4", type: "number", key: 0.1, tolerance: 0.2 },
];

/** Everything that the file of a questionnaire can hold. */
const aFile = (): WirePart => ({
  quiz: {
    _id: "z",
    mode: "questionnaire",
    opens_at: time("10:00"),
    closes_at: time("11:00"),
    minutes: 10,
    pass_percent: 50,
    questions: questions(),
  },
  at: time("12:00"),
  attempts: [
    {
      person: "asha",
      started_at: time("10:00"),
      finished_at: time("10:00"),
      answers: [
        { question: "q1", value: "b", at: time("10:01") },
        { question: "q2", value: ["b"], at: time("10:01") },
        { question: "q3", value: ["a", "b"], at: time("10:00") },
        { question: "q4", value: -1.5, at: time("10:00") },
      ],
    },
    { person: "ravi", started_at: time("10:00") },
  ],
});

/** And of a live quiz. */
const aLiveFile = (): WirePart => ({
  quiz: {
    _id: "z",
    mode: "live",
    opens_at: time("10:00"),
    closes_at: time("11:00"),
    questions: questions().map((one) => ({ ...one, seconds: 30 })),
  },
  at: time("12:00"),
  opened: [
    { question: "q2", at: time("10:00"), closed_at: time("10:00") },
    { question: "q1", at: time("10:00") },
  ],
  attempts: [{ person: "asha", started_at: time("09:00"), answers: [{ question: "q1", value: "b", at: time("10:00") }] }],
});

const paths = (file: unknown): readonly string[] => quizFaults(JSON.parse(JSON.stringify(file))).map(({ path }) => path);

describe("a file of quiz score [social, Quizzes]", () => {
  it("may hold everything, or a quiz with a question and an instant alone", () => {
    expect([paths(aFile()), paths(aLiveFile())]).toEqual([[], []]);
    expect(paths(changed(changed(aFile(), "attempts", undefined), "quiz.mode", null))).toEqual([]);
  });

  it.each([
    "quiz",
    "quiz._id",
    "quiz.opens_at",
    "quiz.closes_at",
    "quiz.minutes",
    "quiz.questions",
    "quiz.questions[0]._id",
    "quiz.questions[0].type",
    "quiz.questions[0].options",
    "quiz.questions[0].key",
    "quiz.questions[1].key",
    "quiz.questions[2].key",
    "quiz.questions[3].key",
    "at",
    "attempts[0].person",
    "attempts[0].started_at",
    "attempts[0].answers[0].question",
    "attempts[0].answers[0].at",
  ])("needs %s, also where it is null, and that is one fault", (path) => {
    expect(paths(changed(aFile(), path, undefined))).toEqual([path]);
    expect(paths(changed(aFile(), path, null))).toEqual([path]);
  });

  it.each([
    ["quiz.mode", "exam"],
    ["quiz.closes_at", time("10:00")],
    ["quiz.minutes", 0],
    ["quiz.minutes", 181],
    ["quiz.minutes", 1.5],
    ["quiz.pass_percent", 33.3],
    ["quiz.pass_percent", 101],
    ["quiz.pass_percent", -1],
    ["quiz.questions", []],
    ["quiz.questions[0]", 5],
    ["quiz.questions[4]", { _id: "q1", type: "number", key: 1 }, "quiz.questions[4]._id"],
    ["quiz.questions[0].type", "text"],
    ["quiz.questions[0].options", ["a"]],
    ["quiz.questions[0].options", "ab"],
    ["quiz.questions[0].options", [..."abcdefghijk"]],
    ["quiz.questions[0].options[2]", "a"],
    ["quiz.questions[0].options[1]", 5],
    ["quiz.questions[0].key", "c"],
    ["quiz.questions[0].key", ""],
    ["quiz.questions[0].key", ["a"]],
    ["quiz.questions[1].key", []],
    ["quiz.questions[1].key", ["d"]],
    ["quiz.questions[1].key", ["a", "a"]],
    ["quiz.questions[1].key", "a"],
    ["quiz.questions[2].key", ["a"]],
    ["quiz.questions[2].key", ["a", "a"]],
    ["quiz.questions[3].key", "0.1"],
    ["quiz.questions[3].key", [0.1]],
    ["quiz.questions[0].points", 0],
    ["quiz.questions[0].points", 1_001],
    ["quiz.questions[0].points", 1.5],
    ["quiz.questions[0].penalty", 2.01],
    ["quiz.questions[0].penalty", 0.125],
    ["quiz.questions[0].penalty", -0.01],
    ["quiz.questions[0].penalty", "0"],
    ["quiz.questions[0].partial", 1],
    ["quiz.questions[3].tolerance", -0.1],
    ["quiz.questions[3].tolerance", "0.1"],
    ["at", "2026-11-20"],
    ["attempts", {}],
    ["attempts[1].person", "asha"],
    ["attempts[0].finished_at", time("09:59:59.999")],
    ["attempts[0].finished_at", 5],
    ["attempts[0].answers", "q1"],
    ["attempts[0].answers[0].question", "q5"],
    ["attempts[0].answers[0].value", "c"],
    ["attempts[0].answers[0].value", ["a"]],
    ["attempts[0].answers[0].value", 0],
    ["attempts[0].answers[1].value", "a"],
    ["attempts[0].answers[1].value", ["a", "a"]],
    ["attempts[0].answers[1].value", ["d"]],
    ["attempts[0].answers[2].value", ["a"]],
    ["attempts[0].answers[3].value", "1"],
    ["attempts[0].answers[3].value", true],
  ])("is faulty with %s %j", (path, value, given = path) => expect(paths(changed(aFile(), path, value))).toEqual([given]));

  it.each([
    ["opened", "q1"],
    ["opened[0].question", null],
    ["opened[0].question", "q5"],
    ["opened[1].question", "q2"],
    ["opened[1].at", null],
    ["opened[0].at", time("09:59:59.999"), "opened[0].at"],
    ["opened[1].at", time("11:00")],
    ["opened[1].at", time("09:59:59.999")],
    ["opened[0].closed_at", time("09:59:59.999")],
    ["opened[0].closed_at", 5],
    ["quiz.questions[0].seconds", 4],
    ["quiz.questions[0].seconds", 301],
    ["quiz.questions[0].seconds", 7.5],
  ])("is faulty in live with %s %j", (path, value, given = path) => expect(paths(changed(aLiveFile(), path, value))).toEqual([given]));

  it("compares each turn with the one above it", () => {
    const turns = [
      { question: "q1", at: time("10:30") },
      { question: "q2", at: time("10:10") },
      { question: "q3", at: time("10:20") },
    ];
    expect(paths(changed(aLiveFile(), "opened", turns))).toEqual(["opened[1].at"]);
  });

  it("takes null and an empty list for no answer, whatever the question", () => {
    for (const index of [0, 1, 2, 3])
      for (const none of [null, [], undefined]) expect(paths(changed(aFile(), `attempts[0].answers[${index}].value`, none))).toEqual([]);
  });

  it("allows a penalty as large as the points, and a thousand points in live", () => {
    expect(paths(changed(aFile(), "quiz.questions[0].penalty", 2))).toEqual([]);
    expect(paths(changed(aFile(), "quiz.questions[1].penalty", 1.01))).toEqual(["quiz.questions[1].penalty"]);
    expect(paths(changed(aLiveFile(), "quiz.questions[1].penalty", 1_000))).toEqual([]);
  });

  it("judges nothing by what is faulty itself", () => {
    expect(paths(changed(aFile(), "quiz", 5))).toEqual(["quiz"]);
    expect(paths(changed(aFile(), "quiz.questions", 5))).toEqual(["quiz.questions"]);
    expect(paths(changed(aFile(), "quiz.questions[0]", 5))).toEqual(["quiz.questions[0]"]);
    expect(paths(changed(aFile(), "quiz.questions[0].options", 5))).toEqual(["quiz.questions[0].options"]);
    expect(paths(changed(aLiveFile(), "quiz.mode", 5))).toEqual(["quiz.mode"]);
    expect(paths(changed(aLiveFile(), "quiz.opens_at", 5))).toEqual(["quiz.opens_at"]);
  });

  it("needs no minutes in live, and no turns elsewhere", () => {
    expect(paths(changed(aLiveFile(), "quiz.minutes", "many"))).toEqual([]);
    expect(paths(changed(aFile(), "opened", 5))).toEqual([]);
  });
});
