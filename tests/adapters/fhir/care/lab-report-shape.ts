import * as z from "zod";
import { coding, instant, reference, text } from "./type-shapes.ts";

const TERMS = "http://terminology.hl7.org/CodeSystem";
const indian = instant.regex(/\+05:30$/);
const coded = <Code extends z.ZodType>(system: string, code: Code) =>
  z.strictObject({ coding: z.tuple([z.strictObject({ system: z.literal(system), code })]) });
const named = z.strictObject({ coding: z.tuple([coding]) });
const quantity = z
  .strictObject({
    value: z.number(),
    unit: text.optional(),
    system: z.literal("http://unitsofmeasure.org").optional(),
    code: text.optional(),
  })
  .refine(({ system, code }) => code === undefined || system !== undefined, "qty-3: a code of a unit has its system");

const shared = {
  status: z.enum(["registered", "partial", "preliminary", "final", "amended", "corrected", "appended", "cancelled"]),
  subject: reference,
  effectiveDateTime: indian,
  issued: indian,
  performer: z.array(z.strictObject({ display: text })).nonempty(),
};

/** A DiagnosticReport of FHIR R4 of what a laboratory found. */
export const diagnosticReportShape = z.strictObject({
  resourceType: z.literal("DiagnosticReport"),
  ...shared,
  category: z.tuple([coded(`${TERMS}/v2-0074`, z.literal("LAB"))]),
  code: named,
  result: z.array(reference).nonempty().optional(),
});

const range = z
  .strictObject({
    low: quantity.optional(),
    high: quantity.optional(),
    appliesTo: z.tuple([coded("http://hl7.org/fhir/administrative-gender", z.enum(["male", "female"]))]).optional(),
    age: z.strictObject({ low: quantity, high: quantity }).optional(),
  })
  .refine(({ low, high }) => low !== undefined || high !== undefined, "obs-3: a low or a high");

/** An Observation of FHIR R4 of a laboratory. */
export const labObservationShape = z
  .strictObject({
    resourceType: z.literal("Observation"),
    ...shared,
    category: z.tuple([coded(`${TERMS}/observation-category`, z.literal("laboratory"))]),
    code: named,
    valueQuantity: quantity.optional(),
    valueString: text.optional(),
    interpretation: z.tuple([coded(`${TERMS}/v3-ObservationInterpretation`, z.enum(["L", "N", "H", "LL", "HH"]))]).optional(),
    note: z.tuple([z.strictObject({ text })]).optional(),
    referenceRange: z.tuple([range]).optional(),
  })
  .refine(({ valueQuantity, valueString }) => (valueQuantity === undefined) !== (valueString === undefined), "one value");
