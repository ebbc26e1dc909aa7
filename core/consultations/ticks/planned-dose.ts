import { firstInstantOf } from "../../shared/day.ts";
import { clockTimeOf } from "../prescription/item-time.ts";
import { inForce } from "../prescription/prescription.ts";
import { dueOn } from "../prescription/schedule-days.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Day } from "../../shared/day.ts";
import type { ItemDescription, Prescription } from "../prescription/prescription.ts";

const MINUTE = 60_000;

/**
 * Which dose or exercise of a prescription: `time` as it is written there, a part of the day or 07:30; of what is taken as needed the time
 * at which it was taken, as 07:30.
 */
export type DosePlace = { readonly booking: PayableId; readonly item: string; readonly day: Day; readonly time: string };

/**
 * A dose or an exercise that is planned; `at`: from when on it is due, in milliseconds since 1970. `isBeforeSigned`: that was before
 * anybody had prescribed it, so it was never due: a tick of it is taken, but none is offered, and it is not missed.
 */
export type PlannedDose = DosePlace &
  Pick<ItemDescription, "is" | "name" | "details" | "nevertheless"> & { readonly at: number; readonly isBeforeSigned: boolean };

/**
 * What a prescription in force plans for a day, in the day's order; nothing of one that was withdrawn. A taper tells how much as the detail
 * `dose`. Source: specification/prescriptions.md, Ticks.
 */
export function dosesOn(prescription: Prescription, day: Day): readonly PlannedDose[] {
  const version = inForce(prescription);
  if (version === null) return [];
  const doses = version.items.flatMap((item) => {
    const { times, dose } = dueOn(item, day);
    const { key, is, name, nevertheless } = item;
    const details = dose === "" ? item.details : { ...item.details, dose };
    return times.map((time) => {
      const at = momentOf({ day, time });
      const place = { booking: version.booking, item: key, day, time };
      return { ...place, is, name, details, nevertheless, at, isBeforeSigned: at < firstSigned(prescription, place) };
    });
  });
  return doses.toSorted((a, b) => a.at - b.at);
}

/**
 * When the first version that plans a dose was signed, in milliseconds since 1970: a later one may have added its item, or its time to the
 * item.
 */
const firstSigned = ({ versions }: Prescription, { item, day, time }: DosePlace): number =>
  (versions.find(({ version }) => version.items.some((one) => one.key === item && dueOn(one, day).times.includes(time))) ?? versions[0])
    .version.signedAt;

/**
 * Whether a dose counts among those that were due until `at`: it is not missed before it was prescribed. Source:
 * specification/prescriptions.md, Ticks.
 */
export const isExpected = (dose: Pick<PlannedDose, "at" | "isBeforeSigned">, isDone: boolean, at: number): boolean =>
  dose.at <= at && isOffered(dose, isDone);

/**
 * Whether a page offers a dose to be ticked once its time has come; one from before it was prescribed stays only where it was ticked, to be
 * taken back.
 */
export const isOffered = ({ isBeforeSigned }: Pick<PlannedDose, "isBeforeSigned">, isDone: boolean): boolean => isDone || !isBeforeSigned;

/** When a dose is due, or was taken, in milliseconds since 1970. */
export function momentOf({ day, time }: Pick<DosePlace, "day" | "time">): number {
  const [hours, minutes] = clockTimeOf(time).split(":");
  return firstInstantOf(day) + (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
