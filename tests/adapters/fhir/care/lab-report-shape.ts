import * as z from "zod/mini";
import { coding, instant, reference, text } from "./type-shapes.ts";

const TERMS = "http://terminology.hl7.org/CodeSystem";
const indian = instant.check(z.regex(/\+05:30$/));
const coded = <Code extends z.ZodMiniType>(system: string, code: Code) =>
  z.strictObject({ coding: z.tuple([z.strictObject({ system: z.literal(system), code })]) });
const named = z.strictObject({ coding: z.tuple([coding]) });
const parts = {
  value: z.number(),
  unit: z.optional(text),
  system: z.optional(z.literal("http://unitsofmeasure.org")),
  code: z.optional(text),
};
const ITS_SYSTEM = "qty-3: a code of a unit has its system";
/** A SimpleQuantity, as ranges have it. */
const quantity = z.strictObject(parts).check(z.refine(({ system, code }) => code === undefined || system !== undefined, ITS_SYSTEM));
const found = z
  .strictObject({ ...parts, comparator: z.optional(z.enum(["<", "<=", ">=", ">"])) })
  .check(z.refine(({ system, code }) => code === undefined || system !== undefined, ITS_SYSTEM));

const shared = {
  status: z.enum(["registered", "partial", "preliminary", "final", "amended", "corrected", "appended", "cancelled"]),
  subject: reference,
  effectiveDateTime: indian,
  issued: indian,
  performer: z.array(z.strictObject({ display: text })).check(z.minLength(1)),
};

/** A DiagnosticReport of FHIR R4 of what a laboratory found. */
export const diagnosticReportShape = z.strictObject({
  resourceType: z.literal("DiagnosticReport"),
  ...shared,
  category: z.tuple([coded(`${TERMS}/v2-0074`, z.literal("LAB"))]),
  code: named,
  result: z.optional(z.array(reference).check(z.minLength(1))),
});

const range = z
  .strictObject({
    low: z.optional(quantity),
    high: z.optional(quantity),
    appliesTo: z.optional(z.tuple([coded("http://hl7.org/fhir/administrative-gender", z.enum(["male", "female"]))])),
    age: z.optional(z.strictObject({ low: quantity, high: quantity })),
  })
  .check(z.refine(({ low, high }) => low !== undefined || high !== undefined, "obs-3: a low or a high"));

/** An Observation of FHIR R4 of a laboratory. */
export const labObservationShape = z
  .strictObject({
    resourceType: z.literal("Observation"),
    ...shared,
    category: z.tuple([coded(`${TERMS}/observation-category`, z.literal("laboratory"))]),
    code: named,
    valueQuantity: z.optional(found),
    valueString: z.optional(text),
    interpretation: z.optional(z.tuple([coded(`${TERMS}/v3-ObservationInterpretation`, z.enum(["L", "N", "H", "LL", "HH", "A"]))])),
    note: z.optional(z.tuple([z.strictObject({ text })])),
    referenceRange: z.optional(z.tuple([range])),
  })
  .check(z.refine(({ valueQuantity, valueString }) => (valueQuantity === undefined) !== (valueString === undefined), "one value"));
