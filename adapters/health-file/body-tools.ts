import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { bmi } from "#core/health/tools/bmi.ts";
import { energy } from "#core/health/tools/energy.ts";
import { exercise } from "#core/health/tools/exercise.ts";
import { fat, girthOf } from "#core/health/tools/fat.ts";
import { waist } from "#core/health/tools/waist.ts";
import { water } from "#core/health/tools/water.ts";
import { exactly } from "#core/shared/exact.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { oneOfInAnyCase, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import {
  decimal,
  readAdultAge,
  readGirth,
  readHeight,
  readOptionalAge,
  readOptionalWeight,
  readPregnant,
  readSex,
  readWaist,
  readWeight,
} from "./measures.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { BmiInput } from "#core/health/tools/bmi.ts";
import type { EnergyInput } from "#core/health/tools/energy.ts";
import type { ExerciseInput } from "#core/health/tools/exercise.ts";
import type { FatInput, Girths } from "#core/health/tools/fat.ts";
import type { WaistInput } from "#core/health/tools/waist.ts";
import type { Exact } from "#core/shared/exact.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** The tools that measure a body, each with its reader. */
export const BODY_TOOLS = {
  bmi: (file: Part) => {
    const input: Reads<BmiInput> = {
      weightKg: readWeight(file),
      heightCm: readHeight(file),
      ageYears: readOptionalAge(file),
      pregnant: readPregnant(file),
    };
    return isWhole(input) ? bmi(input) : FAULTY;
  },
  waist: (file: Part) => {
    const input: Reads<WaistInput> = { sex: readSex(file), waistCm: readWaist(file) };
    return isWhole(input) ? waist(input) : FAULTY;
  },
  fat: readFat,
  energy: (file: Part) => {
    const input: Reads<EnergyInput> = {
      sex: readSex(file),
      ageYears: readAdultAge(file),
      weightKg: readWeight(file),
      heightCm: readHeight(file),
      activity: file.required("activity", ACTIVITY),
      aim: file.optional("aim", AIM, "keep"),
      pregnant: readPregnant(file),
    };
    return isWhole(input) ? energy(input) : FAULTY;
  },
  water: (file: Part) => {
    const weightKg = readOptionalWeight(file);
    return weightKg === FAULTY ? FAULTY : water({ weightKg });
  },
  exercise: (file: Part) => {
    const input: Reads<ExerciseInput> = {
      met: readMet(file),
      minutes: file.required("minutes", MINUTES),
      weightKg: readWeight(file),
      ageYears: readOptionalAge(file),
    };
    return isWhole(input) ? exercise(input) : FAULTY;
  },
};

function readFat(file: Part): Read<HealthAnswer> {
  const input: Reads<FatInput> = {
    sex: readSex(file),
    ageYears: readAdultAge(file),
    weightKg: readWeight(file),
    heightCm: readHeight(file),
    waistCm: readGirth(file, "waist"),
    neckCm: readGirth(file, "neck"),
    hipCm: readGirth(file, "hip"),
    pregnant: readPregnant(file),
  };
  const { sex, waistCm, neckCm, hipCm } = input;
  const girths: Reads<Girths> = { sex, waistCm, neckCm, hipCm };
  const girth = isWhole(girths) ? girthOf(girths) : null;
  if (girth !== null && girth.numerator <= 0n)
    file.fault(file.has("waist_cm") ? "waist_cm" : "waist_in", "a waist that measures more than the neck");
  if (!isWhole(input)) return FAULTY;
  const answer = fat(input);
  return answer.kind === "ok" ? answer.value : FAULTY;
}

const ACTIVITY = oneOfInAnyCase(["sedentary", "light", "moderate", "active", "very_active"]);
const MINUTES = whole(1, 1_440);
const MET = decimal({ decimals: 2, factor: 1, from: 0.9, to: 25 });
const AIM = oneOfInAnyCase(["lose", "keep", "gain"]);

const CODE: Kind<number> = {
  expected: "a code of the table of activities, as text",
  read: (value) => (typeof value === "string" ? (ACTIVITIES.get(value)?.met ?? FAULTY) : FAULTY),
};

function readMet(file: Part): Read<Exact> {
  if (file.has("met") && file.has("activity")) {
    file.fault("met", "nothing beside activity");
    return FAULTY;
  }
  if (file.has("met")) return file.required("met", MET);
  const met = file.required("activity", CODE);
  return met === FAULTY ? FAULTY : exactly(met);
}
