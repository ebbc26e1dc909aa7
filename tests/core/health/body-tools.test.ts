import { describe, expect, it } from "vitest";
import { bmi } from "#core/health/tools/bmi.ts";
import { energy } from "#core/health/tools/energy.ts";
import { exercise } from "#core/health/tools/exercise.ts";
import { fat } from "#core/health/tools/fat.ts";
import { waist } from "#core/health/tools/waist.ts";
import { water } from "#core/health/tools/water.ts";
import { exactly } from "#core/shared/exact.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { EnergyInput } from "#core/health/tools/energy.ts";
import type { FatInput } from "#core/health/tools/fat.ts";

/** Steps as a card has them, from their names and values. */
const steps = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([name, value]) => ({ name, value }));

describe("a body mass index", () => {
  const at = (kg: number, given: { readonly ageYears?: number; readonly pregnant?: boolean } = {}) =>
    bmi({ weightKg: exactly(kg), heightCm: exactly(200), ageYears: null, pregnant: false, ...given });

  it.each([
    [73.79, "18.4", "underweight", []],
    [73.8, "18.5", "normal", []],
    [91.79, "22.9", "normal", []],
    [91.8, "23.0", "overweight", []],
    [99.79, "24.9", "overweight", []],
    [99.8, "25.0", "obese", []],
    [109.79, "27.4", "obese", []],
    [109.8, "27.5", "obese", ["high_risk"]],
  ])("of %d kg at two metres is %s: %s", (kg, figure, band, notes) =>
    expect(at(kg)).toMatchObject({ figures: { bmi: figure }, band, notes }),
  );

  it("judges nobody before their eighteenth birthday", () => {
    expect(at(80, { ageYears: 17 })).toMatchObject({ band: null, notes: ["child"] });
    expect(at(80, { ageYears: 18 })).toMatchObject({ band: "normal", notes: [] });
    expect(at(120, { ageYears: 17, pregnant: true })).toMatchObject({ band: null, notes: ["child", "pregnant"] });
  });
});

describe("a waist", () => {
  it.each([
    ["male", 89.9, "90", "below"],
    ["male", 90, "90", "central"],
    ["female", 79.9, "80", "below"],
    ["female", 80, "80", "central"],
  ] as const)("of a %s of %d cm, against %s cm, is %s", (sex, cm, limit, band) =>
    expect(waist({ sex, waistCm: exactly(cm) })).toEqual({
      tool: "waist",
      formula: "waist@1",
      figures: { limit_cm: limit },
      band,
      notes: [],
      steps: steps({ waist_cm: String(cm) }),
    }),
  );
});

