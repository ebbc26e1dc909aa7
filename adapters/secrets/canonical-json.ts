import canonicalize from "canonicalize";

/** A value without undefined parts and with whole numbers alone. */
export type CanonicalValue = null | boolean | number | string | readonly CanonicalValue[] | { readonly [key: string]: CanonicalValue };

/** A value as canonical JSON (RFC 8785). Throws a TypeError on a number that is not whole, which nothing that is signed holds. */
export function canonicalJson(value: CanonicalValue): string {
  refuseFractions(value);
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("only a value of JSON has a canonical text");
  return text;
}

function refuseFractions(value: CanonicalValue): void {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new TypeError(`${value} is no whole number`);
  if (typeof value === "object" && value !== null) Object.values<CanonicalValue>(value).forEach(refuseFractions);
}
