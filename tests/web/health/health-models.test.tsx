import { Container } from "inversify";
import { beforeEach, describe, expect, it } from "vitest";
import { BegunAnswers } from "#core/health/sitting/begun-answers.port.ts";
import { CalculateBmi, CalculateBmiAndFat } from "#core/health/calculate-body.use-case.ts";
import { KeptResults } from "#core/health/kept-results.port.ts";
import { WorkOut } from "#core/health/work-out.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { begunAnswersIn } from "#adapters/browser-storage/begun-answers.ts";
import { keptResultsIn } from "#adapters/browser-storage/kept-results.ts";
import { workOutBody } from "#adapters/health-file/body-file.ts";
import { BodyModel, bodyNeeds } from "#web/features/health/body/body-model.ts";
import { bodyValues } from "#web/features/health/body/body-values.ts";
import { NeedsModel, needsNeeds } from "#web/features/health/needs/needs-model.ts";
import { needsValues } from "#web/features/health/needs/needs-values.ts";
import { prakritiAnswers } from "#web/features/health/prakriti/prakriti-answers.ts";
import { PrakritiModel, prakritiNeeds } from "#web/features/health/prakriti/prakriti-model.ts";
import { stressAnswers } from "#web/features/health/stress/stress-answers.ts";
import { StressModel, stressNeeds } from "#web/features/health/stress/stress-model.ts";
import { KeptModel, keptNeeds } from "#web/features/health/tool/kept-model.ts";
import { ToolModel } from "#web/features/health/tool/tool-model.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Worked } from "#web/features/health/tool/worked.ts";

const NOW = 1_800_000_000_000;
const now = () => NOW;
const outage = new PortUnavailable("the code", null);

/** A device whose storage takes anything, or nothing, and a shop that is told what is worked out. */
function aDevice({ isFull = false } = {}) {
  const told: unknown[] = [];
  const refusing = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const container = new Container();
  container.bind<KeptResults>(KeptResults).toConstantValue(
    isFull
      ? keptResultsIn(refusing, refusing)
      : keptResultsIn(
          () => localStorage,
          () => sessionStorage,
        ),
  );
  container.bind<BegunAnswers>(BegunAnswers).toConstantValue(begunAnswersIn(() => sessionStorage));
  container.bind<WorkOut>(WorkOut).toConstantValue(workOutBody);
  for (const [name, use] of [
    ["bmi", CalculateBmi],
    ["bmi and fat", CalculateBmiAndFat],
  ] as const)
    container.bind<unknown>(use).toConstantValue(async (input: unknown) => void told.push([name, input]));
  return { whole: async () => container, told };
}
const noCode = () => Promise.reject(outage);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Fields = "a" | "b";
const worked = (sum: number, problems: Worked<Fields, number>["problems"] = {}): Worked<Fields, number> => ({ answers: sum, problems });
const aTool = (
  work: (values: Readonly<Record<Fields, string>>) => Promise<Worked<Fields, number>>,
  begun: Worked<Fields, number> | null = null,
) => new ToolModel<Fields, number>({ values: { a: "", b: "" }, worked: begun }, work);

