import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { MODES, practitionerId } from "#core/consultations/practitioner.ts";
import { MOST_ITEMS } from "#core/consultations/prescriptions/write-refusal.ts";
import { PRESCRIPTION_KINDS, PRESCRIPTION_RULES } from "#core/consultations/prescription/prescription-kind.ts";
import { heldSchedule } from "#core/consultations/prescription/schedule.ts";
import { TAPER_STEPS } from "#core/consultations/prescriptions/schedule-faults.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, idOf, instant, perhaps } from "#adapters/http-contract/scalars.ts";
import { age } from "./age-shape.ts";
import { bookingId } from "./call-shapes.ts";
import type { PrescriptionItem, PrescriptionVersion, SignedVersion, Warning } from "#core/consultations/prescription/prescription.ts";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";
import type { HeldSchedule, Lasting, Rhythm, Schedule } from "#core/consultations/prescription/schedule.ts";
import type { TemplateItem } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Characters of a line and of a paragraph. */
export const LONGEST_LINE = 200;
export const LONGEST_TEXT = 2_000;
const MOST_TIMES = 12;
const MOST_INGREDIENTS = 60;

const line = perhaps(LONGEST_LINE);
const text = perhaps(LONGEST_TEXT);

/** Each field of whatever kind. */
const FIELDS = [...new Set(Object.values(PRESCRIPTION_RULES).flatMap((rules) => rules.details))];

const details: Shape<PrescriptionItem["details"]> = wire(
  z.array(z.object({ field: z.enum(FIELDS), text: line })).check(z.maxLength(FIELDS.length)),
  (said) => Object.fromEntries(said.map(({ field, text: value }) => [field, value])),
  (stored) => Object.entries(stored).map(([field, value]) => ({ field, text: value })),
);

const times: Shape<readonly string[]> = z.array(z.string().check(z.maxLength(10))).check(z.maxLength(MOST_TIMES));
const ingredients: Shape<readonly string[]> = z.array(line).check(z.maxLength(MOST_INGREDIENTS));
const count = z.int().check(z.minimum(0), z.maximum(10_000));

const rhythm: Shape<Rhythm> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("daily") }),
  z.object({ kind: z.literal("every"), days: count }),
  z.object({ kind: z.literal("weekdays"), weekdays: z.array(z.enum(WEEKDAYS)).check(z.maxLength(WEEKDAYS.length)) }),
]);

const lasting: Shape<Lasting> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("days"), days: count }),
  z.object({ kind: z.literal("doses"), doses: count }),
]);

const schedule: Shape<Schedule> = z.union([
  z.object({ kind: z.literal("planned"), rhythm, times, lasts: lasting }),
  z.object({
    kind: z.literal("taper"),
    steps: z.array(z.object({ days: count, dose: line, times })).check(z.maxLength(TAPER_STEPS.most)),
  }),
  fields({
    kind: z.literal("as-needed"),
    mostADay: ["most_a_day", count],
    hoursApart: ["hours_apart", count],
    days: count,
  }),
]);

/** What is taken every day for so many days says so by `times` and `days`, as all did before there was a schedule. */
const described = {
  is: z.enum(["drug", "task"]),
  name: line,
  details,
  ingredients,
  times: z._default(times, []),
  days: z._default(count, 0),
  schedule: z.optional(schedule),
} as const;

type WireSchedule = { readonly times: readonly string[]; readonly days: number; readonly schedule?: Schedule | undefined };

const itemIn = <Item extends WireSchedule>({ times: at, days, schedule: said, ...item }: Item) => ({
  ...item,
  ...(said === undefined ? { times: at, days } : heldSchedule(said)),
});

/** A client that knows of no schedule finds no time then, and neither takes it for every day nor signs it so. */
const eachDayOnWire = (held: HeldSchedule) => ("schedule" in held ? { times: [], days: 0 } : { times: held.times, days: held.days });

const itemOnWire = <Item extends HeldSchedule>(item: Item) => ({ ...item, ...eachDayOnWire(item) });

/** What an item is, whoever it is for. */
export const templateItem: Shape<TemplateItem> = wire(z.object(described), itemIn, itemOnWire);

const item: Shape<PrescriptionItem> = wire(
  z.object({
    ...described,
    key: z.string().check(z.regex(/^[\w-]{1,40}$/, "1 to 40 letters, digits, - or _")),
    start: calendarDay,
    nevertheless: z.nullable(line),
  }),
  itemIn,
  itemOnWire,
);

const content = {
  complaint: text,
  findings: text,
  diagnosis: text,
  advice: text,
  tests: text,
  followUp: ["follow_up", text],
  items: z.array(item).check(z.maxLength(MOST_ITEMS + 1)), // One more, so that core says what is too many.
} as const;

const gender = z.enum(GENDERS);

/** What stands in a form: nothing of it needs to be complete. */
export const writtenPrescription: Shape<WrittenPrescription> = fields({
  ...content,
  reason: z.nullable(line),
  age: z.nullable(age),
  gender: z.nullable(gender),
});

const named = { name: z.string(), qualifications: z.array(z.string()), council: z.nullable(z.string()) } as const;
export const writer = { ...named, registration: ["registration_no", z.nullable(z.string())], address: z.nullable(z.string()) } as const;

export const warning: Shape<Warning> = z.object({ item: z.string(), kind: z.enum(["allergy", "repeated"]), with: z.string() });

const versionParts = fields({
  ...content,
  number: z.string(),
  version: z.int(),
  former: ["former_hash", z.nullable(z.string())],
  reason: z.nullable(z.string()),
  kind: z.enum(PRESCRIPTION_KINDS),
  booking: ["booking_id", bookingId],
  start: instant,
  mode: z.enum(MODES),
  consent: z.string(),
  practitioner: ["therapist", fields({ id: ["_id", idOf(practitionerId)], ...writer })],
  patient: fields({ name: z.string(), age, gender }),
  signedAt: ["signed_at", instant],
  overridden: z.optional(z.array(warning)),
});

const version: Shape<PrescriptionVersion> = wire(
  versionParts,
  ({ overridden, ...parts }) => ({ ...parts, ...(overridden === undefined ? {} : { overridden }) }),
  (said) => ({ ...said, overridden: said.overridden === undefined ? undefined : [...said.overridden] }),
);

const signed: Shape<SignedVersion> = fields({ version: ["content", version], hash: z.string() });

export const prescriptionShape: Shape<PrescriptionView> = fields({
  member: ["member_id", z.nullable(idOf(memberId))],
  versions: z.tuple([signed], signed),
  withdrawn: z.nullable(fields({ at: instant, reason: z.string() })),
});
