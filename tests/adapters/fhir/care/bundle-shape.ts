import * as z from "zod/mini";
import { questionnaireShape } from "../questionnaire-shape.ts";
import { diagnosticReportShape, labObservationShape } from "./lab-report-shape.ts";
import { observationShape } from "./observation-shape.ts";
import { coding, concept, date, instant, reference, text, uri } from "./type-shapes.ts";

const display = z.strictObject({ display: text });
const identifier = z.strictObject({ system: z.optional(uri), value: text, assigner: z.optional(display) });
const notes = z.array(z.strictObject({ text })).check(z.minLength(1));
const named = z.array(z.strictObject({ text })).check(z.length(1));

const timing = z.strictObject({
  repeat: z.strictObject({
    boundsPeriod: z
      .strictObject({ start: date, end: date })
      .check(z.refine(({ start, end }) => start <= end, "per-1: it starts before it ends")),
    count: z.optional(z.int().check(z.positive())),
    frequency: z.int().check(z.positive()),
    period: z.number().check(z.positive()),
    periodUnit: z.enum(["s", "min", "h", "d", "wk", "mo", "a"]),
    dayOfWeek: z.optional(z.array(z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"])).check(z.minLength(1))),
    timeOfDay: z.optional(z.array(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))).check(z.minLength(1))),
  }),
});

const quantity = z.strictObject({ value: z.number(), unit: text, system: z.literal("http://unitsofmeasure.org"), code: text });

const dosage = z
  .strictObject({
    sequence: z.optional(z.int()),
    text: z.optional(text),
    timing,
    asNeededBoolean: z.optional(z.boolean()),
    maxDosePerPeriod: z.optional(z.strictObject({ numerator: quantity, denominator: quantity })),
  })
  .check(z.refine((one) => one.asNeededBoolean === true || one.timing.repeat.timeOfDay !== undefined, "what is planned has its times"));

const patient = z.strictObject({
  resourceType: z.literal("Patient"),
  active: z.optional(z.boolean()),
  name: z.optional(named),
  telecom: z.optional(z.array(z.strictObject({ system: z.enum(["phone", "email"]), value: text })).check(z.minLength(1))),
  gender: z.optional(z.enum(["male", "female", "other", "unknown"])),
  birthDate: z.optional(date),
});

const practitioner = z.strictObject({
  resourceType: z.literal("Practitioner"),
  identifier: z.optional(z.array(identifier).check(z.minLength(1))),
  name: named,
  qualification: z.array(z.strictObject({ code: concept })).check(z.minLength(1)),
});

const appointment = z
  .strictObject({
    resourceType: z.literal("Appointment"),
    identifier: z.array(identifier).check(z.minLength(1)),
    status: z.enum(["proposed", "pending", "booked", "arrived", "fulfilled", "cancelled", "noshow", "checked-in"]),
    cancelationReason: z.optional(concept),
    serviceType: z.array(concept).check(z.minLength(1)),
    appointmentType: concept,
    reasonCode: z.optional(z.array(concept).check(z.minLength(1))),
    supportingInformation: z.optional(z.array(reference).check(z.minLength(1))),
    start: instant,
    end: instant,
    minutesDuration: z.int().check(z.positive()),
    created: z.optional(instant),
    participant: z
      .array(z.strictObject({ actor: reference, status: z.enum(["accepted", "declined", "tentative", "needs-action"]) }))
      .check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ cancelationReason, status }) => cancelationReason === undefined || status === "cancelled" || status === "noshow",
      "app-4: a reason of what did not take place",
    ),
  );

const consent = z.strictObject({
  resourceType: z.literal("Consent"),
  status: z.enum(["draft", "proposed", "active", "rejected", "inactive", "entered-in-error"]),
  scope: concept,
  category: z.array(concept).check(z.minLength(1)),
  patient: reference,
  dateTime: z.optional(instant),
  performer: z.array(reference).check(z.minLength(1)),
  policyRule: concept, // ppc-1: a policy or a rule.
  provision: z.optional(
    z.strictObject({ data: z.array(z.strictObject({ meaning: z.enum(["instance", "related", "dependents", "authoredby"]), reference })) }),
  ),
});

const requestStatus = z.enum(["draft", "active", "on-hold", "revoked", "completed", "entered-in-error", "unknown"]);

const carePlan = z.strictObject({
  resourceType: z.literal("CarePlan"),
  identifier: z.array(identifier).check(z.minLength(1)),
  replaces: z.optional(z.array(reference).check(z.minLength(1))),
  status: requestStatus,
  intent: z.enum(["proposal", "plan", "order", "option"]),
  title: text,
  subject: reference,
  created: instant,
  author: reference,
  supportingInfo: z.array(reference).check(z.minLength(1)),
  activity: z.optional(
    z
      .array(
        z.union([
          z.strictObject({ reference }), // cpl-3: a reference or details.
          z.strictObject({
            detail: z.strictObject({
              code: concept,
              status: z.enum(["not-started", "scheduled", "in-progress", "on-hold", "completed", "cancelled", "stopped", "unknown"]),
              doNotPerform: z.boolean(),
              scheduledTiming: z.optional(timing), // One of the two.
              scheduledString: z.optional(text),
              description: z.optional(text),
            }),
          }),
        ]),
      )
      .check(z.minLength(1)),
  ),
  note: z.optional(notes),
});

