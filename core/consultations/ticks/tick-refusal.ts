import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { dosesOn } from "./planned-dose.ts";
import type { Day } from "../../shared/day.ts";
import type { Prescription } from "../prescriptions/prescription.ts";
import type { DosePlace } from "./planned-dose.ts";

/** How many days back a dose can still be ticked, or its tick be taken back. Source: specification/prescriptions.md, Ticks. */
export const DAYS_BACK = 7;

export const firstDayToTick = (now: number): Day => daysAfter(indianDay(now), -DAYS_BACK);

/** "not-planned": the prescription in force plans no such dose. "too-early": its time has not come. "too-late": its day is more than 7 days ago. */
export type TickRefusal = { readonly kind: "not-planned" | "too-early" | "too-late" };

/** Why a dose can't be ticked, and neither its tick be taken back; null: it can. `now` in milliseconds since 1970. Source: specification/prescriptions.md, Ticks. */
export function tickRefusal(prescription: Prescription, { item, day, time }: DosePlace, now: number): TickRefusal | null {
  const dose = dosesOn(prescription, day).find((one) => one.item === item && one.time === time);
  if (dose === undefined) return { kind: "not-planned" };
  if (now < dose.at) return { kind: "too-early" };
  return day < firstDayToTick(now) ? { kind: "too-late" } : null;
}