describe("a tool's form", () => {
  it("shows what came of the values that were typed last, whichever answer comes first", async () => {
    const answers = [pending<Worked<Fields, number>>(), pending<Worked<Fields, number>>()];
    const requested: unknown[] = [];
    const tool = aTool((values) => answers[requested.push(values) - 1]?.promise ?? noCode());
    expect([tool.isTouched, tool.isAsked]).toEqual([false, false]);
    tool.fill("a", "1");
    const latest = tool.fillAll({ a: "1", b: "2" });
    answers[1]?.answer(worked(3));
    expect(await latest).toEqual(worked(3));
    answers[0]?.answer(worked(1));
    await Promise.resolve();
    await Promise.resolve();
    expect([tool.worked, tool.values, requested]).toEqual([
      worked(3),
      { a: "1", b: "2" },
      [
        { a: "1", b: "" },
        { a: "1", b: "2" },
      ],
    ]);
    expect([tool.isTouched, tool.isAsked]).toEqual([true, true]);
  });

  it("tells what is wrong once somebody has asked, and counts how often", async () => {
    const tool = aTool(async () => worked(0, { b: "needed" }));
    await tool.suggest({ a: "1", b: "" });
    expect([tool.isAsked, tool.problemOf("b"), tool.faults]).toEqual([false, null, 0]);
    expect(await tool.ask()).toBe(null);
    expect([tool.isAsked, tool.problemOf("b"), tool.problemOf("a"), tool.faults]).toEqual([true, "needed", null, 1]);
    expect(await tool.ask()).toBe(null);
    expect(tool.faults).toBe(2);
  });

  it("answers what came of it where nothing is wrong", async () => {
    const tool = aTool(async () => worked(7), worked(1));
    expect(tool.isAsked).toBe(true);
    expect([await tool.ask(), tool.faults]).toEqual([worked(7), 0]);
  });

  it("has no problem to tell where its code never came", async () => {
    const tool = aTool(noCode);
    expect(tool.isUnavailable).toBe(false);
    expect([await tool.ask(), tool.problemOf("a"), tool.isUnavailable]).toEqual([null, null, true]);
  });

  it("keeps the former answer where the code does not come, until it does", async () => {
    const answers = [async () => worked(1), noCode, noCode, async () => worked(2)];
    const tool = aTool(() => answers.shift()?.() ?? noCode());
    await tool.suggest({ a: "1", b: "" });
    expect([tool.isUnavailable, tool.worked]).toEqual([false, worked(1)]);
    await tool.suggest({ a: "2", b: "" });
    expect([tool.isUnavailable, tool.worked]).toEqual([true, worked(1)]);
    expect([await tool.ask(), tool.faults, tool.isUnavailable]).toEqual([null, 0, true]);
    await tool.suggest({ a: "2", b: "" });
    expect([tool.isUnavailable, tool.worked]).toEqual([false, worked(2)]);
  });
});

const made = { tool: "body", formula: "bmi@1", input: { weight_kg: 70 }, answer: {} };

describe("a result on this device", () => {
  it("is kept with its time and an id of its own, is found again, and forgotten", async () => {
    const { whole } = aDevice();
    const model = new KeptModel("body", lateNeeds(whole, keptNeeds), now);
    expect([await model.open(), model.reading]).toEqual([null, { kind: "none" }]);
    await model.keep(made);
    const result = { ...made, at: NOW, id: expect.stringMatching(/./) };
    expect(model.reading).toEqual({ kind: "kept", result, isOfThisTab: true });
    const again = new KeptModel("body", lateNeeds(whole, keptNeeds), now);
    expect([await again.open(), again.reading]).toEqual([result, { kind: "kept", result, isOfThisTab: true }]);
    await again.forget();
    expect([again.reading, await new KeptModel("body", lateNeeds(whole, keptNeeds), now).open()]).toEqual([{ kind: "none" }, null]);
  });

  it("is unkept where the device or its code does not take it", async () => {
    for (const whole of [aDevice({ isFull: true }).whole, noCode]) {
      const model = new KeptModel("body", lateNeeds(whole, keptNeeds), now);
      await model.keep(made);
      expect(model.reading).toEqual({ kind: "unkept" });
      expect([await model.open(), model.reading]).toEqual([null, { kind: "unkept" }]);
      await model.forget();
      expect(model.reading).toEqual({ kind: "none" });
    }
  });

  it("that can't be worked out any more is dropped with a word", async () => {
    const { whole } = aDevice();
    const model = new KeptModel("body", lateNeeds(whole, keptNeeds), now);
    await model.keep(made);
    await model.drop();
    expect([model.reading, localStorage.length]).toEqual([{ kind: "dropped" }, 0]);
    localStorage.setItem("body_analysis", "{");
    const read = new KeptModel("body", lateNeeds(whole, keptNeeds), now);
    expect([await read.open(), read.reading]).toEqual([null, { kind: "dropped" }]);
  });
});

