import { dayIn } from "#core/shared/day.ts";
import { LARGEST_AMOUNT, NOTHING, paise } from "#core/shared/money.ts";
import { unprintedLetter } from "#core/shared/printed-letters.ts";
import { isTitle } from "#core/shared/title.ts";
import { EXPECTED_TITLE } from "#adapters/input-file/title.ts";
import { expectedInsteadOfLetter } from "#adapters/input-file/printed-text.ts";
import { bilingualText } from "#adapters/input-file/bilingual-text.ts";
import { Faults } from "#adapters/input-file/faults.ts";
import { Part } from "#adapters/input-file/part.ts";
import { hundredths } from "#adapters/input-file/hundredths.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Day } from "#core/shared/day.ts";
import type { BilingualText } from "#core/shared/language.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Kind } from "#adapters/input-file/kind.ts";

/**
 * A JSON object of one line, read field by field. A faulty field is answered by a stand-in and told in `faults`, so that
 * reading goes on to the next fault: what was read counts only where `faults` stayed empty. null counts as missing.
 */
export class Fields {
  readonly faults: LineFault[];
  readonly #line: number;
  readonly #path: string;
  readonly #fields: { readonly [key: string]: unknown };

  constructor(line: number, path: string, value: unknown, faults: LineFault[]) {
    this.#line = line;
    this.#path = path;
    this.faults = faults;
    this.#fields = isObject(value) ? value : {};
    if (!isObject(value)) faults.push({ line, path, expected: "an object" });
  }

  has(key: string): boolean {
    return this.#fields[key] !== undefined && this.#fields[key] !== null;
  }

