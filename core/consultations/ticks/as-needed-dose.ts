import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { isClockTime } from "../prescription/item-time.ts";
import { inForce } from "../prescription/prescription.ts";
import { scheduleOf } from "../prescription/schedule.ts";
import { lastDayOf } from "../prescription/schedule-days.ts";
import { momentOf } from "./planned-dose.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Day } from "../../shared/day.ts";
import type { ItemDescription, Prescription } from "../prescription/prescription.ts";
import type { AsNeeded } from "../prescription/schedule.ts";
import type { DosePlace } from "./planned-dose.ts";

const HOUR = 60 * 60_000;

/** How often at most on an Indian day, and with how many hours between at least. */
export type DoseLimits = Pick<AsNeeded, "mostADay" | "hoursApart">;

/** Something of a prescription in force that is taken when it is needed, from `start` to `until`, both included. */
export type AsNeededItem = DoseLimits &
  Pick<ItemDescription, "is" | "name" | "details" | "nevertheless" | "start"> & {
    readonly booking: PayableId;
    readonly item: string;
    readonly until: Day;
  };

/** What a prescription in force lets its patient take as needed, in its order. Source: specification/prescriptions.md, Ticks. */
export function asNeededItems(prescription: Prescription): readonly AsNeededItem[] {
  const version = inForce(prescription);
  return (version?.items ?? []).flatMap((item) => {
    const schedule = scheduleOf(item);
    if (version === null || schedule.kind !== "as-needed") return [];
    const { mostADay, hoursApart } = schedule;
    const { key, is, name, details, nevertheless, start } = item;
    const dose = { booking: version.booking, item: key, is, name, details, nevertheless };
    return [{ ...dose, start, mostADay, hoursApart, until: lastDayOf(item) }];
  });
}

/** Whether a dose may stand at that time of that day, whatever else was taken. */
export const isWithinSpan = (
  { start, until }: Pick<AsNeededItem, "start" | "until">,
  { day, time }: Pick<DosePlace, "day" | "time">,
): boolean => day >= start && day <= until && isClockTime(time);

/**
 * From when on one more may be taken, at `at` at the earliest, beside those that were taken at these moments, before or after it; all in
 * milliseconds since 1970. null: not any more while the item holds. Source: specification/prescriptions.md, Ticks.
 */
export function takableFrom(
  { mostADay, hoursApart, until }: DoseLimits & Pick<AsNeededItem, "until">,
  taken: readonly number[],
  at: number,
): number | null {
  const apart = hoursApart * HOUR;
  const end = firstInstantOf(daysAfter(until, 1));
  let from = at;
  while (from < end) {
    const day = indianDay(from);
    const near = taken.filter((one) => Math.abs(one - from) < apart);
    if (near.length > 0) from = Math.max(...near) + apart;
    else if (taken.filter((one) => indianDay(one) === day).length >= mostADay) from = firstInstantOf(daysAfter(day, 1));
    else return from;
  }
  return null;
}

/** Above an item's limits; `from` as `takableFrom` has it. */
export type AboveLimits = { readonly kind: "above-limits"; readonly from: number | null };

/**
 * Why a dose can't be ticked beside those of the item that are ticked; null: it can, or is one of them. Source:
 * specification/prescriptions.md, Ticks.
 */
export function limitRefusal(item: AsNeededItem, dose: DosePlace, ticked: readonly DosePlace[]): AboveLimits | null {
  if (ticked.some(({ day, time }) => day === dose.day && time === dose.time)) return null;
  const at = momentOf(dose);
  const from = takableFrom(item, ticked.map(momentOf), at);
  return from === at ? null : { kind: "above-limits", from };
}
