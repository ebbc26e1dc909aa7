import { LARGEST_AMOUNT } from "../shared/money.ts";
import { ENGLISH_NUMBERS } from "./english-numbers.ts";
import { HINDI_NUMBERS } from "./hindi-numbers.ts";
import type { Language } from "../shared/language.ts";
import type { Paise } from "../shared/money.ts";
import type { NumberWords } from "./number-words.ts";

const words: Readonly<Record<Language, NumberWords>> = { en: ENGLISH_NUMBERS, hi: HINDI_NUMBERS };

/**
 * An amount as an invoice writes it out: "One Lakh Twenty-Three Thousand Rupees and Fifty Paise Only". Throws a RangeError on a negative
 * amount and on one beyond the largest. Source: specification/invoices.md, When a paper is made.
 */
export function amountInWords(amount: Paise, language: Language): string {
  if (amount < 0 || amount > LARGEST_AMOUNT) throw new RangeError(`${amount} paise are no amount of an invoice`);
  const own = words[language];
  const [rupees, paise] = [Math.floor(amount / 100), amount % 100];
  const whole = `${numberIn(rupees, own)} ${rupees === 1 ? own.rupee : own.rupees}`;
  const part = `${numberIn(paise, own)} ${paise === 1 ? own.paisa : own.paise}`;
  if (paise === 0) return `${whole} ${own.only}`;
  return rupees === 0 ? `${part} ${own.only}` : `${whole} ${own.and} ${part} ${own.only}`;
}

/** A number in words; those of a language in which a crore of crores is no number of its own. */
function numberIn(number: number, own: NumberWords): string {
  if (number < 100) return own.upTo99[number] ?? "";
  const unit = UNITS.find(({ size }) => number >= size);
  if (unit === undefined) return "";
  const rest = number % unit.size;
  const head = `${numberIn(Math.floor(number / unit.size), own)} ${own[unit.name]}`;
  return rest === 0 ? head : `${head} ${numberIn(rest, own)}`;
}

const UNITS = [
  { size: 10_000_000, name: "crore" },
  { size: 100_000, name: "lakh" },
  { size: 1_000, name: "thousand" },
  { size: 100, name: "hundred" },
] as const;
