import * as z from "zod/mini";

/** Types of FHIR R4 that several of our resources have. */
export const text = z.string().check(z.trim(), z.minLength(1));
export const uri = z.string().check(z.regex(/^(?:urn|http):\S+$/));
export const date = z.iso.date();
export const instant = z.iso.datetime({ offset: true });
export const coding = z.strictObject({ system: uri, code: text, display: z.optional(text) });
export const concept = z.union([z.strictObject({ coding: z.tuple([coding]) }), z.strictObject({ text })]);
export const reference = z.strictObject({
  reference: z.string().check(z.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)),
});
