import { isObject } from "#adapters/input-file/is-object.ts";
import { LARGEST_AMOUNT, NOTHING, paise } from "#core/shared/money.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Wire } from "#adapters/input-file/wire.ts";

/** null counts as missing. */
export const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;

/** The heaviest product, in grams. Source: specification/pricing.md, Largest values. */
const LARGEST_WEIGHT = 9_999_999;

const AMOUNT = "an amount from 0 to 9,99,99,99,999.99 with at most two decimals";
const WHOLE = "a whole number of 0 or more";
const NUMBER = "a number of 0 or more";

/** Nobody reads more, and a file of nothing but faults would not fit into memory beside them. */
const MOST_FAULTS = 10_000;

/**
 * Reads the values of a file one after the other and collects what is wrong with them. A faulty value is answered by a
 * stand-in, so that reading goes on to the next fault: what was read counts only where `faults` stayed empty.
 */
export class FieldReader {
  readonly faults: Fault[] = [];
  #list = "";
  #index = 0;
  #within = "";

  /** From here on keys belong to that entry of a list; "" is the whole file. A path is made only once there is a fault. */
  enter(list: string, index = 0): void {
    this.#list = list;
    this.#index = index;
    this.#within = "";
  }

  /** From here on keys belong to that part of the entry, or of the file. */
  within(part: string): void {
    this.#within = part;
  }

  fault(key: string, expected: string): void {
    if (this.faults.length === MOST_FAULTS) return;
    const entry = this.#list === "" ? "" : `${this.#list}[${this.#index}]`;
    this.faults.push({ path: [entry, this.#within, key].filter((part) => part !== "").join("."), expected });
  }

  /** Whole paise. Two decimals at most: then, and only then, the number is the nearest one to a whole number of paise divided by 100. */
  amount(value: unknown, key: string): Paise {
    if (typeof value === "number") {
      const amount = Math.round(value * 100);
      if (amount >= 0 && amount <= LARGEST_AMOUNT && amount / 100 === value) return paise(amount + 0); // + 0: never -0.
    }
    this.fault(key, AMOUNT);
    return NOTHING;
  }

  amountOrNothing(value: unknown, key: string): Paise {
    return isMissing(value) ? NOTHING : this.amount(value, key);
  }

  number(value: unknown, key: string): number {
    if (typeof value === "number" && value >= 0 && value < Infinity) return value + 0;
    this.fault(key, NUMBER);
    return 0;
  }

  gst(value: unknown, key: string): number {
    if (typeof value === "number" && value >= 0 && value <= 100) return value + 0;
    this.fault(key, "a number from 0 to 100");
    return 0;
  }

  grams(value: unknown, key: string): number {
    if (typeof value === "number" && value >= 0 && value <= LARGEST_WEIGHT) return value + 0;
    this.fault(key, "grams from 0 to 99,99,999");
    return 0;
  }

  whole(value: unknown, key: string): number {
    if (typeof value === "number" && value >= 0 && Number.isInteger(value)) return value + 0;
    this.fault(key, WHOLE);
    return 0;
  }

  /** A limit of 0 is none. */
  limit(value: unknown, key: string): number | null {
    if (isMissing(value)) return null;
    const limit = this.whole(value, key);
    return limit === 0 ? null : limit;
  }

  text(value: unknown, key: string): string {
    if (typeof value === "string") return value;
    this.fault(key, "text");
    return "";
  }

  textOrNull(value: unknown, key: string): string | null {
    return isMissing(value) ? null : this.text(value, key);
  }

  texts(value: unknown, key: string): readonly string[] {
    const texts = this.list(value, key);
    return texts.map((text, index) => (typeof text === "string" ? text : this.text(text, `${key}[${index}]`)));
  }

  list(value: unknown, key: string): readonly unknown[] {
    if (isMissing(value)) return NONE;
    if (Array.isArray(value)) return value;
    this.fault(key, "a list");
    return NONE;
  }

  /** null: a fault. */
  object(value: unknown, key: string): Wire | null {
    if (isObject(value)) return value;
    this.fault(key, "an object");
    return null;
  }

  objectOrNull(value: unknown, key: string): Wire | null {
    return isMissing(value) ? null : this.object(value, key);
  }
}

const NONE: readonly never[] = [];