describe("a share of fat", () => {
  const of = (
    given: Partial<Record<"weightKg" | "heightCm" | "waistCm" | "neckCm" | "hipCm", number>> &
      Partial<Pick<FatInput, "sex" | "ageYears" | "pregnant">>,
  ) => {
    const { weightKg = 70, heightCm = 170, waistCm, neckCm, hipCm, ...rest } = given;
    const girth = (cm: number | undefined) => (cm === undefined ? null : exactly(cm));
    return fat({
      sex: "male",
      ageYears: 30,
      pregnant: false,
      weightKg: exactly(weightKg),
      heightCm: exactly(heightCm),
      waistCm: girth(waistCm),
      neckCm: girth(neckCm),
      hipCm: girth(hipCm),
      ...rest,
    });
  };
  const told = (given: Parameters<typeof of>[0]) => {
    const answer = of(given);
    return answer.kind === "ok" ? answer.value : expect.unreachable();
  };

  it("comes from a man's waist and neck, whatever his hip", () => {
    const navy = told({ waistCm: 90, neckCm: 38 });
    const density = 1.0324 - 0.19077 * Math.log10(52) + 0.15456 * Math.log10(170);
    const percent = 495 / density - 450;
    const fatKg = (0.7 * percent).toFixed(1);
    const four = (value: number) => String(Number(value.toFixed(4)));
    expect(navy).toEqual({
      tool: "fat",
      formula: "us_navy@1",
      band: null,
      notes: [],
      figures: { fat_percent: percent.toFixed(1), fat_kg: fatKg, lean_kg: (70 - Number(fatKg)).toFixed(1), spread: "3.5" },
      steps: steps({
        girth_cm: "52",
        log_girth: four(Math.log10(52)),
        log_height: four(Math.log10(170)),
        density: four(density),
        fat_percent: four(percent),
      }),
    });
    expect(told({ waistCm: 90, neckCm: 38, hipCm: 250 })).toEqual(navy);
  });

  it("comes from a woman's waist, hip and neck, and from her age while one of them is missing", () => {
    const density = 1.29579 - 0.35004 * Math.log10(137) + 0.221 * Math.log10(160);
    const girths = { waistCm: 75, neckCm: 33, hipCm: 95 };
    const woman = { sex: "female", weightKg: 60, heightCm: 160 } as const;
    expect(told({ ...woman, ...girths })).toMatchObject({
      formula: "us_navy@1",
      notes: [],
      figures: { fat_percent: (495 / density - 450).toFixed(1) },
      steps: expect.arrayContaining(steps({ girth_cm: "137", density: String(Number(density.toFixed(4))) })),
    });
    for (const missing of ["waistCm", "neckCm", "hipCm"]) {
      const given = Object.fromEntries(Object.entries(girths).filter(([name]) => name !== missing));
      expect(told({ ...woman, ...given })).toMatchObject({ formula: "deurenberg@1", notes: ["girths_missing"] });
    }
    expect(told({ ...woman, hipCm: 95 })).toMatchObject({ formula: "deurenberg@1", notes: ["girths_missing"] });
    expect(told({ hipCm: 95 })).toMatchObject({ formula: "deurenberg@1", notes: [] }); // A man's says nothing.
    for (const one of [{ waistCm: 90 }, { neckCm: 38 }])
      expect(told(one)).toMatchObject({ formula: "deurenberg@1", notes: ["girths_missing"] });
  });

  it("comes from the body mass index and the age", () => {
    expect(told({ sex: "female", weightKg: 64, heightCm: 160, ageYears: 40 })).toEqual({
      tool: "fat",
      formula: "deurenberg@1",
      band: null,
      notes: [],
      figures: { fat_percent: "33.8", fat_kg: "21.6", lean_kg: "42.4", spread: "4.1" },
      steps: steps({ bmi: "25", age_years: "40", sex: "0", fat_percent: "33.8" }),
    });
    expect(told({ weightKg: 64, heightCm: 160, ageYears: 40 })).toMatchObject({
      figures: { fat_percent: "23.0" },
      steps: steps({ bmi: "25", age_years: "40", sex: "1", fat_percent: "23" }),
    });
  });

  it("is told from 2 to 60 percent, both with them", () => {
    const least = { heightCm: 200, ageYears: 40 };
    expect(told({ ...least, weightKg: 30 })).toMatchObject({ figures: { fat_percent: "2.0" }, notes: [] });
    expect(told({ ...least, weightKg: 29.99 })).toMatchObject({ figures: null, notes: ["out_of_range"] });
    const most = { sex: "female", heightCm: 200, ageYears: 30 } as const;
    expect(told({ ...most, weightKg: 195 })).toMatchObject({ figures: { fat_percent: "60.0" }, notes: [] });
    expect(told({ ...most, weightKg: 195.01 })).toMatchObject({ figures: null, notes: ["out_of_range"] });
    expect(told({ ...most, weightKg: 195.01, pregnant: true })).toMatchObject({ figures: null, notes: ["pregnant"], steps: [] });
  });

  it("is refused where the waist is not above the neck, as small as the difference may be", () => {
    expect(of({ waistCm: 60, neckCm: 60 })).toEqual(refused("waist-not-above-neck"));
    expect(of({ waistCm: 59.9, neckCm: 60 })).toEqual(refused("waist-not-above-neck"));
    expect(of({ waistCm: 60.1, neckCm: 60 })).toEqual(ok(expect.objectContaining({ formula: "us_navy@1" })));
    expect(of({ sex: "female", waistCm: 40, hipCm: 50, neckCm: 90 })).toEqual(refused("waist-not-above-neck"));
  });
});

