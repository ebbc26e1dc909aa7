import type { Brand, BrandLetter } from "./brand.ts";

/** Source: specification/catalogue.md, Brands. */
const MOST_IN_A_COLUMN = 16;

/**
 * Brands under their letters in columns of at most 16, in the order given. A letter that does not fit into one column is repeated at the
 * top of the next.
 */
export function brandColumns(letters: readonly BrandLetter[]): readonly (readonly BrandLetter[])[] {
  const all = letters.flatMap(({ letter, brands }) => brands.map((brand) => ({ letter, brand })));
  const columns = Array.from({ length: Math.ceil(all.length / MOST_IN_A_COLUMN) }, (_, column) =>
    all.slice(column * MOST_IN_A_COLUMN, (column + 1) * MOST_IN_A_COLUMN),
  );
  return columns.map(byLetter);
}

function byLetter(entries: readonly { readonly letter: string; readonly brand: Brand }[]): readonly BrandLetter[] {
  const letters = [...new Set(entries.map(({ letter }) => letter))];
  return letters.map((letter) => ({ letter, brands: entries.filter((entry) => entry.letter === letter).map(({ brand }) => brand) }));
}
