import { describe, expect, it } from "vitest";
import { CalculateBmi, CalculateBmiAndFat, CalculateFat } from "#core/health/calculate-body.use-case.ts";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";

const body = { weight_kg: 70, height_cm: 170 };
const whole = { ...body, sex: "male", age_years: 34, waist_cm: 92, neck_cm: 38 };
const calls = { bmi: CalculateBmi, fat: CalculateFat } as const;

describe("a calculation over HTTP", () => {
  it.each([
    ["bmi", body],
    ["bmi", { weight_lb: 154.3, height_ft: 5, height_in: 7, age_years: 12 }],
    ["fat", whole],
    ["fat", { ...whole, neck_cm: 92 }],
    ["bmi", { ...body, weight_lb: 1 }],
    ["bmi", {}],
  ] as const)("answers what the command answers: %s of %j [ep-user-calculatebmi] [ep-user-calculatefat]", async (tool, input) => {
    const over = clientOf(await servedOver(composeMemory()));
    const result = await over.get(calls[tool])(input);
    const command = answerHealthFile({ tool, ...input });
    expect(result.kind === "ok" ? result.value : result.refusal.faults).toEqual(command.kind === "ok" ? command.value : command.refusal);
  });

  it("answers all three at once, and null without a waist [ep-user-calculatebmiandfat]", async () => {
    const over = clientOf(await servedOver(composeMemory()));
    const { waist_cm: _waist, ...withoutWaist } = whole;
    const answered = async (input: object) => {
      const result = await over.get(CalculateBmiAndFat)({ ...input });
      return result.kind === "ok"
        ? [result.value.bmi.figures?.["bmi"], result.value.fat.formula, result.value.waist?.band ?? null]
        : result;
    };
    expect(await answered(whole)).toEqual(["24.2", "us_navy@1", "central"]);
    expect(await answered(withoutWaist)).toEqual(["24.2", "deurenberg@1", null]);
    expect(await answered({ ...whole, sex: "none" })).toMatchObject({ kind: "refused", refusal: { faults: [{ path: "sex" }] } });
    expect(await answered({ ...whole, waist_cm: 30, neck_cm: null })).toMatchObject({ refusal: { faults: [{ path: "waist_cm" }] } });
  });

  it.each([
    ["/user/calculateBmi", { weight_kg: 12, height_cm: 170 }, "weight_kg: 20 to 400 kg.", ["weight_kg"]],
    ["/user/calculateBmi", { weight_kg: "70", height_ft: 9 }, "weight_kg: 20 to 400 kg.", ["weight_kg", "height_ft"]],
    ["/user/calculateBmi", { ...body, age_years: 121 }, "age_years: 5 to 120 years.", ["age_years"]],
    [
      "/user/calculateFat",
      { ...whole, neck_cm: 80, waist_cm: 60 },
      "The waist must measure more than the neck. Please check both.",
      ["waist_cm"],
    ],
    ["/user/calculateBmiAndFat", { ...whole, sex: 1 }, "sex: female or male.", ["sex"]],
  ])("%s of %j is refused, with each path", async (path, payload, message, paths) => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    const response = await app.inject({ method: "POST", url: `/api${path}`, payload });
    const { status, payload: faults } = response.json();
    expect([response.statusCode, status.message, faults.map((fault: { path: string }) => fault.path)]).toEqual([400, message, paths]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});
