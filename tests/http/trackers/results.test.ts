import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memorySavedResults } from "#adapters/memory/trackers/saved-results.ts";
import { now } from "#tests/fixtures.ts";
import { trackerServer } from "./tracker-server.ts";

const { someone, sendAsGuest } = trackerServer((container, memory) => {
  container.rebind(SavedResults).toConstantValue(memorySavedResults(memory));
});

const EXAMPLES = {
  body: { input: { weight_kg: 72.25, height_cm: 170, sex: "male", age_years: 40 }, formulas: ["bmi@1", "deurenberg@1"] },
  prakriti: { input: { answers: [..."abcabcabcabcabcabcabcabc"] }, formulas: ["prakriti@1"] },
  stress: { input: { answers: [4, 4, 4, 0, 0, 4, 0, 0, 4, 4] }, formulas: ["stress@1"] },
} as const;

describe("results of the tools over HTTP", () => {
  it.each(["body", "prakriti", "stress"] as const)(
    "of %s are worked out by the server, kept once and listed [ep-tracker-body-analysis] [ep-tracker-stress] [ep-tracker-prakriti]",
    async (tool) => {
      const { id, client } = await someone();
      const { input, formulas } = EXAMPLES[tool];
      const made = { id: randomUUID(), input, at: now };
      const saved = await client.get(SaveResult[tool])(id, made);
      expect(saved).toMatchObject(ok({ ...made, tool, answers: formulas.map((formula) => ({ formula })) }));
      expect(await client.get(SaveResult[tool])(id, made)).toEqual(saved);
      expect(await client.get(ListResults[tool])(id)).toEqual(saved.kind === "ok" ? [saved.value] : []);
      expect(await client.get(SaveResult[tool])(id, { ...made, at: now - 1 })).toEqual(refused({ kind: "otherwise-sent" }));
    },
  );

  it("are refused by words, and not kept without the consent", async () => {
    const { id, client, send } = await someone();
    const stress = (change: object) => send("POST", "/stresstracker", { id: randomUUID(), at: new Date(now).toISOString(), ...change });
    const told = async (change: object) => {
      const answer = await stress(change);
      return [answer.statusCode, answer.json().status.message];
    };
    expect(await told({ input: { answers: [null, 1, 1, 1, 1, 1, 1, null, 1, 1] } })).toEqual([422, "2 answers are missing."]);
    expect((await told({ input: { answers: [9] } }))[0]).toBe(400);
    expect((await told({ id: "x", input: EXAMPLES.stress.input }))[0]).toBe(400);
    expect(await told({ input: EXAMPLES.stress.input, at: "2199-01-01T00:00:00Z" })).toEqual([
      422,
      expect.stringMatching(/^That is still ahead: it is \d\d:\d\d in India\.$/),
    ]);
    expect((await told({ input: EXAMPLES.stress.input, at: "2020-01-01T00:00:00Z" }))[1]).toMatch(/^Up to a year back/);
    const thin = { id: randomUUID(), at: new Date(now).toISOString(), input: { weight_kg: 5, height_cm: 160 } };
    expect((await send("POST", "/bodyanalysistracker", thin)).json().status.message).toBe("weight_kg: 20 to 400 kg.");
    await client.get(AllowHealthData)(id, false);
    const made = { id: randomUUID(), input: EXAMPLES.stress.input, at: now };
    expect(await client.get(SaveResult.stress)(id, made)).toEqual(refused({ kind: "no-consent" }));
    expect(await client.get(ListResults.stress)(id)).toEqual([]);
  });
});

describe("the searches of calories", () => {
  it("answer anybody, forgive spellings, and know Hindi (ep-tracker-meal-search-calories, ep-tracker-exercise-search-calories)", async () => {
    const asked = async (path: string, words: string) =>
      (await sendAsGuest("GET", `${path}?words=${encodeURIComponent(words)}`)).json().payload;
    const [roti] = await asked("/mealtracker/searchcalories", "roti");
    expect(roti).toMatchObject({
      food: "roti",
      name: "Roti",
      per_100: { kcal: 240 },
      units: [
        { unit: "piece", grams: 40 },
        { unit: "g", grams: 1 },
      ],
    });
    expect((await asked("/mealtracker/searchcalories", "रोटी"))[0]).toMatchObject({ food: "roti" });
    expect(await asked("/exercisetracker/searchcalories", "surya namskar")).toEqual([
      { activity: "02180", name: "Surya Namaskar", hindi: expect.any(String), met: 3.5 },
    ]);
    expect((await asked("/exercisetracker/searchcalories", "टहलना"))[0]).toMatchObject({ activity: "17151" });
    expect(await asked("/mealtracker/searchcalories", "")).toEqual([]);
  });
});
