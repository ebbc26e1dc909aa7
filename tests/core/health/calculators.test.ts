import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionOrder } from "#core/health/sitting/option-order.ts";
import { DOSHAS } from "#core/health/tools/prakriti.ts";
import { workOutBody } from "#adapters/health-file/body-file.ts";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { bodyValues } from "#web/features/health/body/body-values.ts";
import { workOutBody as workOutForm } from "#web/features/health/body/work-out-body.ts";
import { prakritiAnswers } from "#web/features/health/prakriti/prakriti-answers.ts";
import { prakritiData } from "#web/features/health/prakriti/prakriti-data.ts";
import { stressAnswers } from "#web/features/health/stress/stress-answers.ts";
import { typedMeasure } from "#web/features/health/tool/typed-measure.ts";

describe("the order of the prakriti test's options", () => {
  it("is abc, bca, cab by the question's number, so that each dosha stands at each place eight times", () => {
    const orders = Array.from({ length: 24 }, (_, index) => optionOrder(index + 1));
    expect(orders.slice(0, 4).map((order) => order.map((dosha) => dosha[0]).join(""))).toEqual(["vpk", "pkv", "kvp", "vpk"]);
    for (const dosha of DOSHAS) for (const place of [0, 1, 2]) expect(orders.filter((order) => order[place] === dosha)).toHaveLength(8);
  });
});

describe("the tools of a body", () => {
  it("answer what `health check` answers, whatever they are asked", async () => {
    const amount = fc.oneof(
      fc.double({ min: 0, max: 500, noNaN: true }).map((number) => Math.round(number * 100) / 100),
      fc.constant("70"),
      fc.constant(null),
    );
    const input = fc.record(
      {
        tool: fc.constantFrom("bmi", "waist", "fat", "energy", "water", "exercise", "none"),
        ...Object.fromEntries(
          ["weight_kg", "weight_lb", "height_cm", "height_ft", "waist_cm", "waist_in", "neck_cm", "hip_cm", "age_years"].map((key) => [
            key,
            amount,
          ]),
        ),
        sex: fc.constantFrom("female", "male", "", null),
        activity: fc.constantFrom("light", "moderate", null),
      },
      { requiredKeys: ["tool"] },
    );
    await fc.assert(
      fc.asyncProperty(input, async (request) => {
        const answer = await workOutBody(request);
        const command = answerHealthFile(request);
        if (answer.kind === "ok") expect(answer).toEqual(command);
        else if (request.tool !== "none") expect(answer.refusal.faults).toEqual(command.kind === "ok" ? [] : command.refusal);
      }),
    );
  });
});

describe("what is typed", () => {
  it("is a number with its decimals, in Devanagari too; anything else stays a text", () => {
    expect(["70", " 70.25 ", "७०.५", "", "  ", "70,5", "1e3", "-3", "seventy", "1,00,000"].map(typedMeasure)).toEqual([
      70,
      70.25,
      70.5,
      null,
      null,
      "70,5",
      "1e3",
      -3,
      "seventy",
      100_000,
    ]);
  });

  it("is filled in again as it was typed, with its units", () => {
    const values = {
      ...bodyValues.none,
      weight: "154.3",
      weight_unit: "lb",
      height: "5",
      height_in: "7.5",
      height_unit: "ft",
      sex: "male",
      age: "34",
    };
    const girths = { waist: "36.25", neck: "15", hip: "", girth_unit: "in", pregnant: "" };
    expect(bodyValues.of(bodyValues.input({ ...values, ...girths }))).toEqual({ ...values, ...girths });
    expect(bodyValues.of({})).toEqual(bodyValues.none);
  });

  it("changes nothing when the units do", async () => {
    const worked = async (values: Partial<typeof bodyValues.none>) => {
      const { answers } = await workOutForm(workOutBody, { ...bodyValues.none, sex: "female", age: "40", ...values });
      return [answers.bmi?.figures, answers.fat?.figures, answers.waist?.band];
    };
    const inches = { height: "5", height_in: "5", height_unit: "ft", girth_unit: "in" };
    expect(await worked({ weight: "60", height: "165.1", waist: "76.2", neck: "33", hip: "101.6" })).toEqual(
      await worked({ weight: "60", ...inches, waist: "30", neck: "12.99", hip: "40" }),
    );
  });

  it("is wrong where the reader says so, and a waist below the neck is told at the waist", async () => {
    const problems = async (values: Partial<typeof bodyValues.none>) =>
      (await workOutForm(workOutBody, { ...bodyValues.none, ...values })).problems;
    expect(await problems({})).toEqual({ weight: "needed", height: "needed" });
    expect(await problems({ weight: "7", height: "1.70" })).toEqual({ weight: "range", height: "range" });
    expect(await problems({ weight: "70", height: "5", height_in: "12", height_unit: "ft" })).toEqual({ height: "range" });
    expect(await problems({ weight: "70", height: "170", waist: "90" })).toEqual({ sex: "needed" });
    expect(await problems({ weight: "70", height: "170", sex: "male", age: "30", waist: "60", neck: "70" })).toEqual({
      waist: "not-above-neck",
    });
    expect(await problems({ weight: "70", height: "170", age: "3" })).toEqual({ age: "range" });
  });
});

describe("answers to questions", () => {
  it("are read again as they were written, and nothing else is", () => {
    const answers = prakritiAnswers.with(prakritiAnswers.with(prakritiAnswers.none, 1, "kapha"), 24, "vata");
    expect(prakritiAnswers.ofText(prakritiAnswers.text(answers))).toEqual(answers);
    expect(prakritiAnswers.ofLetters(prakritiAnswers.letters(answers))).toEqual(answers);
    for (const wrong of ["", "abc", "x".repeat(24), "a".repeat(25)]) expect(prakritiAnswers.ofText(wrong)).toBeNull();
    for (const wrong of [null, {}, Array.from({ length: 24 }, () => 1)]) expect(prakritiAnswers.ofLetters(wrong)).toBeNull();
    expect(stressAnswers.of([0, 1, 2, 3, 4, null, 0, 0, 0, 0])).toEqual([0, 1, 2, 3, 4, null, 0, 0, 0, 0]);
    for (const wrong of [null, [1], [5, 0, 0, 0, 0, 0, 0, 0, 0, 0], "0000000000"]) expect(stressAnswers.of(wrong)).toBeNull();
    expect(stressAnswers.sent({ answer1: "4", answer10: "0", answer2: "9" })).toEqual([
      4,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      0,
    ]);
  });

  it("go on one at a time, back and forth, and never past a question without one", () => {
    const first = prakritiData({ answers: "-".repeat(24), question: "1", choose: "pitta" });
    expect([first.question, first.answers[0]]).toEqual([2, "pitta"]);
    expect(prakritiData({ answers: prakritiAnswers.text(first.answers), question: "2", go: "back" }).question).toBe(1);
    expect(prakritiData({ answers: prakritiAnswers.text(first.answers), question: "2", go: "forward" }).question).toBe(2);
    expect(prakritiData({ answers: "a".repeat(24), question: "24", choose: "vata" }).question).toBeNull();
    expect(prakritiData({ answers: `-${"a".repeat(23)}`, question: "24", choose: "vata" }).question).toBe(1);
    expect([
      prakritiData({}).question,
      prakritiData({ question: "999", go: "back" }).question,
      prakritiData({ question: "x" }).question,
    ]).toEqual([1, 23, 1]);
  });
});
