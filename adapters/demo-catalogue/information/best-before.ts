import { daysAfter, monthsAfter } from "#core/shared/day.ts";
import { seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import type { Day } from "#core/shared/day.ts";

/** The day until which stock keeps that was made some time before `today`: four to nine tenths of its life are left. */
export function bestBefore(today: Day, months: number, slug: string): Day {
  const left = Math.max(1, Math.floor(months * (0.4 + seededChance("best before", slug) / 2)));
  return daysAfter(monthsAfter(today, left), Math.floor(seededChance("day of best before", slug) * 28));
}
