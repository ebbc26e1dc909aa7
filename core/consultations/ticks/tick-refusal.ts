import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { asNeededItems, isWithinSpan } from "./as-needed-dose.ts";
import { dosesOn, momentOf } from "./planned-dose.ts";
import type { Day } from "../../shared/day.ts";
import type { Prescription } from "../prescription/prescription.ts";
import type { DosePlace } from "./planned-dose.ts";

/** How many days back a dose can still be ticked, or its tick be taken back. Source: specification/prescriptions.md, Ticks. */
export const DAYS_BACK = 7;

export const firstDayToTick = (now: number): Day => daysAfter(indianDay(now), -DAYS_BACK);

/**
 * "not-planned": the prescription in force plans no such dose. "too-early": its time has not come. "too-late": its day is more than 7 days
 * ago.
 */
export type TickRefusal = { readonly kind: "not-planned" | "too-early" | "too-late" };

/**
 * Why a dose can't be ticked, and neither its tick be taken back, whatever else is ticked; null: it can. What is taken as needed is planned
 * at no time, and can be ticked at each. `now` in milliseconds since 1970. Source: specification/prescriptions.md, Ticks.
 */
export function tickRefusal(prescription: Prescription, dose: DosePlace, now: number): TickRefusal | null {
  const { item, day, time } = dose;
  const isPlanned = dosesOn(prescription, day).some((one) => one.item === item && one.time === time);
  const isAllowed = asNeededItems(prescription).some((one) => one.item === item && isWithinSpan(one, dose));
  if (!isPlanned && !isAllowed) return { kind: "not-planned" };
  if (now < momentOf(dose)) return { kind: "too-early" };
  return day < firstDayToTick(now) ? { kind: "too-late" } : null;
}