const aBody = (whole: ReturnType<typeof aDevice>["whole"]) =>
  new BodyModel({ values: bodyValues.none, worked: null }, lateNeeds(whole, bodyNeeds), now);
const typed = { ...bodyValues.none, weight: "70", height: "170" };

describe("a body's analysis", () => {
  it("is kept once somebody asks, tells the server what was filled in alone, and stands there the next time", async () => {
    const { whole, told } = aDevice();
    const model = aBody(whole);
    await model.tool.fillAll(typed);
    expect([await model.ask(), told]).toEqual([true, [["bmi", { weight_kg: 70, height_cm: 170 }]]]);
    const again = aBody(whole);
    await again.open();
    expect([again.tool.values, again.tool.isAsked, again.kept.reading.kind]).toEqual([typed, true, "kept"]);
  });

  it("with fat is told to the server as such", async () => {
    const { whole, told } = aDevice();
    const model = aBody(whole);
    await model.tool.fillAll({ ...typed, sex: "male", age: "34" });
    expect([await model.ask(), told]).toEqual([true, [["bmi and fat", { weight_kg: 70, height_cm: 170, sex: "male", age_years: 34 }]]]);
  });

  it("has no answer while something is wrong or missing: then nothing is kept or told", async () => {
    const { whole, told } = aDevice();
    const model = aBody(whole);
    expect(await model.ask()).toBe(false);
    await model.tool.fillAll({ ...typed, weight: "7" });
    expect([await model.ask(), told, localStorage.length]).toEqual([false, [], 0]);
  });

  it("leaves what somebody has typed or asked meanwhile as it is", async () => {
    const { whole } = aDevice();
    const first = aBody(whole);
    await first.tool.fillAll(typed);
    await first.ask();
    const touched = aBody(whole);
    const opening = touched.open();
    touched.tool.fill("weight", "80");
    await opening;
    expect(touched.tool.values.weight).toBe("80");
    const model = aBody(whole);
    const second = model.open();
    void model.tool.ask();
    await second;
    expect(model.tool.values).toEqual(bodyValues.none);
  });

  it("begins empty where nothing was kept, and is not dropped for what is typed while it opens", async () => {
    const { whole } = aDevice();
    const model = aBody(whole);
    await model.open();
    expect([model.tool.values, model.tool.isAsked, model.kept.reading]).toEqual([bodyValues.none, false, { kind: "none" }]);
    await model.tool.fillAll(typed);
    await model.ask();
    expect(model.kept.reading).toMatchObject({ kind: "kept", result: { tool: "body", formula: "bmi@1" } });
    const again = aBody(whole);
    const opening = again.open();
    for (let turns = 0; turns < 100 && !again.tool.isAsked; turns += 1) await Promise.resolve();
    again.tool.fill("weight", "7");
    await opening;
    expect([again.tool.values.weight, again.kept.reading.kind]).toEqual(["7", "kept"]);
  });

  it("that was kept and can't be worked out is dropped", async () => {
    const { whole } = aDevice();
    await new KeptModel("body", lateNeeds(whole, keptNeeds), now).keep({ ...made, input: { weight_kg: 7 } });
    const model = aBody(whole);
    await model.open();
    expect([model.kept.reading, localStorage.length]).toEqual([{ kind: "dropped" }, 0]);
  });
});

describe("daily needs", () => {
  it("begin with the measures of a body's analysis, unless somebody was quicker, and keep nothing", async () => {
    const { whole } = aDevice();
    await new KeptModel("body", lateNeeds(whole, keptNeeds), now).keep({
      ...made,
      input: { weight_kg: 70, height_cm: 170, sex: "male", age_years: 34 },
    });
    const aNeed = () => new NeedsModel({ values: needsValues.none, worked: null }, lateNeeds(whole, needsNeeds), now);
    const model = aNeed();
    await model.open();
    expect([model.tool.values.weight, model.tool.isAsked, await model.ask()]).toEqual(["70", false, false]);
    model.tool.fill("activity", "light");
    expect(await model.ask()).toBe(true);
    const touched = aNeed();
    const opening = touched.open();
    touched.tool.fill("weight", "80");
    await opening;
    expect(touched.tool.values.weight).toBe("80");
    const needsModel = aNeed();
    const second = needsModel.open();
    void needsModel.tool.ask();
    await second;
    expect(needsModel.tool.values).toEqual(needsValues.none);
    localStorage.clear();
    const empty = aNeed();
    await empty.open();
    expect([empty.tool.values, empty.tool.worked]).toEqual([needsValues.none, null]);
  });
});

