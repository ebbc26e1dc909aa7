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

/**
 * The beginning of all numbers of papers of health plans: two letters and a digit, and so nobody else's. Source: specification/plans.md,
 * Papers of a plan.
 */
export const PLAN_SERIES = "HP0";

const SIGNS = 36;
const MOST_LABORATORIES = LETTERS * 10 * SIGNS;
const MOST_PRACTITIONERS = 10 * SIGNS ** 2;

/**
 * The beginning of all numbers of a practitioner's papers: "000" for the first practitioner, "001" for the second. It begins with a digit,
 * and so is no seller's. Throws a RangeError after the 12,960th. Source: specification/consultations.md, Papers of a booking.
 */
export function practitionerSeriesOf(practitioner: number): string {
  if (!Number.isInteger(practitioner) || practitioner < 1 || practitioner > MOST_PRACTITIONERS)
    throw new RangeError(`there is no series for practitioner ${practitioner}`);
  return (practitioner - 1).toString(SIGNS).toUpperCase().padStart(3, "0");
}

/**
 * The beginning of all numbers of a laboratory's papers: "A00" for the first laboratory, "A01" for the second. It has a letter and then a
 * digit, and so is no seller's and no practitioner's. Throws a RangeError after the 9,360th. Source: specification/labs.md, Papers of a lab
 * booking.
 */
export function labSeriesOf(lab: number): string {
  if (!Number.isInteger(lab) || lab < 1 || lab > MOST_LABORATORIES) throw new RangeError(`there is no series for laboratory ${lab}`);
  const place = lab - 1;
  const rest = (place % (10 * SIGNS)).toString(SIGNS).toUpperCase().padStart(2, "0");
  return `${String.fromCharCode(FIRST + Math.floor(place / (10 * SIGNS)))}${rest}`;
}