  fault(key: string, expected: string): void {
    this.faults.push({ line: this.#line, path: this.#pathTo(key), expected });
  }

  within(key: string): Fields {
    return new Fields(this.#line, this.#pathTo(key), this.#fields[key], this.faults);
  }

  /** The first entry of a list; null where there is none. */
  firstOf(key: string): Fields | null {
    const [first] = this.#list(key);
    return first === undefined || first === null ? null : new Fields(this.#line, `${this.#pathTo(key)}[0]`, first, this.faults);
  }

  text(key: string): string {
    const value = this.#fields[key];
    if (typeof value === "string" && value.trim() !== "") return value;
    this.fault(key, "text");
    return "";
  }

  /** Text as it stands on a label or in an address. */
  short(key: string): string {
    const value = this.#fields[key];
    if (isShort(value)) return value;
    this.fault(key, expectedInsteadOf(value));
    return "";
  }

  /** What something is called: one line, without what nobody sees. */
  title(key: string): string {
    const before = this.faults.length;
    const title = this.short(key);
    if (this.faults.length === before && !isTitle(title)) this.fault(key, EXPECTED_TITLE);
    return title;
  }

  /** A sentence or two as a page says them, as all files have such texts. */
  bilingual(key: string): BilingualText {
    return this.#bilingual(key, this.#fields[key]);
  }

  bilingualOrNull(key: string): BilingualText | null {
    return this.has(key) ? this.bilingual(key) : null;
  }

  /** No more of them than a product has. */
  bilinguals(key: string): readonly BilingualText[] {
    const list = this.#list(key);
    if (list.length > MOST_SHORTS) this.fault(key, `a list of at most ${MOST_SHORTS}`);
    return list.slice(0, MOST_SHORTS).map((one, index) => this.#bilingual(`${key}[${index}]`, one));
  }

  /** One of the known words. Any other word is a fault, and read as the first known one. */
  among<const Known extends string>(key: string, known: readonly [Known, ...Known[]]): Known {
    const found = known.find((one) => one === this.#fields[key]);
    if (found === undefined) this.fault(key, `one of ${known.join(", ")}`);
    return found ?? known[0];
  }

  /** A list of known words, each at most once. */
  eachAmong<Known extends string>(key: string, known: readonly Known[]): readonly Known[] {
    const found = this.#list(key).flatMap((word, index) => {
      const one = known.find((name) => name === word);
      if (one === undefined) this.fault(`${key}[${index}]`, `one of ${known.join(", ")}`);
      return one === undefined ? [] : [one];
    });
    if (new Set(found).size < found.length) this.fault(key, "each of them once");
    return found;
  }

  /** The objects of a list, no more of them than a product has. */
  eachOf(key: string): readonly Fields[] {
    const list = this.#list(key);
    if (list.length > MOST_SHORTS) this.fault(key, `a list of at most ${MOST_SHORTS}`);
    return list.slice(0, MOST_SHORTS).map((one, index) => new Fields(this.#line, `${this.#pathTo(key)}[${index}]`, one, this.faults));
  }

  /** A day since 1900. */
  dayOrNull(key: string): Day | null {
    const text = this.shortOrNull(key);
    const read = text === null || text < "1900" ? null : dayIn(text);
    if (text !== null && read === null) this.fault(key, "a day such as 2026-11-20");
    return read;
  }

  shortOrNull(key: string): string | null {
    return this.has(key) ? this.short(key) : null;
  }

  /** No more of them than a product has. */
  shorts(key: string): readonly string[] {
    const list = this.#list(key);
    if (list.length > MOST_SHORTS) this.fault(key, `a list of at most ${MOST_SHORTS}`);
    return list.slice(0, MOST_SHORTS).flatMap((text, index) => {
      if (isShort(text)) return [text];
      this.fault(`${key}[${index}]`, expectedInsteadOf(text));
      return [];
    });
  }

  textLike(key: string, pattern: RegExp, expected: string): string {
    const value = this.#fields[key];
    if (typeof value === "string" && pattern.test(value)) return value;
    this.fault(key, expected);
    return "";
  }

  textOrNull(key: string): string | null {
    return this.has(key) ? this.text(key) : null;
  }

  texts(key: string): readonly string[] {
    return this.#list(key).flatMap((text, index) => {
      if (typeof text === "string") return [text];
      this.fault(`${key}[${index}]`, "text");
      return [];
    });
  }

  flag(key: string, absent: "true" | "false"): boolean {
    const value = this.#fields[key];
    if (typeof value === "boolean") return value;
    if (this.has(key)) this.fault(key, "true or false");
    return absent === "true";
  }

  /** Whole paise: rupees with two decimals at most. */
  amount(key: string): Paise {
    const value = this.#fields[key];
    if (typeof value === "number") {
      const amount = hundredths(value);
      if (amount !== null && amount >= 0 && amount <= LARGEST_AMOUNT) return paise(amount);
    }
    this.fault(key, "an amount from 0 to 9,99,99,99,999.99 with at most two decimals");
    return NOTHING;
  }

  amountOrNull(key: string): Paise | null {
    return this.has(key) ? this.amount(key) : null;
  }

  numberUpTo(largest: number, key: string): number {
    const value = this.#fields[key];
    if (typeof value === "number" && value >= 0 && value <= largest) return value + 0;
    this.fault(key, largest === Number.MAX_VALUE ? "a number of 0 or more" : `a number from 0 to ${largest}`);
    return 0;
  }

  number(key: string): number {
    return this.numberUpTo(Number.MAX_VALUE, key);
  }

  whole(key: string): number {
    const value = this.#fields[key];
    if (typeof value === "number" && value >= 0 && Number.isSafeInteger(value)) return value + 0;
    this.fault(key, "a whole number of 0 or more");
    return 0;
  }

  #bilingual(key: string, value: unknown): BilingualText {
    const faults = new Faults();
    const read = bilingualText(new Part({ [key]: value }, faults), key, LONG);
    for (const { path, expected } of faults.noted) this.fault(path, expected);
    return read === FAULTY ? { english: "", hindi: null } : read;
  }

  #pathTo(key: string): string {
    return this.#path === "" ? key : `${this.#path}.${key}`;
  }

  #list(key: string): readonly unknown[] {
    const value = this.#fields[key];
    if (Array.isArray(value)) return value;
    if (this.has(key)) this.fault(key, "a list");
    return [];
  }
}

const LONGEST_SHORT = 300;
const LONGEST_LONG = 1_000;
const MOST_SHORTS = 100;

/** PostgreSQL keeps neither a NUL nor half of a pair of code units. */
const isTextUpTo = (longest: number, value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest && !value.includes("\0") && value.isWellFormed();

const isShort = (value: unknown): value is string => isTextUpTo(LONGEST_SHORT, value) && unprintedLetter(value) === null;

function expectedInsteadOf(value: unknown): string {
  if (typeof value === "string" && value.length > LONGEST_SHORT) return `text of at most ${LONGEST_SHORT} characters`;
  const letter = isTextUpTo(LONGEST_SHORT, value) ? unprintedLetter(value) : null;
  return letter === null ? "text" : expectedInsteadOfLetter(letter);
}

const LONG: Kind<string> = {
  expected: `text of at most ${LONGEST_LONG} characters`,
  read: (value) => (isTextUpTo(LONGEST_LONG, value) ? value : FAULTY),
};

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
