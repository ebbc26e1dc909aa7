import * as z from "zod";
import { questionnaireShape } from "../questionnaire-shape.ts";
import { diagnosticReportShape, labObservationShape } from "./lab-report-shape.ts";
import { observationShape } from "./observation-shape.ts";
import { coding, concept, date, instant, reference, text, uri } from "./type-shapes.ts";

const display = z.strictObject({ display: text });
const identifier = z.strictObject({ system: uri.optional(), value: text, assigner: display.optional() });
const notes = z.array(z.strictObject({ text })).nonempty();
const named = z.array(z.strictObject({ text })).length(1);

const timing = z.strictObject({
  repeat: z.strictObject({
    boundsPeriod: z.strictObject({ start: date, end: date }).refine(({ start, end }) => start <= end, "per-1: it starts before it ends"),
    frequency: z.int().positive(),
    period: z.number().positive(),
    periodUnit: z.enum(["s", "min", "h", "d", "wk", "mo", "a"]),
    timeOfDay: z.array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)).nonempty(),
  }),
});

const patient = z.strictObject({
  resourceType: z.literal("Patient"),
  active: z.boolean().optional(),
  name: named.optional(),
  telecom: z
    .array(z.strictObject({ system: z.enum(["phone", "email"]), value: text }))
    .nonempty()
    .optional(),
  gender: z.enum(["male", "female", "other", "unknown"]).optional(),
  birthDate: date.optional(),
});

const practitioner = z.strictObject({
  resourceType: z.literal("Practitioner"),
  identifier: z.array(identifier).nonempty().optional(),
  name: named,
  qualification: z.array(z.strictObject({ code: concept })).nonempty(),
});

const appointment = z
  .strictObject({
    resourceType: z.literal("Appointment"),
    identifier: z.array(identifier).nonempty(),
    status: z.enum(["proposed", "pending", "booked", "arrived", "fulfilled", "cancelled", "noshow", "checked-in"]),
    cancelationReason: concept.optional(),
    serviceType: z.array(concept).nonempty(),
    appointmentType: concept,
    reasonCode: z.array(concept).nonempty().optional(),
    supportingInformation: z.array(reference).nonempty().optional(),
    start: instant,
    end: instant,
    minutesDuration: z.int().positive(),
    created: instant.optional(),
    participant: z
      .array(z.strictObject({ actor: reference, status: z.enum(["accepted", "declined", "tentative", "needs-action"]) }))
      .nonempty(),
  })
  .refine(
    ({ cancelationReason, status }) => cancelationReason === undefined || status === "cancelled" || status === "noshow",
    "app-4: a reason of what did not take place",
  );

const consent = z.strictObject({
  resourceType: z.literal("Consent"),
  status: z.enum(["draft", "proposed", "active", "rejected", "inactive", "entered-in-error"]),
  scope: concept,
  category: z.array(concept).nonempty(),
  patient: reference,
  dateTime: instant.optional(),
  performer: z.array(reference).nonempty(),
  policyRule: concept, // ppc-1: a policy or a rule.
  provision: z
    .strictObject({ data: z.array(z.strictObject({ meaning: z.enum(["instance", "related", "dependents", "authoredby"]), reference })) })
    .optional(),
});

const requestStatus = z.enum(["draft", "active", "on-hold", "revoked", "completed", "entered-in-error", "unknown"]);

const carePlan = z.strictObject({
  resourceType: z.literal("CarePlan"),
  identifier: z.array(identifier).nonempty(),
  replaces: z.array(reference).nonempty().optional(),
  status: requestStatus,
  intent: z.enum(["proposal", "plan", "order", "option"]),
  title: text,
  subject: reference,
  created: instant,
  author: reference,
  supportingInfo: z.array(reference).nonempty(),
  activity: z
    .array(
      z.union([
        z.strictObject({ reference }), // cpl-3: a reference or details.
        z.strictObject({
          detail: z.strictObject({
            code: concept,
            status: z.enum(["not-started", "scheduled", "in-progress", "on-hold", "completed", "cancelled", "stopped", "unknown"]),
            doNotPerform: z.boolean(),
            scheduledTiming: timing.optional(),
            description: text.optional(),
          }),
        }),
      ]),
    )
    .nonempty()
    .optional(),
  note: notes.optional(),
});

const medicationRequest = z.strictObject({
  resourceType: z.literal("MedicationRequest"),
  groupIdentifier: identifier,
  status: z.enum(["active", "on-hold", "cancelled", "completed", "entered-in-error", "stopped", "draft", "unknown"]),
  intent: z.literal("order"),
  medicationCodeableConcept: concept,
  subject: reference,
  supportingInformation: z.array(reference).nonempty(),
  authoredOn: instant,
  requester: reference,
  reasonCode: z.array(concept).nonempty().optional(),
  note: notes.optional(),
  dosageInstruction: z
    .array(z.strictObject({ text: text.optional(), timing: timing.optional() }))
    .nonempty()
    .optional(),
});

