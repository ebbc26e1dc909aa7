import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { inForce } from "../prescriptions/prescription.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Day } from "../../shared/day.ts";
import type { Prescription, PrescriptionItem } from "../prescriptions/prescription.ts";

const MINUTE = 60_000;

/** When the parts of a day begin. Source: specification/prescriptions.md, Ticks. */
const PART_TIMES: Readonly<Record<string, string>> = { morning: "08:00", noon: "13:00", evening: "18:00", night: "21:00" };

/** Which dose or exercise of a prescription: `time` as it is written there, a part of the day or 07:30. */
export type DosePlace = { readonly booking: PayableId; readonly item: string; readonly day: Day; readonly time: string };

/** A dose or an exercise that is planned; `at`: from when on it is due, in milliseconds since 1970. */
export type PlannedDose = DosePlace & Pick<PrescriptionItem, "is" | "name" | "details"> & { readonly at: number };

/** What a prescription in force plans for a day, in the day's order; nothing of one that was withdrawn. Source: specification/prescriptions.md, Ticks. */
export function dosesOn(prescription: Prescription, day: Day): readonly PlannedDose[] {
  const version = inForce(prescription);
  if (version === null) return [];
  const doses = version.items.flatMap(({ key, is, name, details, times, start, days }) =>
    day >= start && day < daysAfter(start, days)
      ? times.map((time) => ({ booking: version.booking, item: key, day, time, is, name, details, at: dueAt(day, time) }))
      : [],
  );
  return doses.toSorted((a, b) => a.at - b.at);
}

/** The time of day of a dose, as 07:30, whether it is written so or as a part of the day. Source: specification/prescriptions.md, Ticks. */
export const clockTimeOf = (time: string): string => PART_TIMES[time] ?? time;

function dueAt(day: Day, time: string): number {
  const [hours, minutes] = clockTimeOf(time).split(":");
  return firstInstantOf(day) + (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
