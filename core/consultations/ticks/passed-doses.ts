import { daysAfter, daysFrom } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { isItemTime } from "../prescription/item-time.ts";
import { daysOf, dueOn } from "../prescription/schedule-days.ts";
import { momentOf } from "./planned-dose.ts";
import type { Day } from "../../shared/day.ts";
import type { PrescriptionItem } from "../prescription/prescription.ts";

/**
 * How many doses of an item lie before `at`, in milliseconds since 1970, when its prescription is signed: they are never due. What one of
 * the items of former versions under its key planned was due already. Source: specification/prescriptions.md, When it is taken.
 */
export function passedDoses(
  item: PrescriptionItem,
  { former, at }: { readonly former: readonly PrescriptionItem[]; readonly at: number },
): number {
  const earlier = former.filter(({ key }) => key === item.key);
  const days = Math.min(daysFrom(item.start, indianDay(at)) + 1, daysOf(item));
  const all = Array.from({ length: Math.max(days, 0) }, (_, place) => daysAfter(item.start, place));
  return all.flatMap((day) => passedOn(item, day, at).filter((time) => !earlier.some((one) => dueOn(one, day).times.includes(time))))
    .length;
}

/**
 * The first day from that of `at` on, in milliseconds since 1970, of which no dose has passed. Source: specification/prescriptions.md, When
 * it is taken.
 */
export function firstWholeDay(item: PrescriptionItem, at: number): Day {
  const today = indianDay(at);
  return passedOn({ ...item, start: today }, today, at).length === 0 ? today : daysAfter(today, 1);
}

const passedOn = (item: PrescriptionItem, day: Day, at: number): readonly string[] =>
  dueOn(item, day).times.filter((time) => isItemTime(time) && momentOf({ day, time }) < at);
