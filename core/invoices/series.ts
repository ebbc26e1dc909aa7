const FIRST = 65; // "A"
const LETTERS = 26;
const MOST = LETTERS ** 3;

/**
 * The letters before all numbers of a seller's documents: "AAA" for the first seller that the shop has, "AAB" for the second. Throws a
 * RangeError beyond the 17,576th. Source: specification/invoices.md, Number of a paper.
 */
export function seriesOf(seller: number): string {
  if (!Number.isInteger(seller) || seller < 1 || seller > MOST) throw new RangeError(`there are no letters for seller ${seller}`);
  const place = seller - 1;
  return [place / LETTERS ** 2, place / LETTERS, place].map((part) => String.fromCharCode(FIRST + (Math.floor(part) % LETTERS))).join("");
}