describe("the prakriti test", () => {
  const aTest = (whole: ReturnType<typeof aDevice>["whole"]) =>
    new PrakritiModel({ answers: prakritiAnswers.none, question: 1 }, lateNeeds(whole, prakritiNeeds), now);
  const answered = async (model: PrakritiModel, from = 1) => {
    for (let question = from; question <= 24; question += 1) await model.choose("pitta");
  };

  it("goes on from the first open question after a reload, and back and forth among what is answered", async () => {
    const { whole } = aDevice();
    const model = aTest(whole);
    model.back();
    expect(model.question).toBe(1);
    model.forward();
    expect(model.question).toBe(1);
    await model.choose("vata");
    await model.choose("kapha");
    expect([model.question, model.result]).toEqual([3, null]);
    model.back();
    model.back();
    expect(model.question).toBe(1);
    model.forward();
    expect(model.question).toBe(2);
    const again = aTest(whole);
    await again.open();
    expect([again.question, again.answers.slice(0, 3)]).toEqual([3, ["vata", "kapha", null]]);
  });

  it("ends with a result, which is kept and shown the next time, and is not changed by a further press", async () => {
    const { whole } = aDevice();
    const model = aTest(whole);
    await answered(model);
    expect([model.question, model.result?.figures]).toEqual([null, { vata: "0", pitta: "100", kapha: "0" }]);
    expect([sessionStorage.getItem("prakriti_begun"), model.kept.reading]).toMatchObject([
      null,
      { kind: "kept", result: { tool: "prakriti", formula: "prakriti@1", input: { answers: Array(24).fill("b") } } },
    ]);
    await model.choose("vata");
    model.back();
    expect(model.question).toBe(null);
    model.forward();
    expect([model.question, model.answers.includes("vata")]).toEqual([null, false]);
    const again = aTest(whole);
    await again.open();
    expect([again.question, again.result?.figures]).toEqual([null, { vata: "0", pitta: "100", kapha: "0" }]);
    await again.again();
    await again.choose("kapha");
    const begun = aTest(whole);
    await begun.open();
    expect([begun.question, begun.answers[0]]).toEqual([2, "kapha"]); // Before the result that is still kept.
  });

  it("begun again forgets what was begun, and forgotten its result as well", async () => {
    const { whole } = aDevice();
    const model = aTest(whole);
    await model.choose("vata");
    await model.again();
    expect([model.question, model.answers, sessionStorage.length]).toEqual([1, prakritiAnswers.none, 0]);
    await answered(model);
    await model.forget();
    expect([model.question, model.kept.reading, localStorage.length]).toEqual([1, { kind: "none" }, 0]);
  });

  it("drops a kept result whose answers can't be read or are not all there", async () => {
    for (const answers of ["abc", [null, ...Array(23).fill("b")]]) {
      const { whole } = aDevice();
      await new KeptModel("prakriti", lateNeeds(whole, keptNeeds), now).keep({ ...made, input: { answers } });
      const model = aTest(whole);
      await model.open();
      expect([model.question, model.kept.reading]).toEqual([1, { kind: "dropped" }]);
    }
  });

  it("leaves an answer that came before what the device keeps, and needs no device", async () => {
    const { whole } = aDevice();
    await answered(aTest(whole));
    const model = aTest(whole);
    const opening = model.open();
    await model.choose("vata");
    await opening;
    expect([model.question, model.answers[0]]).toEqual([2, "vata"]);
    const sent = new PrakritiModel(
      { answers: prakritiAnswers.with(prakritiAnswers.none, 1, "kapha"), question: 2 },
      lateNeeds(whole, prakritiNeeds),
      now,
    );
    await sent.open();
    expect([sent.question, sent.answers[0]]).toEqual([2, "kapha"]);
    const without = aTest(noCode);
    await without.open();
    await answered(without);
    await without.again();
    expect([without.question, without.kept.reading]).toEqual([1, { kind: "unkept" }]);
  });
});

