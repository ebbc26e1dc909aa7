import { dayIn, firstInstantOf } from "#core/shared/day.ts";
import { readInstant } from "#core/shared/read-instant.ts";
import { FAULTY } from "./read.ts";
import type { Day } from "#core/shared/day.ts";
import type { Read } from "./read.ts";

/**
 * A kind of value: how it is read, and what is expected where it can't be. `insteadOf` says more closely what is expected in the place of a
 * value.
 */
export type Kind<Value> = {
  readonly expected: string;
  readonly read: (value: unknown) => Read<Value>;
  readonly insteadOf?: (value: unknown) => string;
};

export const TEXT: Kind<string> = { expected: "text", read: (value) => (typeof value === "string" ? value : FAULTY) };

export const TRUE_OR_FALSE: Kind<boolean> = { expected: "true or false", read: (value) => (typeof value === "boolean" ? value : FAULTY) };

export const NUMBER: Kind<number> = {
  expected: "a number",
  read: (value) => (typeof value === "number" && Number.isFinite(value) ? value + 0 : FAULTY), // + 0: never -0.
};

/** In milliseconds since 1970. */
export const INSTANT: Kind<number> = {
  expected: "an instant such as 2026-11-20T10:00:00+05:30",
  read: (value) => (typeof value === "string" ? (readInstant(value) ?? FAULTY) : FAULTY),
};

export const DAY: Kind<Day> = {
  expected: "a day such as 2026-11-20",
  read: (value) => (typeof value === "string" && /^2[01]/.test(value) ? (dayIn(value) ?? FAULTY) : FAULTY),
};

/** A whole number; `to` null: without an end. */
export const whole = (from: number, to: number | null): Kind<number> => ({
  expected: to === null ? `a whole number of ${from} or more` : `a whole number from ${from} to ${to}`,
  read: (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= from && (to === null || value <= to) ? value + 0 : FAULTY,
});

export const oneOf = <const Word extends string>(words: readonly Word[]): Kind<Word> => ({
  expected: words.join(", ").replace(/, (?=[^,]*$)/, " or "),
  read: (value) => words.find((word) => word === value) ?? FAULTY,
});

/** The same words in any letter case. */
export function oneOfInAnyCase<const Word extends string>(words: readonly Word[]): Kind<Word> {
  const exact = oneOf(words);
  const inLowerCase = new Map(words.map((word) => [word.toLowerCase(), word]));
  return { ...exact, read: (value) => (typeof value === "string" ? (inLowerCase.get(value.toLowerCase()) ?? FAULTY) : FAULTY) };
}

const MINUTE = 60_000;

/** A kind of instants, those alone that begin a minute. */
export const wholeMinute = ({ expected, read }: Kind<number>): Kind<number> => ({
  expected: `${expected}, at a whole minute`,
  read: (value) => {
    const instant = read(value);
    return instant === FAULTY || instant % MINUTE !== 0 ? FAULTY : instant;
  },
});

/** A day stands for its first instant, in milliseconds since 1970. */
export const DAY_OR_INSTANT: Kind<number> = {
  expected: "a day such as 2026-11-20, or an instant such as 2026-11-20T10:00:00+05:30",
  read: (value) => {
    const day = DAY.read(value);
    return day === FAULTY ? INSTANT.read(value) : firstInstantOf(day);
  },
};
