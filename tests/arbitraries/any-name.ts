import fc from "fast-check";

const brands = ["Veda", "Soma", "Śrī"];
const categories = ["Oils", "Teas", "Honey"];

/** As people write one name twice: in other letter case, with blanks around it. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => ` ${name}`,
  (name) => `${name.toLowerCase()}\t`,
];

const anySpellingOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...names), fc.constantFrom(...spellings)).map(([name, spelt]) => spelt(name));

/** A brand's name, one of three however it is spelt. */
export const anyBrand = (): fc.Arbitrary<string> => anySpellingOf(brands);

/** A category's title, one of three however it is spelt. */
export const anyCategory = (): fc.Arbitrary<string> => anySpellingOf(categories);
