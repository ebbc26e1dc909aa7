import { daysAfter } from "../../shared/day.ts";
import { exactly, times } from "../../shared/exact.ts";
import { grouped } from "../../shared/grouped.ts";
import { countedStep } from "../counted-step.ts";
import { isLess } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import { step } from "../step.ts";
import type { Day } from "../../shared/day.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

/** `a` and `b`: a value a day; `lag`: how many days later `b` is looked at. */
export type TogetherInput = { readonly a: ReadonlyMap<Day, number>; readonly b: ReadonlyMap<Day, number>; readonly lag: number };

const FEWEST = 14;

/** Whether two things change together over days: Spearman's rho, and how certain it is. Source: specification/health-tools.md, together. */
export function together({ a, b, lag }: TogetherInput): HealthAnswer {
  const pairs = [...a].flatMap(([day, value]) => {
    const later = b.get(daysAfter(day, lag));
    return later === undefined ? [] : [{ value, later }];
  });
  const n = pairs.length;
  const [ranksA, ranksB] = [centredRanks(pairs.map(({ value }) => value)), centredRanks(pairs.map(({ later }) => later))];
  const [spreadA, spreadB] = [covariance(ranksA, ranksA), covariance(ranksB, ranksB)];
  const named = { tool: "together", formula: "together@1" };
  const note = n < FEWEST ? "too_few" : spreadA === 0n || spreadB === 0n ? "no_variation" : null;
  const counted = countedStep("pairs", n);
  if (note !== null) return { ...named, figures: { pairs: String(n), rho: null }, band: null, notes: [note], steps: [counted] };
  const shared = covariance(ranksA, ranksB);
  const square: Exact = { numerator: shared * shared, denominator: spreadA * spreadB };
  const strength = times(square, exactly(n - 1));
  const rho = Number(shared) / Math.sqrt(Number(spreadA) * Number(spreadB));
  const band = isLess(strength, 9) ? "none" : isLess(square, 0.16) ? "weak" : isLess(square, 0.36) ? "moderate" : "strong";
  const steps = [counted, step("rho_squared", square), step("strength", strength)];
  return { ...named, figures: { pairs: String(n), rho: rounded(exactly(rho), 2) }, band, notes: [], steps };
}

/**
 * Twice how far the rank of each value lies from the middle of all ranks: a whole number for a tie's mean rank too, and all of them sum to
 * nought.
 */
function centredRanks(values: readonly number[]): readonly number[] {
  const places = grouped([...values.toSorted((one, other) => one - other).entries()], ([, value]) => value);
  const rank = new Map([...places].map(([value, of]) => [value, 2 * (of[0]?.[0] ?? 0) + of.length - values.length]));
  return values.map((value) => rank.get(value) ?? 0);
}

/** A multiple of the covariance, the same for lists of one length. */
const covariance = (a: readonly number[], b: readonly number[]): bigint =>
  BigInt(a.reduce((sum, one, index) => sum + one * (b[index] ?? 0), 0));
