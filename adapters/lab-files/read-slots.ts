import { labId } from "#core/labs/lab.ts";
import { LAB_PLACES } from "#core/labs/lab-calendar.ts";
import { SLOT_MINUTES } from "#core/labs/slots/lab-slots.ts";
import { dayIn } from "#core/shared/day.ts";
import { oneOf, whole } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { eachOnce, ID, PINCODE, TIME } from "./kinds.ts";
import type { TimesEntry } from "#core/labs/register/lab-line.ts";
import type { LabWindow } from "#core/labs/lab-calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** When a laboratory of the file takes samples. Source: specification/labs.md, Staff commands. */
export function slotsIn(part: Part): Read<TimesEntry> {
  const lab = part.required("lab", ID);
  const reads: Reads<LabWindow> = {
    place: part.required("place", oneOf(LAB_PLACES)),
    pincodes: eachOnce(part, "pincodes", { kind: PINCODE, most: 20_000 }),
    weekday: part.required("weekday", whole(1, 7)),
    from: part.required("from", TIME),
    to: part.required("to", TIME),
    capacity: part.required("capacity", whole(1, 1_000)),
  };
  const { place, pincodes, from, to } = reads;
  if (place === "centre" && pincodes !== FAULTY && pincodes.length > 0) part.fault("pincodes", "nothing beside a centre");
  if (place !== FAULTY && from !== FAULTY && to !== FAULTY && to - from < SLOT_MINUTES[place])
    part.fault("to", `a time at least ${SLOT_MINUTES[place]} minutes after from`);
  return lab === FAULTY || !isWhole(reads) ? FAULTY : { kind: "slots", lab: labId(lab), window: reads };
}

/** Days on which a laboratory of the file takes none. Source: specification/labs.md, Staff commands. */
export function closedIn(part: Part): Read<TimesEntry> {
  const lab = part.required("lab", ID);
  const days = eachOnce(part, "days", { kind: DAY, most: 1_000 });
  return lab === FAULTY || days === FAULTY ? FAULTY : { kind: "closed", lab: labId(lab), days };
}

const DAY: Kind<Day> = {
  expected: "a day such as 2026-11-20",
  read: (value) => (typeof value === "string" ? (dayIn(value) ?? FAULTY) : FAULTY),
};
