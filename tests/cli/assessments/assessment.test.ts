import { describe, expect, it } from "vitest";
import { checkedAssessment } from "./checked-assessment.ts";

const asked = (type: string, given: object = {}) => ({ linkId: "q", type, ...given });
const follows = (operator: string, answer: object, given: object = {}) => ({
  linkId: "follows",
  type: "string",
  required: true,
  enableWhen: [{ question: "q", operator, ...answer }],
  ...given,
});
const check = (item: readonly object[], answers: object = {}) => checkedAssessment({ questionnaire: { item }, answers });
const isAsked = (item: readonly object[], answers: object) => check(item, answers).enabled.includes("follows");

describe("a condition [care, Assessments, Operators]", () => {
  it.each([
    ["exists", true, "boolean", undefined, false],
    ["exists", true, "boolean", null, false],
    ["exists", true, "boolean", [], false],
    ["exists", true, "boolean", "", false],
    ["exists", true, "boolean", false, true],
    ["exists", true, "integer", 0, true],
    ["exists", false, "integer", 0, false],
    ["exists", false, "integer", undefined, true],
  ])("%s %j of a %s answered by %j: %j", (operator, answerBoolean, type, answer, expected) =>
    expect(isAsked([asked(type), follows(operator, { answerBoolean })], { q: answer })).toBe(expected),
  );

  it.each([
    ["=", 3, 3, true],
    ["=", 3, 4, false],
    ["!=", 3, 4, true],
    ["!=", 3, 3, false],
    ["!=", 3, undefined, false],
    ["<", 3, 2, true],
    ["<", 3, 3, false],
    ["<=", 3, 3, true],
    ["<=", 3, 4, false],
    [">", 3, 4, true],
    [">", 3, 3, false],
    [">=", 3, 3, true],
    [">=", 3, 2, false],
    [">=", 3, undefined, false],
  ])("%s %i, answered by %j: %j", (operator, answerInteger, answer, expected) =>
    expect(isAsked([asked("integer"), follows(operator, { answerInteger })], { q: answer })).toBe(expected),
  );

  it.each([
    ["=", [2, 3], true],
    ["!=", [2, 3], false],
    ["!=", [2, 4], true],
    ["<", [5, 2], true],
    [">", [1, 2], false],
  ])("%s 3, with several answers %j: %j", (operator, answer, expected) =>
    expect(isAsked([asked("integer", { repeats: true }), follows(operator, { answerInteger: 3 })], { q: answer })).toBe(expected),
  );

  it("compares days as days, codes as codes, and quantities by their number", () => {
    expect(isAsked([asked("date"), follows("<", { answerDate: "2000-01-01" })], { q: "1994-02-28" })).toBe(true);
    const choice = asked("choice", { answerOption: [{ valueCoding: { code: "dry", display: "Dry" } }, { valueString: "wet" }] });
    expect(isAsked([choice, follows("=", { answerCoding: { code: "dry" } })], { q: "dry" })).toBe(true);
    expect(isAsked([choice, follows("=", { answerString: "wet" })], { q: "wet" })).toBe(true);
    expect(isAsked([asked("quantity"), follows(">=", { answerQuantity: { value: 36.6, unit: "°C" } })], { q: 37 })).toBe(true);
    expect(isAsked([asked("open-choice"), follows("!=", { answerString: "dry" })], { q: "something else" })).toBe(true);
  });

  it("holds with all others, unless any is enough", () => {
    const both = [
      { question: "q", operator: "=", answerInteger: 1 },
      { question: "other", operator: "exists", answerBoolean: true },
    ];
    const items = (given: object) => [
      asked("integer"),
      { linkId: "other", type: "text" },
      follows("=", {}, { enableWhen: both, ...given }),
    ];
    expect(isAsked(items({}), { q: 1 })).toBe(false);
    expect(isAsked(items({ enableBehavior: "all" }), { q: 1, other: "x" })).toBe(true);
    expect(isAsked(items({ enableBehavior: "any" }), { q: 1 })).toBe(true);
    expect(isAsked(items({ enableBehavior: "any" }), {})).toBe(false);
  });
});

describe("a question that is not asked [care, Assessments, Enabled]", () => {
  it("counts as unanswered for others, and its answer is dropped", () => {
    const chain = [
      asked("boolean"),
      { linkId: "a", type: "boolean", enableWhen: [{ question: "q", operator: "=", answerBoolean: true }] },
      follows("", {}, { enableWhen: [{ question: "a", operator: "=", answerBoolean: true }] }),
    ];
    expect(check(chain, { q: false, a: true, follows: "x" })).toMatchObject({ enabled: ["q"], dropped: ["a", "follows"] });
  });

  it("is each within a group, or a question, that is not asked", () => {
    const inner = { linkId: "inner", type: "group", item: [{ linkId: "deep", type: "string", required: true }] };
    const outer = { linkId: "outer", type: "group", enableWhen: [{ question: "q", operator: "=", answerBoolean: true }], item: [inner] };
    expect(check([asked("boolean"), outer], { q: false })).toMatchObject({ enabled: ["q"], required: 0, percent: 100 });
    expect(check([asked("boolean"), outer], { q: true })).toMatchObject({ enabled: ["q", "deep"], missing: ["deep"], percent: 0 });
    const parent = { ...outer, type: "boolean", item: [{ linkId: "child", type: "string" }] };
    expect(check([asked("boolean"), parent], { q: false, child: "x" })).toMatchObject({ enabled: ["q"], dropped: ["child"] });
  });

  it("may stand before what decides about it", () => {
    expect(check([follows("=", { answerBoolean: true }), asked("boolean")], { q: true }).enabled).toEqual(["follows", "q"]);
  });
});

describe("completeness [care, Assessments, Completeness]", () => {
  it("is of the required questions that are asked, in whole percent, rounded down", () => {
    const three = ["a", "b", "c"].map((linkId) => ({ linkId, type: "string", required: true }));
    expect(check(three, { a: "x", b: "y" })).toEqual({
      enabled: ["a", "b", "c"],
      answered: 2,
      required: 3,
      percent: 66,
      missing: ["c"],
      dropped: [],
    });
  });

  it("is 100 without any, and counts neither groups nor displays", () => {
    expect(check([])).toEqual({ enabled: [], answered: 0, required: 0, percent: 100, missing: [], dropped: [] });
    const shown = ["group", "display"].map((type) => ({ linkId: type, type, required: true }));
    expect(check(shown)).toMatchObject({ enabled: [], required: 0, percent: 100 });
  });

  it("takes one answer for a repeating question", () => {
    expect(check([asked("string", { required: true, repeats: true })], { q: ["", "x"] })).toMatchObject({ answered: 1, percent: 100 });
  });
});
