import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { day } from "#core/shared/day.ts";
import { formulaCardPaper } from "#adapters/pdf/formula-card/formula-card-paper.ts";
import { partsAs, readPaper } from "#tests/adapters/pdf/read-paper.ts";
import { run } from "#tests/cli/run.ts";

/** What `health check --json` answers, or its faults' paths. */
function answer(file: object) {
  const read = answerHealthFile(JSON.parse(JSON.stringify(file)));
  return read.kind === "ok" ? JSON.parse(JSON.stringify(read.value)) : read.refusal.map(({ path }) => path);
}

const body = { weight_kg: 72.25, height_cm: 170 };
const man = { ...body, sex: "male", age_years: 30 };

describe("the tools of the body [health, Tools]", () => {
  it("give 25 exactly at 72.25 kg and 170 cm", () =>
    expect(JSON.stringify(answer({ tool: "bmi", ...body }))).toBe(
      '{"tool":"bmi","formula":"bmi@1","figures":{"bmi":"25.0","healthy_from_kg":"53.5","healthy_to_kg":"66.1"},"band":"obese","notes":[],"steps":[{"name":"weight_kg","value":"72.25"},{"name":"height_m","value":"1.7"},{"name":"square_m2","value":"2.89"},{"name":"bmi","value":"25"}]}',
    ));

  it("judge no child and no pregnant woman by BMI", () => {
    const figures = { bmi: "31.1", healthy_from_kg: null, healthy_to_kg: null };
    expect(answer({ tool: "bmi", ...body, weight_kg: 90, age_years: 17 })).toMatchObject({ figures, band: null, notes: ["child"] });
    expect(answer({ tool: "bmi", ...body, weight_kg: 90, pregnant: true })).toMatchObject({ figures, band: null, notes: ["pregnant"] });
    expect(answer({ tool: "bmi", ...body, weight_kg: 90 })).toMatchObject({ band: "obese", notes: ["high_risk"] });
  });

  it("take the band of the figure that is shown", () => {
    const bands = (bmi: number) => (bmi < 18.5 ? "underweight" : bmi < 23 ? "normal" : bmi < 25 ? "overweight" : "obese");
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 40_000 }), fc.integer({ min: 1_000, max: 2_500 }), (weight, height) => {
        const told = answer({ tool: "bmi", weight_kg: weight / 100, height_cm: height / 10 });
        expect(told.band).toBe(bands(Number(told.figures.bmi)));
      }),
    );
  });

  it("convert pounds, feet and inches exactly", () =>
    expect(answer({ tool: "bmi", weight_lb: 150, height_ft: 5, height_in: 7 })).toMatchObject({
      figures: { bmi: "23.5" },
      steps: [
        { name: "weight_kg", value: "68.0389" },
        { name: "height_m", value: "1.7018" },
        { name: "square_m2", value: "2.8961" },
        { name: "bmi", value: "23.4931" },
      ],
    }));

  it.each([
    ["male", 89.9, "below"],
    ["Male", 90, "central"],
    ["female", 79.9, "below"],
    ["FEMALE", 80, "central"],
  ])("find a %s waist of %d cm %s", (sex, waist_cm, band) => expect(answer({ tool: "waist", sex, waist_cm }).band).toBe(band));

  it("work fat out by girths, else by age, and name the formula", () => {
    const navy = answer({ tool: "fat", ...man, waist_cm: 90, neck_cm: 38 });
    expect([navy.formula, navy.figures.spread, navy.notes]).toEqual(["us_navy@1", "3.5", []]);
    expect(Number(navy.figures.fat_kg) + Number(navy.figures.lean_kg)).toBeCloseTo(72.3, 9);
    const deurenberg = answer({ tool: "fat", ...man, waist_cm: 90 });
    expect(deurenberg).toMatchObject({
      formula: "deurenberg@1",
      figures: { fat_percent: "20.7", spread: "4.1" },
      notes: ["girths_missing"],
    });
    expect(answer({ tool: "fat", ...man, waist_in: 20, neck_cm: 60 })).toEqual(["waist_in"]);
    expect(answer({ tool: "fat", ...man, pregnant: true })).toMatchObject({ figures: null, steps: [], notes: ["pregnant"] });
    expect(answer({ tool: "fat", ...man, weight_kg: 25 })).toMatchObject({ figures: null, notes: ["out_of_range"] });
  });

  it("never set a goal of energy below its floor", () => {
    const told = answer({ tool: "energy", ...man, activity: "sedentary", aim: "lose" });
    expect(told.figures).toEqual({ bmr_kcal: "1640", tdee_kcal: "1968", goal_kcal: "1500", protein_g: "60" });
    expect(told.notes).toEqual(["floor"]);
    expect(answer({ tool: "energy", ...man, weight_kg: 50, activity: "light", aim: "lose" })).toMatchObject({
      figures: { goal_kcal: null },
      notes: ["underweight"],
    });
  });

  it.each([
    [{}, "2000", ["default"]],
    [{ weight_kg: 60 }, "2000", []],
    [{ weight_kg: 25 }, "1500", ["limited"]],
    [{ weight_kg: 200 }, "4000", ["limited"]],
  ])("give with %j %s ml", (given, goal_ml, notes) =>
    expect(answer({ tool: "water", ...given })).toMatchObject({ figures: { goal_ml }, notes }),
  );

  it("work out what an exercise takes: MET by kilogram and hour", () => {
    expect(answer({ tool: "exercise", activity: "17190", minutes: 30, weight_kg: 60 })).toMatchObject({
      figures: { kcal: "114", net_kcal: "84" },
      band: "moderate",
    });
    expect(answer({ tool: "exercise", activity: "17190", met: 3, minutes: 30, weight_kg: 60 })).toEqual(["met"]);
    expect(answer({ tool: "exercise", minutes: 30, weight_kg: 60 })).toEqual(["activity"]);
  });
});

