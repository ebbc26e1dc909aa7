import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { LAB_BOOKING_STATES, LAB_STEP_EVENTS } from "#core/labs/booking/lab-booking-step.ts";
import { labPackageId } from "#core/labs/lab-package.ts";
import { FASTING_HOURS, labTestId, SAMPLES } from "#core/labs/lab-test.ts";
import { LAB_SLOT_REASONS } from "#core/labs/slots/lab-slots.ts";
import { payableId } from "#core/ledger/entry.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant, mobile, pincode, rupees, uploadedFile } from "#adapters/http-contract/scalars.ts";
import { bookedLabFields } from "./lab-shapes.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { PricedBasket, TestsOfPerson } from "#core/labs/booking/lab-basket.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { PrescriptionSource, CheckedRequirement } from "#core/labs/booking/requirement.ts";
import type { LabSlot } from "#core/labs/slots/lab-slots.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const MOST_ITEMS = 100;
const text = z.string();

export const labBookingId = idOf(payableId);

export const testsOfPeople: Shape<readonly TestsOfPerson[]> = z
  .array(
    fields({
      member: ["member_id", z.nullable(idOf(memberId))],
      tests: ["test_list", z.array(idOf(labTestId)).check(z.maxLength(MOST_ITEMS))],
      packages: ["package_list", z.array(idOf(labPackageId)).check(z.maxLength(MOST_ITEMS))],
    }),
  )
  .check(z.maxLength(20));

const requirementFields = {
  kind: z.enum(["prescription", "consent"]),
  member: ["member_id", z.nullable(idOf(memberId))],
  tests: ["test_list", z.array(bilingualText)],
} as const;

/** A server of the release before tells no hours. */
const bookedTestFields = {
  id: ["_id", idOf(labTestId)],
  title: bilingualText,
  sample: z.nullable(z.enum(SAMPLES)),
  fastingHours: ["fasting_hours", z._default(z.literal(FASTING_HOURS), 0)],
  afterMealHours: ["after_meal_hours", z._default(z.number(), 0)],
} as const;

export const pricedBasket: Shape<PricedBasket> = fields({
  people: [
    "people",
    z.array(
      fields({
        member: ["member_id", z.nullable(idOf(memberId))],
        items: [
          "item_list",
          z.array(
            fields({
              kind: z.enum(["test", "package"]),
              id: ["_id", text],
              title: bilingualText,
              price: rupees,
              tests: ["test_list", z.array(fields(bookedTestFields))],
            }),
          ),
        ],
        dropped: ["dropped_list", z.array(fields({ test: bilingualText, package: bilingualText }))],
      }),
    ),
  ],
  subtotal: rupees,
  collection: ["collection_charge", rupees],
  total: rupees,
  fastingHours: ["fasting_hours", z.number()],
  reportHours: ["report_hours", z.number()],
  requirements: ["requirement_list", z.array(fields(requirementFields))],
  plan: z.nullable(
    fields({
      subscription: ["subscription_id", idOf(payableId)],
      title: text,
      hindi: ["title_hi", z._default(z.nullable(text), null)],
      percent: ["lab_percent", z.int()],
      saved: rupees,
    }),
  ),
});

const source: Shape<PrescriptionSource> = z.union([
  fields({ kind: z.literal("upload"), file: ["file_id", uploadedFile] }),
  fields({ kind: z.literal("signed"), booking: ["booking_id", idOf(payableId)], number: text, version: z.int() }),
]);

const requirement: Shape<CheckedRequirement> = fields({
  ...requirementFields,
  state: ["standing", z.enum(["missing", "given", "sent", "accepted", "refused"])],
  source: z.nullable(source),
  reason: z.nullable(text),
  until: z.nullable(instant),
});

export const labSlot: Shape<LabSlot> = fields({
  start: instant,
  end: instant,
  reason: z.enum(LAB_SLOT_REASONS),
  freeAt: ["free_at", z.nullable(instant)],
  fastFrom: ["fast_from", z._default(z.nullable(instant), null)], // A server of the release before does not tell.
});

const address = fields({
  name: text,
  mobile: ["mobile_no", mobile],
  line1: text,
  line2: text,
  landmark: text,
  city: text,
  state: text,
  pincode,
});

export const bookedFields = {
  id: ["_id", labBookingId],
  lab: fields(bookedLabFields),
  place: z.union([fields({ kind: z.literal("home"), address }), fields({ kind: z.literal("centre") })]),
  start: instant,
  basket: pricedBasket,
  state: z.enum(LAB_BOOKING_STATES),
  expiresAt: ["expires_at", z.nullable(instant)],
  back: ["refund", rupees],
  isBack: ["refunded", z.boolean()],
  isMissed: ["missed", z.boolean()],
  backIfDeclined: ["refund_if_declined", z.nullable(rupees)],
  recollectableUntil: ["recollect_until", z.nullable(instant)],
  movesLeft: ["moves_left", z.int()],
  collector: z.nullable(text),
  requirements: ["requirement_list", z.array(requirement)],
  steps: z.array(fields({ at: instant, event: z.enum(LAB_STEP_EVENTS), to: z.nullable(instant), collector: z.nullable(text) })),
} as const;

export const labBooking: Shape<LabBookingView> = fields(bookedFields);
