import { rangeAgeIn } from "#core/labs/range-age.ts";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { tellsFoetalSex } from "#core/labs/tells-foetal-sex.ts";
import { NUMBER } from "#adapters/input-file/kind.ts";
import { hundredths } from "#adapters/input-file/hundredths.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { printed } from "#adapters/input-file/printed-text.ts";
import { titled } from "#adapters/input-file/title.ts";
import { bilingualText } from "#adapters/input-file/bilingual-text.ts";
import type { RangeAge } from "#core/labs/range-age.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";
import type { BilingualText } from "#core/shared/language.ts";

/** Words of an offer. The law forbids some. */
const textUpTo = (longest: number): Kind<string> => ({
  expected: `text of at most ${longest} characters that offers to tell nobody's sex before birth`,
  read: (value) =>
    typeof value === "string" &&
    value.trim() !== "" &&
    value.length <= longest &&
    value.isWellFormed() &&
    !/\p{Cc}/u.test(value) &&
    !tellsFoetalSex(value)
      ? value.trim()
      : FAULTY,
});

const like = (pattern: RegExp, expected: string): Kind<string> => ({
  expected,
  read: (value) => (typeof value === "string" && pattern.test(value) ? value : FAULTY),
});

/** It stands on bills and reports. */
export const SHORT = printed(titled(textUpTo(200)));
const LONG = textUpTo(2_000);
export const ID = like(/^[!-~]{1,100}$/, "an id of at most 100 printed characters without a blank");
export const SLUG = like(/^[a-z\d]+(?:-[a-z\d]+)*$/, "small letters and digits with hyphens between them");
/** What UCUM allows in a unit. */
export const UNIT = like(/^[!-~]{1,40}$/, "a unit of UCUM such as mg/dL");

export const AGE: Kind<RangeAge> = {
  expected: "an age in whole years, or such as 14d, 8w or 6m",
  read: (value) => rangeAgeIn(value) ?? FAULTY,
};

export const PINCODE: Kind<Pincode> = {
  expected: "a pincode of 6 digits",
  read: (value) => (typeof value === "string" && /^\d{6}$/.test(value) ? (pincodeIn(value) ?? FAULTY) : FAULTY),
};

export const within = (from: number, to: number): Kind<number> => ({
  expected: `a number from ${from} to ${to}`,
  read(value) {
    const number = NUMBER.read(value);
    return number !== FAULTY && number >= from && number <= to ? number : FAULTY;
  },
});

/** In paise. */
export const RUPEES: Kind<number> = {
  expected: "an amount in rupees from 1 to 1,00,000 with at most two decimals",
  read(value) {
    const amount = within(1, 100_000).read(value);
    return amount === FAULTY ? FAULTY : (hundredths(amount) ?? FAULTY);
  },
};

/** A minute of the day as a clock shows it, the end of the day included. */
export const TIME: Kind<number> = {
  expected: "a time such as 07:30",
  read(value) {
    const [, hours, minutes] = typeof value === "string" ? (/^([01]\d|2[0-4]):([0-5]\d)$/.exec(value) ?? []) : [];
    const time = Number(hours) * 60 + Number(minutes);
    return time <= 24 * 60 ? time : FAULTY; // What is no time is NaN, and no larger than nothing.
  },
};

/** English alone, or {en, hi}. */
export const textIn = (part: Part, key: string, length: "short" | "long"): Read<BilingualText> =>
  bilingualText(part, key, length === "short" ? SHORT : LONG);

/** Each value once, at most `most` of them. */
export function eachOnce<Value>(
  part: Part,
  key: string,
  { kind, most }: { readonly kind: Kind<Value>; readonly most: number },
): Read<readonly Value[]> {
  const values = part.values(key, kind);
  if (values === FAULTY) return FAULTY;
  const read = values.flatMap((value) => (value === FAULTY ? [] : [value]));
  if (read.length < values.length) return FAULTY;
  if (values.length <= most && new Set(read).size === read.length) return read;
  part.fault(key, `a list of at most ${most}, each of them once`);
  return FAULTY;
}
