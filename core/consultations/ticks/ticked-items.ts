import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { inForce } from "../prescription/prescription.ts";
import { asNeededItems, isWithinSpan } from "./as-needed-dose.ts";
import { dosesOn, isExpected } from "./planned-dose.ts";
import type { Day } from "../../shared/day.ts";
import type { ItemDescription, Prescription } from "../prescription/prescription.ts";
import type { DosePlace } from "./planned-dose.ts";

/**
 * An item of a prescription in force: how many of its doses were due until now and how many of these were ticked, or how often it was taken
 * where it is taken as needed.
 */
export type TickedItem = Pick<ItemDescription, "key" | "is" | "name"> &
  ({ readonly kind: "planned"; readonly due: number; readonly done: number } | { readonly kind: "as-needed"; readonly taken: number });

/** The first day that a prescription in force plans; null: it plans nothing. */
export const firstPlannedDay = (prescription: Prescription): Day | null =>
  (inForce(prescription)?.items ?? []).reduce<Day | null>((first, { start }) => (first === null || start < first ? start : first), null);

/**
 * The items of a prescription in force, in its order, by what was ticked. `now` in milliseconds since 1970. Source:
 * specification/prescriptions.md, Ticks.
 */
export function tickedItems(prescription: Prescription, ticked: readonly DosePlace[], now: number): readonly TickedItem[] {
  const first = firstPlannedDay(prescription);
  const done = new Set(ticked.map(placeOf));
  const [due, taken] = [new Map<string, number>(), new Map<string, number>()];
  for (let day = first ?? indianDay(now); first !== null && day <= indianDay(now); day = daysAfter(day, 1))
    for (const dose of dosesOn(prescription, day)) {
      const isDone = done.has(placeOf(dose));
      if (!isExpected(dose, isDone, now)) continue;
      due.set(dose.item, (due.get(dose.item) ?? 0) + 1);
      if (isDone) taken.set(dose.item, (taken.get(dose.item) ?? 0) + 1);
    }
  const needed = asNeededItems(prescription);
  return (inForce(prescription)?.items ?? []).map(({ key, is, name }) => {
    const limited = needed.find(({ item }) => item === key);
    if (limited === undefined) return { key, is, name, kind: "planned", due: due.get(key) ?? 0, done: taken.get(key) ?? 0 };
    const doses = ticked.filter((one) => one.booking === limited.booking && one.item === key && isWithinSpan(limited, one));
    return { key, is, name, kind: "as-needed", taken: doses.length };
  });
}

/** One text a dose. */
export const placeOf = ({ booking, item, day, time }: DosePlace): string => JSON.stringify([booking, item, day, time]);
