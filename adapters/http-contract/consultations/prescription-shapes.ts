import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { MODES, practitionerId } from "#core/consultations/practitioner/practitioner.ts";
import { MOST_ITEMS } from "#core/consultations/prescriptions/write-refusal.ts";
import { PRESCRIPTION_KINDS, PRESCRIPTION_RULES } from "#core/consultations/prescriptions/prescription-kind.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, idOf, instant, perhaps } from "#adapters/http-contract/scalars.ts";
import { age } from "./age-shape.ts";
import { bookingId } from "./call-shapes.ts";
import type { PrescriptionItem, PrescriptionVersion, SignedVersion } from "#core/consultations/prescriptions/prescription.ts";
import type { PrescriptionView } from "#core/consultations/prescriptions/prescription-view.ts";
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
  (kept) => Object.entries(kept).map(([field, value]) => ({ field, text: value })),
);

/** What an item is, whoever it is for. */
export const itemFields = {
  is: z.enum(["drug", "task"]),
  name: line,
  details,
  ingredients: z.array(line).check(z.maxLength(MOST_INGREDIENTS)),
  times: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(MOST_TIMES)),
  days: z.int().check(z.minimum(0), z.maximum(10_000)),
} as const;

const item: Shape<PrescriptionItem> = fields({
  ...itemFields,
  key: z.string().check(z.regex(/^[\w-]{1,40}$/, "1 to 40 letters, digits, - or _")),
  start: calendarDay,
  nevertheless: z.nullable(line),
});

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

const version: Shape<PrescriptionVersion> = fields({
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
});

const signed: Shape<SignedVersion> = fields({ version: ["content", version], hash: z.string() });

export const prescriptionShape: Shape<PrescriptionView> = fields({
  member: ["member_id", z.nullable(idOf(memberId))],
  versions: z.tuple([signed], signed),
  withdrawn: z.nullable(fields({ at: instant, reason: z.string() })),
});