const nutritionOrder = z.strictObject({
  resourceType: z.literal("NutritionOrder"),
  status: requestStatus,
  intent: z.literal("order"),
  patient: reference,
  dateTime: instant,
  orderer: reference,
  oralDiet: z.strictObject({ schedule: z.array(timing).nonempty().optional(), instruction: text }), // nor-1: a diet, a supplement or a formula.
});

const medicationStatement = z.strictObject({
  resourceType: z.literal("MedicationStatement"),
  basedOn: z.array(reference).nonempty(),
  status: z.enum(["active", "completed", "entered-in-error", "intended", "stopped", "on-hold", "unknown", "not-taken"]),
  medicationCodeableConcept: concept,
  subject: reference,
  effectiveDateTime: instant,
  informationSource: reference,
});

const procedure = z.strictObject({
  resourceType: z.literal("Procedure"),
  basedOn: z.array(reference).nonempty(),
  status: z.enum(["preparation", "in-progress", "not-done", "on-hold", "stopped", "completed", "entered-in-error", "unknown"]),
  code: concept,
  subject: reference,
  performedDateTime: instant,
  performer: z.array(z.strictObject({ actor: reference })).nonempty(),
});

const answer = z
  .strictObject({
    valueBoolean: z.boolean().optional(),
    valueDecimal: z.number().optional(),
    valueInteger: z.int().optional(),
    valueDate: date.optional(),
    valueString: text.optional(),
    valueCoding: coding.optional(),
    valueQuantity: z.strictObject({ value: z.number(), unit: text.optional(), system: uri.optional(), code: text.optional() }).optional(),
  })
  .refine((one) => Object.keys(one).length === 1, "one value");
type ResponseItem = { readonly linkId: string; readonly item?: readonly ResponseItem[] | undefined };
const responseItem: z.ZodType<ResponseItem> = z.lazy(() =>
  z
    .strictObject({ linkId: text, text, answer: z.array(answer).nonempty().optional(), item: z.array(responseItem).nonempty().optional() })
    .refine((one) => one.answer === undefined || one.item === undefined, "qrs-1: an answer or items"),
);
const questionnaireResponse = z.strictObject({
  resourceType: z.literal("QuestionnaireResponse"),
  identifier: identifier.optional(),
  questionnaire: z
    .string()
    .regex(/^urn:\S+\|\d+$/)
    .optional(),
  status: z.enum(["in-progress", "completed", "amended", "entered-in-error", "stopped"]),
  subject: reference,
  authored: instant.optional(),
  source: reference,
  item: z.array(responseItem).nonempty().optional(),
});

const auditEvent = z.strictObject({
  resourceType: z.literal("AuditEvent"),
  type: coding,
  subtype: z.array(coding).nonempty(),
  action: z.enum(["C", "R", "U", "D", "E"]),
  recorded: instant,
  outcome: z.enum(["0", "4", "8", "12"]),
  purposeOfEvent: z.array(concept).nonempty(),
  agent: z.array(z.strictObject({ role: z.array(concept).nonempty(), name: text, requestor: z.boolean() })).nonempty(),
  source: z.strictObject({ observer: display }),
  entity: z.array(z.strictObject({ what: reference })).nonempty(),
});

const resource = z.union([
  ...[patient, practitioner, appointment, consent, carePlan, medicationRequest, nutritionOrder, medicationStatement],
  ...[procedure, questionnaireResponse, auditEvent, questionnaireShape, observationShape, diagnosticReportShape, labObservationShape],
] as unknown as [z.ZodType, z.ZodType, ...z.ZodType[]]);

/** The parts of FHIR R4 (4.0.1) that a bundle of ours has, with the standard's own invariants. */
export const bundleShape = z
  .strictObject({
    resourceType: z.literal("Bundle"),
    type: z.literal("collection"),
    timestamp: instant,
    entry: z.array(z.strictObject({ fullUrl: reference.shape.reference, resource })).nonempty(),
  })
  .refine(({ entry }) => new Set(entry.map(({ fullUrl }) => fullUrl)).size === entry.length, "bdl-7: each address once")
  .refine((bundle) => danglingIn(bundle).length === 0, "whatever is named stands in the bundle");

/** What the resources of a bundle name and is not in it: addresses, and questionnaires. */
export function danglingIn(bundle: {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: unknown }[];
}): readonly string[] {
  const written = JSON.stringify(bundle);
  const there = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
  const asked = new Set(
    bundle.entry.map(({ resource: one }) => one as Record<string, unknown>).map(({ url, version }) => `${url}|${version}`),
  );
  const named = [...written.matchAll(/"reference":"([^"]+)"/g)].map(([, address]) => String(address));
  const questionnaires = [...written.matchAll(/"questionnaire":"([^"]+)"/g)].map(([, address]) => String(address));
  return [...named.filter((one) => !there.has(one)), ...questionnaires.filter((one) => !asked.has(one))];
}