describe("the tools that ask [health, Tools]", () => {
  it("share prakriti by largest remainder, so that it sums to 100", () => {
    expect(answer({ tool: "prakriti", weights: { vata: 1, pitta: 1, kapha: 1 } })).toMatchObject({
      figures: { vata: "34", pitta: "33", kapha: "33" },
      band: "all",
      result: ["vata", "pitta", "kapha"],
    });
    const anyWeight = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(anyWeight, anyWeight, fc.integer({ min: 1, max: 100_000 }), (vata, pitta, kapha) => {
        const { figures } = answer({ tool: "prakriti", weights: { vata, pitta, kapha } });
        expect(Number(figures.vata) + Number(figures.pitta) + Number(figures.kapha)).toBe(100);
      }),
    );
    const answers = [null, ..."aAaaaaaaaaaaaaaaaaaaaaa"];
    expect(answer({ tool: "prakriti", answers })).toMatchObject({ figures: null, band: null, result: [], missing: [1] });
    expect(answer({ tool: "prakriti" })).toEqual(["answers"]);
    expect(answer({ tool: "prakriti", answers, weights: {} })).toEqual(["weights"]);
  });

  it("turn four answers of stress", () => {
    expect(answer({ tool: "stress", answers: Array(10).fill(4) })).toMatchObject({ figures: { score: "24" }, band: "moderate" });
    expect(answer({ tool: "stress", answers: [4, 4, 4, 0, 0, 4, 0, 0, 4, 4] })).toMatchObject({
      figures: { score: "40" },
      notes: ["helpline"],
    });
    expect(answer({ tool: "stress", answers: [null, ...Array(9).fill(4)] })).toMatchObject({ figures: null, steps: [], missing: [1] });
  });

  it("say of mind what to begin with, and what is missing", () => {
    const answers = [3, 1, 3, 2, 4, 4, 0, 4].map((given, index) => ({ questionId: `emotional-${index + 1}`, answer: given }));
    expect(answer({ tool: "mind", category: "Emotional", answers })).toMatchObject({
      figures: { index: "47" },
      band: "low",
      notes: ["helpline"],
      answered: 8,
      lowest: ["emotional-6", "emotional-7"],
    });
    expect(answer({ tool: "mind", category: "social" })).toMatchObject({ figures: null, answered: 0, required: 8, lowest: [] });
    expect(answer({ tool: "mind", category: "emotional", answers: [answers[0], answers[0]] })).toEqual(["answers[1].questionId"]);
  });
});

