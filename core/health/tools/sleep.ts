import { exactly } from "../../shared/exact.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { dividedBy } from "../fraction.ts";
import { step } from "../step.ts";
import type { Result } from "../../shared/result.ts";
import type { HealthAnswer } from "../health-answer.ts";

/** Milliseconds since 1970; seconds are dropped. */
export type SleepSpan = { readonly start: number; readonly end: number };
export type SleepInput = SleepSpan & { readonly others: readonly (SleepSpan & { readonly id: string })[] };
export type SleepAnswer = HealthAnswer & { readonly overlaps: readonly string[] };

const MINUTE = 60_000;
const SHORTEST = 10 * MINUTE;
const LONGEST = 18 * 60 * MINUTE;

/** Whether a span can be a sleep: 10 minutes to 18 hours. */
export const isSleep = (start: number, end: number): boolean => isLong(wholeMinutes(end) - wholeMinutes(start));

const isLong = (span: number): boolean => span >= SHORTEST && span <= LONGEST;

/**
 * How long a sleep lasts and on which day it ends; refused below 10 minutes and above 18 hours. Source: specification/health-tools.md,
 * sleep.
 */
export function sleep(input: SleepInput): Result<SleepAnswer, "length"> {
  const { start, end } = cut(input);
  if (!isLong(end - start)) return refused("length");
  const minutes = (end - start) / MINUTE;
  const overlaps = input.others.filter((other) => cut(other).start < end && start < cut(other).end).map(({ id }) => id);
  return ok({
    tool: "sleep",
    formula: "sleep@1",
    figures: { day: indianDay(end), minutes: String(minutes) },
    band: null,
    notes: overlaps.length > 0 ? ["overlap"] : [],
    steps: [step("hours", dividedBy(exactly(minutes), exactly(60)))],
    overlaps,
  });
}

const cut = ({ start, end }: SleepSpan): SleepSpan => ({ start: wholeMinutes(start), end: wholeMinutes(end) });

/** An instant without its seconds. */
export const wholeMinutes = (at: number): number => Math.floor(at / MINUTE) * MINUTE;
