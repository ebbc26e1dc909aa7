import * as z from "zod/mini";

/** A schema and all that it is made of, each once. */
export function partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): ReadonlySet<z.core.$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  for (const part of within(schema)) partsOf(part, seen);
  return seen;
}

/** Every name that an object of this shape may hold. */
export const namesIn = (schema: z.core.$ZodType): readonly string[] => [
  ...new Set([...partsOf(schema)].flatMap((part) => (part instanceof z.ZodMiniObject ? Object.keys(part.shape) : []))),
];

/** Whether some object of this shape keeps what it does not name. */
export const keepsStrangers = (schema: z.core.$ZodType): boolean =>
  [...partsOf(schema)].some(
    (part) => part instanceof z.ZodMiniRecord || (part instanceof z.ZodMiniObject && part.def.catchall !== undefined),
  );

function within(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  return Object.values(schema._zod.def).flatMap(schemasIn);
}

function schemasIn(value: unknown): readonly z.core.$ZodType[] {
  if (value instanceof z.core.$ZodType) return [value];
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.values(value).flatMap(schemasIn);
  return [];
}
