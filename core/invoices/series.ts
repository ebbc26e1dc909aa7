const FIRST = 65; // "A"
const LETTERS = 26;
const MOST = LETTERS ** 3;

/**
 * The letters at the beginning of all numbers of a seller's documents: "AAA" for the shop's first seller, "AAB" for the second. Throws a
 * RangeError after the 17,576th seller. Source: specification/invoices.md, Number of a paper.
 */
export function seriesOf(seller: number): string {
  if (!Number.isInteger(seller) || seller < 1 || seller > MOST) throw new RangeError(`there are no letters for seller ${seller}`);
  const place = seller - 1;
  return [place / LETTERS ** 2, place / LETTERS, place].map((part) => String.fromCharCode(FIRST + (Math.floor(part) % LETTERS))).join("");
}
