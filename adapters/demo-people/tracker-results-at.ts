import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { idAt } from "./id-at.ts";
import type { KeptTool } from "#core/health/kept-results.port.ts";
import type { MadeResult } from "#core/trackers/results/saved-result.ts";

const HOUR = 60 * 60 * 1000;
const RESULTS = 13_000; // Beside the ids of what else the demo holds.
const BODIES = [
  { ago: 330, weight_kg: 66.2, waist_cm: 84.5 },
  { ago: 180, weight_kg: 64.8, waist_cm: 83 },
  { ago: 20, weight_kg: 63.4, waist_cm: 81.5 },
] as const;
const STRESSES = [
  { ago: 300, answers: [3, 3, 4, 1, 1, 3, 1, 1, 3, 3] },
  { ago: 210, answers: [2, 3, 3, 2, 2, 3, 1, 2, 2, 3] },
  { ago: 120, answers: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2] },
  { ago: 25, answers: [1, 2, 2, 3, 2, 2, 2, 3, 1, 1] },
] as const;
const PRAKRITIS = [
  { ago: 310, answers: [..."abbcbbabbbabbacbbabbcbba"] },
  { ago: 40, answers: [..."abbcbbabbbabbbcbbabbcbbc"] },
] as const;

/** What Asha kept of the tools: a body over a year, stress that eased, and two prakriti tests. `now` in milliseconds since 1970. */
export function trackerResultsAt(now: number): readonly { readonly tool: KeptTool; readonly made: MadeResult }[] {
  const made = (ago: number, nth: number, input: MadeResult["input"]): MadeResult => {
    const at = firstInstantOf(daysAfter(indianDay(now), -ago)) + 9 * HOUR;
    return { id: idAt(at, RESULTS + nth), at, input };
  };
  const body = { sex: "female", age_years: 34, height_cm: 158, neck_cm: 32, hip_cm: 99 };
  return [
    ...BODIES.map(({ ago, ...measures }, nth) => ({ tool: "body" as const, made: made(ago, nth, { ...body, ...measures }) })),
    ...STRESSES.map(({ ago, answers }, nth) => ({ tool: "stress" as const, made: made(ago, nth + 10, { answers }) })),
    ...PRAKRITIS.map(({ ago, answers }, nth) => ({ tool: "prakriti" as const, made: made(ago, nth + 20, { answers }) })),
  ];
}
