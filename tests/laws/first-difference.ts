import { isEqual } from "./model/fraction.ts";
import type { Fraction } from "./model/fraction.ts";

/**
 * Where `given` first says something else than `expected`, as a sentence; null: nowhere. Fractions are compared by value;
 * what `expected` doesn't speak of is not looked at.
 */
export function firstDifference(given: unknown, expected: unknown, path = ""): string | null {
  if (isFraction(given) && isFraction(expected)) return isEqual(given, expected) ? null : differing(path, given, expected);
  if (Array.isArray(given) && Array.isArray(expected) && given.length !== expected.length)
    return differing(`${path}.length`, given.length, expected.length);
  if (!isObject(given) || !isObject(expected)) return Object.is(given, expected) ? null : differing(path, given, expected);
  for (const [key, value] of Object.entries(expected)) {
    const found = firstDifference(given[key], value, Array.isArray(expected) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A value as a sentence shows it: fractions as such, the rest as JSON. */
export function shown(value: unknown): string {
  if (isFraction(value)) return `${value.numerator}/${value.denominator}`;
  return JSON.stringify(value, (_key, part: unknown) => (isFraction(part) ? shown(part) : part)) ?? "nothing";
}

const differing = (path: string, given: unknown, expected: unknown) =>
  `${path === "" ? "it" : path} is ${shown(given)}, expected ${shown(expected)}`;

const isObject = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === "object" && value !== null;

const isFraction = (value: unknown): value is Fraction =>
  isObject(value) && typeof value["numerator"] === "bigint" && typeof value["denominator"] === "bigint";
