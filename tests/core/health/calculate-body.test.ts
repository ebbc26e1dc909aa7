import { describe, expect, it } from "vitest";
import { makeCalculateBmiAndFat } from "#core/health/calculate-body.use-case.ts";
import { workOutBody } from "#adapters/health-file/body-file.ts";

const calculate = makeCalculateBmiAndFat({ workOut: workOutBody });
const body = { weight_kg: 70, height_cm: 170, sex: "male", age_years: 34 };

describe("a body worked out at once", () => {
  it("is refused for what the share of fat lacks, though a body mass index would do without", async () => {
    const { sex: _sex, ...withoutSex } = body;
    expect(await calculate(withoutSex)).toMatchObject({ kind: "refused", refusal: { faults: [{ path: "sex" }] } });
  });

  it.each([
    [{ waist_cm: 92 }, "92"],
    [{ waist_in: 36 }, "91.44"],
    [{ waist_cm: null, waist_in: null }, null],
    [{}, null],
  ])("has a waist where one is given, in either unit: %j", async (given, waist) => {
    const answer = await calculate({ ...body, ...given });
    const analysis = answer.kind === "ok" ? answer.value : expect.fail(answer.kind);
    expect([analysis.bmi.tool, analysis.fat.tool, analysis.waist?.steps[0]?.value ?? null]).toEqual(["bmi", "fat", waist]);
  });
});
