import { asciiDigits } from "../../shared/ascii-digits.ts";
import { daysAfter, monthsAfter } from "../../shared/day.ts";
import type { Day } from "../../shared/day.ts";

/** Numbers that are written as words, in English and Hindi, in either script. */
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  ek: 1,
  एक: 1,
  two: 2,
  do: 2,
  दो: 2,
  three: 3,
  teen: 3,
  तीन: 3,
  four: 4,
  char: 4,
  chaar: 4,
  चार: 4,
  six: 6,
  chhah: 6,
  छह: 6,
};
const UNITS = {
  days: "days?|din|dino|दिन|दिनों",
  weeks: "weeks?|hafte|hafta|haftey|saptah|हफ़्ते|हफ्ते|हफ़्ता|हफ्ता|हफ़्तों|हफ्तों|सप्ताह",
  months: "months?|mahine|mahina|maah|महीने|महीना|महीनों|माह",
};
const NUMBER = String.raw`(?<number>\d{1,3}|${Object.keys(NUMBERS).join("|")})`;
/** Of "2 to 3 weeks" the first counts. */
const TO = String.raw`(?:\s*(?:-|–|to|or|se|से|या)\s*\d{1,3})?`;
const END = String.raw`(?![\p{L}\p{M}])`;

/**
 * The day on which a patient is to come again, by what stands under follow-up, such as "After 2 weeks" or "15 दिन बाद", counted from the
 * day on which it was signed; null: the text names no such time. Source: specification/prescriptions.md, Addresses.
 */
export function followUpDay(text: string, signed: Day): Day | null {
  const said = asciiDigits(text).toLowerCase();
  for (const [unit, names] of Object.entries(UNITS)) {
    const found = new RegExp(String.raw`(?<![\p{L}\p{M}\d])${NUMBER}${TO}[\s-]*(?:${names})${END}`, "u").exec(said)?.groups?.["number"];
    if (found === undefined) continue;
    const count = NUMBERS[found] ?? Number(found);
    if (unit === "months") return monthsAfter(signed, count);
    return daysAfter(signed, unit === "weeks" ? 7 * count : count);
  }
  return null;
}
