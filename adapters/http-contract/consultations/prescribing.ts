import * as z from "zod/mini";
import { PRESCRIPTION_KINDS } from "#core/consultations/prescription/prescription-kind.ts";
import { ListFormerPrescriptions } from "#core/consultations/prescriptions/list-former-prescriptions.use-case.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { MISSING_PARTS } from "#core/consultations/prescriptions/write-refusal.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { EMERGENCY_SIGNS, PREGNANCIES } from "#core/consultations/safety/person-health.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { instant, perhaps } from "#adapters/http-contract/scalars.ts";
import { age } from "./age-shape.ts";
import { bookingId } from "./call-shapes.ts";
import { LONGEST_LINE, prescriptionShape, warning, writer, writtenPrescription } from "./prescription-shapes.ts";
import type { HealthSummary } from "#core/consultations/safety/person-health.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";
import type { PrescriptionKind } from "#core/consultations/prescription/prescription-kind.ts";

const unknownBooking = { "unknown-booking": answerOf(404, "Booking not found") } as const;

const notPrescribing = {
  ...unknownBooking,
  "too-early": answerOf(409, "This is possible once the consultation has begun."),
} as const;

const ofItem = fields({ item: z.string() });
const healthSummary: Shape<HealthSummary> = fields({
  hasAllergies: ["has_allergies", z.nullable(z.boolean())],
  allergies: z.array(z.string()),
  reactions: z.string(),
  pregnancy: z.nullable(z.enum(PREGNANCIES)),
  pregnancyWeek: ["pregnancy_week", z.nullable(z.int())],
  sign: z.nullable(z.enum(EMERGENCY_SIGNS)),
  sex: z.nullable(z.enum(["female", "male"])),
  takesMedicines: ["takes_medicines", z.nullable(z.boolean())],
  medicines: z.string(),
  conditions: z.array(z.string()),
  otherConditions: ["other_conditions", z.string()],
});
const writing = fields({ booking: ["booking_id", bookingId], written: ["prescription", writtenPrescription] });

const unprinted = answerOf(10, "The paper has no such letter.", fields({ letter: z.string() }));

const signs = (kind: PrescriptionKind, path: string) =>
  endpoint(SignAtDesk[kind], {
    method: "POST",
    path,
    in: "body",
    audience: "customer",
    request: writing,
    response: prescriptionShape,
    refusals: {
      ...notPrescribing,
      "not-yours": answerOf(404, "Booking not found"),
      "too-late": answerOf(410, "It is too late to prescribe for this consultation."),
      missing: answerOf(422, "Something is missing.", fields({ parts: z.array(z.enum(MISSING_PARTS)) })),
      warned: answerOf(
        2,
        "Something speaks against what is prescribed. Please say why you prescribe it nevertheless.",
        fields({ warnings: z.array(warning) }),
      ),
      "other-therapy": answerOf(3, "This consultation is of another therapy."),
      "no-birthdate": answerOf(4, "No drug can be prescribed for a patient without a date of birth."),
      withdrawn: answerOf(5, "This prescription was withdrawn."),
      "too-many-items": answerOf(6, "Please prescribe fewer items, each of them once."),
      "drug-in-care-plan": answerOf(7, "A care plan holds no drugs.", ofItem),
      "no-drug": answerOf(8, "Only drugs can stand here.", ofItem),
      "unusable-item": answerOf(9, "An item is not complete.", ofItem),
      unprinted,
    },
  });

export const signAyurvedaPrescription = signs("ayurveda", "/add/prescription/ayurveda");
export const signHomeopathyPrescription = signs("homeopathy", "/add/prescription/homeopathy");
export const signUnaniPrescription = signs("unani", "/add/prescription/unani");
export const signSiddhaPrescription = signs("siddha", "/add/prescription/siddha");
export const signYogaPrescription = signs("yoga", "/add/prescription/yoga");
export const signPhysiotherapyPrescription = signs("physiotherapy", "/add/prescription/physiotherapy");
export const signNutritionPrescription = signs("nutrition", "/add/prescription/nutrition");
export const signCustomPrescription = signs("custom", "/add/prescription/custom");

export const savePrescriptionDraft = endpoint(SavePrescriptionDraft, {
  method: "POST",
  path: "/add/prescriptiondraft",
  in: "body",
  audience: "customer",
  request: writing,
  response: z.null(),
  refusals: notPrescribing,
});

export const withdrawPrescription = endpoint(WithdrawPrescription, {
  method: "PUT",
  path: "/withdraw/prescription",
  in: "body",
  audience: "customer",
  request: fields({ booking: ["booking_id", bookingId], reason: perhaps(LONGEST_LINE) }),
  response: prescriptionShape,
  refusals: {
    ...notPrescribing,
    unsigned: answerOf(2, "Nothing was signed for this consultation."),
    "no-reason": answerOf(422, "Please say why it is withdrawn."),
    unprinted,
  },
});

export const showPrescribing = endpoint(ShowPrescribing, {
  method: "GET",
  path: "/get/prescriptiondraft",
  in: "query",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: fields({
    booking: ["booking_id", bookingId],
    kind: z.enum(PRESCRIPTION_KINDS),
    start: instant,
    mode: z.enum(MODES),
    practitioner: ["therapist", fields(writer)],
    patient: fields({ name: z.string(), age: z.nullable(age), gender: z.nullable(z.enum(GENDERS)) }),
    isConsented: ["consented", z.boolean()],
    health: z.nullable(healthSummary),
    complaint: z._default(z.nullable(z.string()), null), // A server of the release before does not tell.
    draft: z.nullable(writtenPrescription),
    former: ["prescription", z.nullable(prescriptionShape)],
    until: z.nullable(instant),
    now: instant,
  }),
  refusals: notPrescribing,
});

export const listFormerPrescriptions = endpoint(ListFormerPrescriptions, {
  method: "GET",
  path: "/get/formerprescriptions",
  in: "query",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: z.array(prescriptionShape),
  refusals: unknownBooking,
});
