import * as z from "zod";

/** Types of FHIR R4 that several of our resources have. */
export const text = z.string().trim().min(1);
export const uri = z.string().regex(/^(?:urn|http):\S+$/);
export const date = z.iso.date();
export const instant = z.iso.datetime({ offset: true });
export const coding = z.strictObject({ system: uri, code: text, display: text.optional() });
export const concept = z.union([z.strictObject({ coding: z.tuple([coding]) }), z.strictObject({ text })]);
export const reference = z.strictObject({
  reference: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
});