const medicationRequest = z.strictObject({
  resourceType: z.literal("MedicationRequest"),
  groupIdentifier: identifier,
  status: z.enum(["active", "on-hold", "cancelled", "completed", "entered-in-error", "stopped", "draft", "unknown"]),
  intent: z.literal("order"),
  medicationCodeableConcept: concept,
  subject: reference,
  supportingInformation: z.array(reference).check(z.minLength(1)),
  authoredOn: instant,
  requester: reference,
  reasonCode: z.optional(z.array(concept).check(z.minLength(1))),
  note: z.optional(notes),
  dosageInstruction: z.array(dosage).check(z.minLength(1)),
});

const nutritionOrder = z.strictObject({
  resourceType: z.literal("NutritionOrder"),
  status: requestStatus,
  intent: z.literal("order"),
  patient: reference,
  dateTime: instant,
  orderer: reference,
  oralDiet: z.strictObject({ schedule: z.optional(z.array(timing).check(z.minLength(1))), instruction: text }), // nor-1: a diet, a supplement or a formula.
});

const medicationStatement = z.strictObject({
  resourceType: z.literal("MedicationStatement"),
  basedOn: z.array(reference).check(z.minLength(1)),
  status: z.enum(["active", "completed", "entered-in-error", "intended", "stopped", "on-hold", "unknown", "not-taken"]),
  medicationCodeableConcept: concept,
  subject: reference,
  effectiveDateTime: instant,
  informationSource: reference,
});

const procedure = z.strictObject({
  resourceType: z.literal("Procedure"),
  basedOn: z.array(reference).check(z.minLength(1)),
  status: z.enum(["preparation", "in-progress", "not-done", "on-hold", "stopped", "completed", "entered-in-error", "unknown"]),
  code: concept,
  subject: reference,
  performedDateTime: instant,
  performer: z.array(z.strictObject({ actor: reference })).check(z.minLength(1)),
});

const answer = z
  .strictObject({
    valueBoolean: z.optional(z.boolean()),
    valueDecimal: z.optional(z.number()),
    valueInteger: z.optional(z.int()),
    valueDate: z.optional(date),
    valueString: z.optional(text),
    valueCoding: z.optional(coding),
    valueQuantity: z.optional(
      z.strictObject({ value: z.number(), unit: z.optional(text), system: z.optional(uri), code: z.optional(text) }),
    ),
  })
  .check(z.refine((one) => Object.keys(one).length === 1, "one value"));
type ResponseItem = { readonly linkId: string; readonly item?: readonly ResponseItem[] | undefined };
const responseItem: z.ZodMiniType<ResponseItem> = z.lazy(() =>
  z
    .strictObject({
      linkId: text,
      text,
      answer: z.optional(z.array(answer).check(z.minLength(1))),
      item: z.optional(z.array(responseItem).check(z.minLength(1))),
    })
    .check(z.refine((one) => one.answer === undefined || one.item === undefined, "qrs-1: an answer or items")),
);
const questionnaireResponse = z.strictObject({
  resourceType: z.literal("QuestionnaireResponse"),
  identifier: z.optional(identifier),
  questionnaire: z.optional(z.string().check(z.regex(/^urn:\S+\|\d+$/))),
  status: z.enum(["in-progress", "completed", "amended", "entered-in-error", "stopped"]),
  subject: reference,
  authored: z.optional(instant),
  source: reference,
  item: z.optional(z.array(responseItem).check(z.minLength(1))),
});

const auditEvent = z.strictObject({
  resourceType: z.literal("AuditEvent"),
  type: coding,
  subtype: z.array(coding).check(z.minLength(1)),
  action: z.enum(["C", "R", "U", "D", "E"]),
  recorded: instant,
  outcome: z.enum(["0", "4", "8", "12"]),
  purposeOfEvent: z.array(concept).check(z.minLength(1)),
  agent: z
    .array(z.strictObject({ role: z.array(concept).check(z.minLength(1)), name: text, requestor: z.boolean() }))
    .check(z.minLength(1)),
  source: z.strictObject({ observer: display }),
  entity: z.array(z.strictObject({ what: reference })).check(z.minLength(1)),
});

const resource = z.union([
  ...[patient, practitioner, appointment, consent, carePlan, medicationRequest, nutritionOrder, medicationStatement],
  ...[procedure, questionnaireResponse, auditEvent, questionnaireShape, observationShape, diagnosticReportShape, labObservationShape],
] as unknown as [z.ZodMiniType, z.ZodMiniType, ...z.ZodMiniType[]]);

/** The parts of FHIR R4 (4.0.1) that a bundle of ours has, with the standard's own invariants. */
export const bundleShape = z
  .strictObject({
    resourceType: z.literal("Bundle"),
    type: z.literal("collection"),
    timestamp: instant,
    entry: z.array(z.strictObject({ fullUrl: reference.shape.reference, resource })).check(z.minLength(1)),
  })
  .check(
    z.refine(({ entry }) => new Set(entry.map(({ fullUrl }) => fullUrl)).size === entry.length, "bdl-7: each address once"),
    z.refine((bundle) => danglingIn(bundle).length === 0, "whatever is named stands in the bundle"),
  );

/** What the resources of a bundle name and is not in it: addresses, and questionnaires. */
export function danglingIn(bundle: {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: unknown }[];
}): readonly string[] {
  const written = JSON.stringify(bundle);
  const there = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
  const requested = new Set(
    bundle.entry.map(({ resource: one }) => one as Record<string, unknown>).map(({ url, version }) => `${url}|${version}`),
  );
  const named = [...written.matchAll(/"reference":"([^"]+)"/g)].map(([, address]) => String(address));
  const questionnaires = [...written.matchAll(/"questionnaire":"([^"]+)"/g)].map(([, address]) => String(address));
  return [...named.filter((one) => !there.has(one)), ...questionnaires.filter((one) => !requested.has(one))];
}
