import { exactly, times } from "../shared/exact.ts";
import { MEASURES } from "../health/measures.ts";
import { rounded } from "../health/rounded.ts";

/** A weight as it was written. */
export type TypedWeight = { readonly amount: number; readonly unit: "kg" | "lb" };

/** The girths that can be noted beside a weight. */
export const GIRTHS = ["waist", "hip", "neck"] as const;
export type Girth = (typeof GIRTHS)[number];
export type TypedGirth = { readonly amount: number; readonly unit: "cm" | "in" };
export type TypedGirths = { readonly [Which in Girth]?: TypedGirth };

/** Kilograms with two decimals, as days are added up; pounds by their exact factor. Source: specification/trackers.md, Entries. */
export const kilogramsOf = ({ amount, unit }: TypedWeight): number =>
  unit === "kg" ? amount : Number(rounded(times(exactly(amount), exactly(MEASURES.weight.factor)), 2));

/** Centimetres by the exact factor, with all of their decimals: four at most. Source: specification/trackers.md, Entries. */
export const centimetresOf = ({ amount, unit }: TypedGirth): number =>
  unit === "cm" ? amount : Number(rounded(times(exactly(amount), exactly(MEASURES.waist.factor)), 4));

/**
 * Whether a weight is so far from the last one that the unit may be wrong: it is asked back. `last` null: none was noted. Source:
 * specification/trackers.md, Entries.
 */
export const isDoubtfulWeight = (kg: number, last: number | null): boolean => last !== null && Math.abs(kg - last) > last / 5;