describe("the stress test", () => {
  const aTest = (whole: ReturnType<typeof aDevice>["whole"]) =>
    new StressModel({ answers: stressAnswers.none, isAsked: false }, lateNeeds(whole, stressNeeds), now);
  const answered = async (model: StressModel, most = 10) => {
    for (let question = 1; question <= most; question += 1) await model.answer(question, 4);
  };

  it("names what is missing once somebody has asked, and goes on after a reload", async () => {
    const { whole } = aDevice();
    const model = aTest(whole);
    await answered(model, 9);
    expect([model.missing, model.result]).toEqual([[], null]);
    expect([await model.ask(), model.missing, model.faults, model.result, localStorage.length]).toEqual([false, [10], 1, null, 0]);
    expect([await model.ask(), model.faults]).toEqual([false, 2]);
    const again = aTest(whole);
    await again.open();
    expect([again.answers, again.isAsked, again.missing]).toEqual([[...Array(9).fill(4), null], false, []]);
  });

  it("has a score that is shown when it is asked for, kept, and there the next time", async () => {
    const { whole } = aDevice();
    const model = aTest(whole);
    await answered(model);
    expect(model.result).toBe(null);
    expect([await model.ask(), model.result?.figures, model.faults, sessionStorage.getItem("stress_begun")]).toEqual([
      true,
      { score: "24" },
      0,
      null,
    ]);
    expect(model.kept.reading).toMatchObject({
      kind: "kept",
      result: { tool: "stress", formula: "stress@1", input: { answers: Array(10).fill(4) } },
    });
    const again = aTest(whole);
    await again.open();
    expect([again.isAsked, again.result?.figures]).toEqual([true, { score: "24" }]);
    await again.again();
    expect([again.answers, again.isAsked, localStorage.length]).toEqual([stressAnswers.none, false, 1]);
    await again.answer(1, 2);
    const begun = aTest(whole);
    await begun.open();
    expect([begun.answers[0], begun.isAsked]).toEqual([2, false]); // Before the result that is still kept.
    await again.forget();
    expect([again.answers, localStorage.length, sessionStorage.length]).toEqual([stressAnswers.none, 0, 0]);
  });

  it("drops a kept result whose answers can't be read or are not all there", async () => {
    for (const answers of ["4", [null, ...Array(9).fill(4)]]) {
      const { whole } = aDevice();
      await new KeptModel("stress", lateNeeds(whole, keptNeeds), now).keep({ ...made, input: { answers } });
      const model = aTest(whole);
      await model.open();
      expect([model.isAsked, model.kept.reading]).toEqual([false, { kind: "dropped" }]);
    }
  });

  it("leaves what was answered or asked before the device was read, and needs no device", async () => {
    const { whole } = aDevice();
    const before = aTest(whole);
    await answered(before);
    await before.ask();
    const model = aTest(whole);
    const opening = model.open();
    await model.answer(1, 0);
    await opening;
    expect([model.answers[0], model.isAsked]).toEqual([0, false]);
    const stressModel = aTest(whole);
    const second = stressModel.open();
    await stressModel.ask();
    await second;
    expect([stressModel.answers, stressModel.faults]).toEqual([stressAnswers.none, 1]);
    const sent = new StressModel({ answers: stressAnswers.none, isAsked: true }, lateNeeds(whole, stressNeeds), now);
    await sent.open();
    expect(sent.answers).toEqual(stressAnswers.none);
    const without = aTest(noCode);
    await without.open();
    await answered(without);
    await without.again();
    await answered(without);
    expect([await without.ask(), without.kept.reading]).toEqual([true, { kind: "unkept" }]);
  });
});
