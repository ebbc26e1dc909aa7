import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessmentId, assessedAs } from "#core/assessments/answering/assessment.ts";
import { ASSESSMENT_EVENTS, ASSESSMENT_STATES, ASSESSMENT_TABLE, stateAfter } from "#core/assessments/answering/assessment-step.ts";
import { takenAnswers } from "#core/assessments/answering/taken-answers.ts";
import { ask, option, when } from "#core/assessments/questions/asking.ts";
import { wordedQuestionnaire } from "#core/assessments/questions/worded-questionnaire.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { now } from "#tests/fixtures.ts";
import type { Assessment, NumberedAnswer } from "#core/assessments/answering/assessment.ts";

const words = ["W", "श"] as const;
const yes = option.of("x", ...words);
const questionnaire = wordedQuestionnaire("yoga", 1, words, [
  ask.group("g", words, [
    ask.one("sex", words, [yes, option.of("male", ...words)]),
    ask.yesOrNo("pregnant", words, { conditions: [when.isNot("sex", "male")] }),
    ask.whole("weeks", words, { range: { least: 1, most: 42 }, conditions: [when.is("pregnant", true)] }),
    ask.several("pains", words, [yes, option.of("y", ...words), option.none("none", ...words)], { required: false }),
    ask.date("day", words, { required: false }),
    ask.text("note", words, { required: false }),
    ask.files("report", words),
  ]),
]);
const begun: Assessment = {
  id: assessmentId("a"),
  customer: customerId("asha"),
  kind: "yoga",
  member: null,
  booking: null,
  version: 1,
  answers: [],
  steps: [{ at: now, event: "begin" }],
};
const answer = (linkId: string, n: number, ...values: NumberedAnswer["values"]): NumberedAnswer => ({ linkId, values, n });
const taken = (before: Assessment, answers: readonly NumberedAnswer[], complete = false, at = now) => {
  const result = takenAnswers(before, questionnaire, { answers, complete }, at);
  return result.kind === "ok" ? result.value : expect.fail(JSON.stringify(result.refusal));
};
const refusal = (answers: readonly NumberedAnswer[], complete = false) => {
  const result = takenAnswers(begun, questionnaire, { answers, complete }, now);
  return result.kind === "refused" ? result.refusal : null;
};