describe("the energy of a day", () => {
  const at = (given: Partial<Omit<EnergyInput, "weightKg" | "heightCm">>) =>
    energy({
      sex: "female",
      ageYears: 30,
      activity: "light",
      aim: "keep",
      pregnant: false,
      weightKg: exactly(60),
      heightCm: exactly(160),
      ...given,
    });

  it("of a woman and of a man, with and without an aim", () => {
    const shared = { weight_kg: "60", height_cm: "160", age_years: "30" };
    expect(at({})).toEqual({
      tool: "energy",
      formula: "mifflin_st_jeor@1",
      band: null,
      notes: [],
      figures: { bmr_kcal: "1289", tdee_kcal: "1772", goal_kcal: "1772", protein_g: "50" },
      steps: steps({ ...shared, constant: "-161", bmr: "1289", factor: "1.375", tdee: "1772.375", aim: "0", goal: "1772.375" }),
    });
    expect(at({ sex: "male", aim: "gain" })).toMatchObject({
      figures: { bmr_kcal: "1455", tdee_kcal: "2001", goal_kcal: "2501" },
      steps: steps({ ...shared, constant: "5", bmr: "1455", factor: "1.375", tdee: "2000.625", aim: "500", goal: "2500.625" }),
    });
  });

  it("has no goal while pregnant, and none to lose for who is thin; else a floor of 1,200 or 1,500", () => {
    const known = steps({
      weight_kg: "60",
      height_cm: "160",
      age_years: "30",
      constant: "-161",
      bmr: "1289",
      factor: "1.375",
      tdee: "1772.375",
    });
    expect(at({ pregnant: true })).toMatchObject({ figures: { goal_kcal: null }, notes: ["pregnant"], steps: known });
    expect(at({ aim: "lose", activity: "sedentary" })).toMatchObject({ figures: { goal_kcal: "1200" }, notes: ["floor"] });
    expect(at({ sex: "male", aim: "lose" })).toMatchObject({ figures: { goal_kcal: "1501" }, notes: [] });
    expect(at({ sex: "male", aim: "lose", ageYears: 31 })).toMatchObject({ figures: { goal_kcal: "1500" }, notes: ["floor"] });
    const thin = { weightKg: exactly(45) };
    const thinAt = (aim: EnergyInput["aim"]) =>
      energy({ sex: "female", ageYears: 30, activity: "light", pregnant: false, heightCm: exactly(160), ...thin, aim });
    expect(thinAt("lose")).toMatchObject({ figures: { goal_kcal: null }, notes: ["underweight"] });
    for (const aim of ["keep", "gain"] as const)
      expect(thinAt(aim)).toMatchObject({ notes: [], figures: { goal_kcal: expect.any(String) } });
  });
});

describe("what to drink", () => {
  it("with all its steps, and without a weight", () => {
    expect(water({ weightKg: exactly(60) })).toEqual({
      tool: "water",
      formula: "water@1",
      figures: { goal_ml: "2000" },
      band: null,
      notes: [],
      steps: steps({ weight_kg: "60", raw_ml: "2100", stepped_ml: "2000", goal_ml: "2000" }),
    });
    expect(water({ weightKg: exactly(200) }).steps).toEqual(
      steps({ weight_kg: "200", raw_ml: "7000", stepped_ml: "7000", goal_ml: "4000" }),
    );
    expect(water({ weightKg: null })).toEqual({
      tool: "water",
      formula: "water@1",
      figures: { goal_ml: "2000" },
      band: null,
      notes: ["default"],
      steps: steps({ goal_ml: "2000" }),
    });
  });
});

describe("an exercise", () => {
  const of = (met: number, ageYears: number | null = null) => exercise({ met: exactly(met), minutes: 30, weightKg: exactly(60), ageYears });

  it("with all its steps; below rest nothing is above it", () => {
    expect(of(3.8)).toEqual({
      tool: "exercise",
      formula: "met@1",
      figures: { kcal: "114", net_kcal: "84" },
      band: "moderate",
      notes: [],
      steps: steps({ met: "3.8", hours: "0.5", kcal: "114", net_kcal: "84" }),
    });
    expect(of(0.9)).toMatchObject({ figures: { kcal: "27", net_kcal: "0" } });
  });

  it.each([
    [2.99, "light"],
    [3, "moderate"],
    [5.99, "moderate"],
    [6, "vigorous"],
  ])("of %d MET is %s", (met, band) => expect(of(met).band).toBe(band));

  it.each([
    [null, []],
    [17, ["child"]],
    [18, []],
    [59, []],
    [60, ["older_adult"]],
  ])("at %s years says %j", (ageYears, notes) => expect(of(3, ageYears).notes).toEqual(notes));
});
