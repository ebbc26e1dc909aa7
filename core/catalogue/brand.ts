import type { Collection } from "./collection.ts";

/** A manufacturer's brand. `logo` is the address of its logo, null if it has none. */
export type Brand = Collection & { readonly logo: string | null };

/** Brands whose names begin with the same letter. */
export type BrandLetter = { readonly letter: string; readonly brands: readonly Brand[] };

/**
 * Brands by their capitalized name, ascending, under their first letters. Brands that begin with anything but a letter come first, under
 * "#". Source: specification/catalogue.md, Brands.
 */
export function brandsByLetter(brands: readonly Brand[]): readonly BrandLetter[] {
  const byLetter = new Map<string, Brand[]>();
  for (const brand of brands.toSorted((a, b) => compared(letterOf(a), letterOf(b)) || compared(capitals(a), capitals(b)))) {
    const letter = letterOf(brand);
    const under = byLetter.get(letter);
    if (under === undefined) byLetter.set(letter, [brand]);
    else under.push(brand);
  }
  return [...byLetter].map(([letter, under]) => ({ letter, brands: under }));
}

const capitals = ({ title }: Brand): string => title.toUpperCase();

function letterOf(brand: Brand): string {
  const [first = ""] = capitals(brand).normalize("NFD");
  return /^\p{L}$/u.test(first) ? first : "#";
}

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