describe("answers that are sent [care, Assessments, States]", () => {
  it("count on their own: the greatest number of each question wins, whenever it comes", () => {
    const anyAnswer = fc.record({
      linkId: fc.constantFrom("sex", "note", "pains"),
      n: fc.integer({ min: 1, max: 6 }),
      values: fc.constantFrom<NumberedAnswer["values"]>([], ["x"]),
    });
    // Two that bear the same number say the same, as a device never uses a number twice.
    const anySent = fc.uniqueArray(anyAnswer, { selector: ({ linkId, n }) => `${linkId} ${n}`, maxLength: 12 });
    fc.assert(
      fc.property(anySent, fc.func(fc.nat()), (sent, order) => {
        const shuffled = sent.toSorted((a, b) => order(a) - order(b));
        const oneByOne = [...shuffled, ...shuffled].reduce((before, one) => taken(before, [one]), begun);
        const together = taken(begun, sent);
        const told = ({ answers }: Assessment) => answers.toSorted((a, b) => (a.linkId < b.linkId ? -1 : 1));
        expect(told(oneByOne)).toEqual(told(together));
      }),
    );
  });

  it("of questions that are not asked any more are dropped, whatever their number", () => {
    const pregnant = taken(begun, [answer("sex", 1, "x"), answer("pregnant", 1, true), answer("weeks", 1, 12)]);
    expect(pregnant.answers).toHaveLength(3);
    const male = taken(pregnant, [answer("sex", 2, "male")]);
    expect(male.answers).toEqual([answer("sex", 2, "male")]);
    expect(taken(male, [answer("weeks", 9, 20)]).answers).toEqual(male.answers);
    // What the device still has comes back with the number that it had.
    const again = taken(male, [answer("sex", 3, "x"), answer("pregnant", 1, true), answer("weeks", 1, 12)]);
    expect(again.answers.map(({ linkId, n }) => [linkId, n])).toEqual([
      ["sex", 3],
      ["pregnant", 1],
      ["weeks", 1],
    ]);
  });

  it("never leave one that is not asked", () => {
    const anyValue = fc.constantFrom("x", "male", true, 7);
    const anySent = fc.array(
      fc.record({ linkId: fc.constantFrom("sex", "pregnant", "weeks"), n: fc.nat(9).map((n) => n + 1), value: anyValue }),
    );
    fc.assert(
      fc.property(anySent, (sent) => {
        let stored = begun;
        for (const { linkId, n, value } of sent) {
          const next = takenAnswers(stored, questionnaire, { answers: [answer(linkId, n, value)], complete: false }, now);
          if (next.kind === "ok") stored = next.value;
        }
        expect(assessedAs(questionnaire.questionnaire, stored.answers).dropped).toEqual([]);
      }),
    );
  });

  it.each([
    [answer("unknown", 1, "x")],
    [answer("g", 1, "x")],
    [answer("sex", 1, "z")],
    [answer("sex", 1, "x", "male")],
    [answer("pregnant", 1, "true")],
    [answer("weeks", 1, 43)],
    [answer("weeks", 1, 1.5)],
    [answer("weeks", 1, "12")],
    [answer("pains", 1, "none", "x")],
    [answer("pains", 1, "x", "x")],
    [answer("day", 1, "2026-02-30")],
    [answer("note", 1, " ")],
    [answer("note", 1, "a".repeat(1001))],
    [answer("report", 1, "a-file")],
  ])("are refused by the question where one does not fit: %j", (wrong) => {
    expect(refusal([answer("note", 1, "kept"), wrong])).toEqual({ kind: "wrong-answers", questions: [wrong.linkId] });
  });

  it("complete an assessment only when none is missing", () => {
    expect(refusal([answer("sex", 1, "x")], true)).toEqual({ kind: "incomplete", missing: ["pregnant"] });
    expect(refusal([answer("sex", 1, "x"), answer("pregnant", 1, true)], true)).toEqual({ kind: "incomplete", missing: ["weeks"] });
    const done = taken(begun, [answer("sex", 1, "male")], true);
    expect(stateAfter(done.steps)).toBe("completed");
    expect(taken(done, [answer("sex", 1, "male")], true, now + 1)).toEqual(done);
  });

  it("amend a complete one only by what they change", () => {
    const done = taken(begun, [answer("sex", 1, "male"), answer("note", 1, "a")], true);
    expect(stateAfter(taken(done, [answer("note", 2, "a")]).steps)).toBe("completed");
    const amended = taken(done, [answer("note", 3, "b")], false, now + 5);
    expect(amended.steps.at(-1)).toEqual({ at: now + 5, event: "amend" });
    expect(stateAfter(amended.steps)).toBe("amended");
    expect(stateAfter(taken(amended, [answer("note", 4, "c")]).steps)).toBe("amended");
    expect(stateAfter(taken(amended, [], true).steps)).toBe("completed");
    expect(taken(done, [answer("note", 5, "d")], true, now + 6).steps.map(({ event }) => event)).toEqual([
      "begin",
      "complete",
      "amend",
      "complete",
    ]);
  });
});

describe("the states of an assessment", () => {
  it("are reached by the table alone", () => {
    for (const state of ASSESSMENT_STATES)
      for (const event of ASSESSMENT_EVENTS) {
        const path = PATHS[state].map((one, index) => ({ at: now + index, event: one }));
        const next = ASSESSMENT_TABLE[state][event];
        const steps = [...path, { at: now + 9, event }];
        if (next === undefined) expect(() => stateAfter(steps)).toThrow(RangeError);
        else expect(stateAfter(steps)).toBe(next);
      }
    expect(() => stateAfter([])).toThrow(RangeError);
  });
});

const PATHS = {
  in_progress: ["begin"],
  completed: ["begin", "complete"],
  amended: ["begin", "complete", "amend"],
  stopped: ["begin", "stop"],
} as const;
