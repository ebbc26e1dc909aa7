import * as z from "zod/mini";
import { coding, concept, instant, reference } from "./type-shapes.ts";

const UNITS = { "29463-7": "kg", "8302-2": "cm", "39156-5": "kg/m2", "41982-0": "%", "8280-0": "cm" } as const;
const VITAL: Readonly<Record<string, string>> = UNITS;
const CATEGORIES = ["social-history", "vital-signs", "imaging", "laboratory", "procedure", "survey", "exam", "therapy", "activity"];
const category = z.strictObject({
  coding: z.tuple([
    z.strictObject({ system: z.literal("http://terminology.hl7.org/CodeSystem/observation-category"), code: z.enum(CATEGORIES) }),
  ]),
});
const named = z.strictObject({ coding: z.tuple([coding]) });
const indian = instant.check(z.regex(/\+05:30$/));

/** An Observation of FHIR R4 with a measured value, and what the standard's profile of vital signs asks of those. */
export const observationShape = z
  .strictObject({
    resourceType: z.literal("Observation"),
    status: z.enum(["registered", "preliminary", "final", "amended", "corrected", "cancelled", "entered-in-error", "unknown"]),
    category: z.tuple([category]),
    code: named,
    subject: reference,
    effectiveDateTime: z.optional(indian),
    effectivePeriod: z.optional(
      z.strictObject({ start: indian, end: indian }).check(z.refine(({ start, end }) => start <= end, "per-1: it starts before it ends")),
    ),
    performer: z.array(reference).check(z.minLength(1)),
    valueQuantity: z.strictObject({
      value: z.number().check(z.positive()),
      unit: z.string(),
      system: z.literal("http://unitsofmeasure.org"),
      code: z.enum(["kg", "cm", "kg/m2", "%", "min", "mL"]),
    }),
    method: z.optional(concept),
    component: z.optional(z.array(z.strictObject({ code: named, valueCodeableConcept: concept })).check(z.minLength(1))),
  })
  .check(
    z.refine(
      ({ effectiveDateTime, effectivePeriod }) => (effectiveDateTime === undefined) !== (effectivePeriod === undefined),
      "vs-1: when it was measured, once",
    ),
    z.refine(
      ({ code, component = [] }) => component.every((one) => one.code.coding[0].code !== code.coding[0].code),
      "obs-7: no component is named as the whole",
    ),
    z.refine(({ code, category, valueQuantity }) => {
      const unit = VITAL[code.coding[0].code];
      return unit === undefined || (valueQuantity.code === unit && category[0].coding[0].code === "vital-signs");
    }, "a vital sign in its unit"),
  );
