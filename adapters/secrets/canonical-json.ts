/** A value without undefined parts and with whole numbers alone. */
export type CanonicalValue = null | boolean | number | string | readonly CanonicalValue[] | { readonly [key: string]: CanonicalValue };

/**
 * A value as canonical JSON (RFC 8785): no blanks, and keys in the order of their UTF-16 code units. Texts and numbers are written by
 * JSON.stringify, as the standard asks. Throws a TypeError on a number that is not whole, which nothing that is signed holds.
 */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new TypeError(`${value} is no whole number`);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const keys = Object.keys(value).sort(); // By UTF-16 code units.
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`).join(",")}}`;
}

const isList = (value: object): value is readonly CanonicalValue[] => Array.isArray(value);