describe("days and sleep [health, Tools]", () => {
  it("are Indian days, sleep that of its end", () => {
    expect(answer({ tool: "day", at: "2026-11-19T18:30Z" }).figures).toEqual({
      day: "2026-11-20",
      from: "2026-11-19T18:30:00Z",
      to: "2026-11-20T18:30:00Z",
    });
    const others = [
      { id: "a", start: "2026-11-19T21:00", end: "2026-11-19T22:00:59" },
      { id: "b", start: "2026-11-19T23:59:59", end: "2026-11-20T01:00" },
    ];
    expect(answer({ tool: "sleep", start: "2026-11-19T22:00:30", end: "2026-11-20T00:00:10", others })).toMatchObject({
      figures: { day: "2026-11-20", minutes: "120" },
      notes: ["overlap"],
      overlaps: ["b"],
    });
    expect(answer({ tool: "sleep", start: "2026-11-19T22:00", end: "2026-11-19T22:09:59" })).toEqual(["end"]);
  });
});

const night = { start: "2026-11-19T22:00", end: "2026-11-20T06:00" };
const nap = { id: "a", start: "2026-11-19T14:00", end: "2026-11-19T15:00" };

describe("a file of health check [health, The health check's contract]", () => {
  it.each([
    [{}, ["tool"]],
    [{ tool: "BMI" }, ["tool"]],
    [{ tool: "bmi" }, ["weight_kg", "height_cm"]],
    [{ tool: "bmi", ...body, weight_lb: 150, height_ft: 5 }, ["weight_lb", "height_ft"]],
    [{ tool: "bmi", weight_kg: 70, height_in: 5 }, ["height_ft"]],
    [{ tool: "bmi", weight_kg: "70", height_cm: 170 }, ["weight_kg"]],
    [{ tool: "bmi", weight_kg: 70.125, height_cm: 170.25 }, ["weight_kg", "height_cm"]],
    [{ tool: "bmi", weight_lb: 44, height_cm: 99.9 }, ["weight_lb", "height_cm"]],
    [{ tool: "bmi", ...body, age_years: 4 }, ["age_years"]],
    [{ tool: "sleep", ...night, others: [nap, nap] }, ["others[1].id"]],
    [{ tool: "sleep", ...night, end: night.start, others: [nap, { ...nap, end: "soon" }] }, ["others[1].id", "others[1].end", "end"]],
    [{ tool: "waist", sex: "male" }, ["waist_cm"]],
    [{ tool: "waist", sex: "m", waist_in: 30, waist_cm: 80 }, ["sex", "waist_in"]],
    [{ tool: "energy", ...man, activity: "lazy" }, ["activity"]],
    [{ tool: "fat", ...man, weight_kg: "70", waist_cm: 38, neck_cm: 38 }, ["weight_kg", "waist_cm"]],
    [{ tool: "stress", answers: [1, 2] }, ["answers"]],
  ])("%j is faulty at %j", (file, paths) => expect(answer(file).toSorted()).toEqual(paths.toSorted()));

  it("is answered by the command, a line each with --ndjson", async () => {
    const line = JSON.stringify({ tool: "bmi", ...body });
    const { status, output } = await run("health check --ndjson -", { "-": `${line}\n\n[]\n{}\n` });
    expect([status, output.split("\n").slice(1)]).toEqual([
      1,
      ["", '{"errors":[{"path":"","expected":"one JSON object"}]}', expect.stringContaining('{"errors":[{"path":"tool"'), ""],
    ]);
    const card = await run("health check -", { "-": line });
    expect(card.output).toContain("bmi (formula bmi@1)\n  bmi: 25.0\n");
  });

  it("tells on the card the formula in words, what was typed, each step, and how sure it is", async () => {
    const { output } = await run("health check -", { "-": { tool: "bmi", weight_lb: 159.3, height_ft: 5, height_in: 7, age_years: null } });
    expect(output).toContain("What went in, as it was typed\n  weight lb: 159.3\n  height ft: 5\n  height in: 7\n\n");
    expect(output).toContain("Weight in kg, divided by the height in metres and once more by the height.");
    expect(output).toContain("How accurate it is: it counts muscle and fat alike");
    const meal = await run("health check -", { "-": { tool: "stress", answers: Array.from({ length: 10 }, () => 1) } });
    expect(meal.output).toContain("  answers: [1,1,1,1,1,1,1,1,1,1]\n");
    const upset = await run("health check -", { "-": { tool: "stress", answers: [4, 4, 4, 0, 0, 4, 0, 0, 4, 4] } });
    expect(upset.output.replaceAll(/\s+/g, " ")).toContain(
      "Note: Talk to somebody: Tele-MANAS 14416, free, day and night. In danger: 112.",
    );
    const foods = { a: { per_100: { kcal: 40 } }, b: { per_100: { protein_g: 12.3 } } };
    const items = [
      { food: "a", amount: 100, unit: "g" },
      { food: "b", amount: 100, unit: "g" },
    ];
    expect((await run("health check -", { "-": { tool: "meal", foods, items } })).output).toContain(
      "  kcal: at least 40\n  protein g: at least 12.3\n  carbs g: none\n",
    );
    const ops = Array.from({ length: 9 }, (_, nth) => ({ op: `o${nth}`, entry: "e", n: 1, kind: "remove", at: "2026-11-24T10:00:00Z" }));
    expect((await run("health check -", { "-": { tool: "merge", ops } })).output).toContain("  ops: 9 of them\n");
  });

  it("writes the card as a PDF that says the same, into a new file alone", async () => {
    const folder = await mkdtemp(join(tmpdir(), "niramaya-card-"));
    const [file, asked] = [join(folder, "card.pdf"), { "-": { tool: "fat", ...man, waist_cm: 90, neck_cm: 40 } }];
    try {
      expect(await run(`health check - --pdf ${file}`, asked)).toEqual({ status: 0, output: "", complaints: "" });
      const [text, pages] = [(await run("health check -", asked)).output, await readPaper(await readFile(file))];
      const aloud = pages.flatMap((page) => page.aloud);
      const [worked = "", , ...sentences] = partsAs(aloud, "P").map((part) => part.text);
      const said = [...partsAs(aloud, "H2").map((part) => part.text), ...sentences];
      const words = (lines: readonly string[]) =>
        lines
          .join(" ")
          .split(/\s+/)
          .filter((word) => word !== "")
          .toSorted();
      expect(partsAs(aloud, "H1").map((part) => part.text)).toEqual(["Formula card"]);
      expect(words(said)).toEqual(words(text.split("\n")));
      expect(worked).toContain("fat, us_navy@1");
      const again = await run(`health check - --pdf ${file}`, asked);
      expect([again.status, again.complaints]).toEqual([1, `${file} already exists. Nothing was written.\n`]);
      expect((await run(`health check - --pdf ${file}.2 --json`, asked)).status).toBe(2);
      expect((await run(`health check - --pdf ${file}.2`, { "-": { tool: "fat" } })).status).toBe(1);
      expect((await readdir(folder)).length).toBe(1);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("prints a card of many sentences on several pages, none of which ends with a heading", async () => {
    const parts = Array.from({ length: 40 }, (_, nth) => ({ about: `Part ${nth}`, sentences: ["a word ".repeat(60), "दाल और चावल"] }));
    const pages = await readPaper(await formulaCardPaper()({ title: "many", day: day("2026-11-24"), parts }));
    expect(pages.length).toBeGreaterThan(2);
    const last = pages.map(({ texts }) => texts.filter(({ y }) => y > 40).toSorted((a, b) => a.y - b.y)[0]?.text ?? "");
    expect(last.filter((text) => text.startsWith("Part"))).toEqual([]);
    const aloud = pages.flatMap((page) => page.aloud);
    expect(partsAs(aloud, "H2").length).toBe(40);
  });
});
