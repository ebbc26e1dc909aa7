import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoCustomerId } from "../people-at.ts";
import type { PostText } from "#core/fitbook/post-text.ts";

const HOUR = 60 * 60 * 1000;
const MINUTE = HOUR / 60;

type Written = { readonly key: string; readonly text: string; readonly createdAt: number };

/** What a post and a comment of the demo have in common. */
export const writtenBy = (by: string, { key, text, createdAt }: Written) => ({
  author: customerId(demoCustomerId(by)),
  key,
  text: textOf(text),
  createdAt,
  state: { kind: "published" } as const,
});

/** By day, at whatever hour the demo begins; in milliseconds since 1970. `ago` counts days back, `nth` tells one from the next. */
export const publishedAt = (now: number, { ago, nth }: { readonly ago: number; readonly nth: number }): number =>
  firstInstantOf(daysAfter(indianDay(now), -ago)) + (7 + ((nth * 5) % 13)) * HOUR + ((nth * 17) % 60) * MINUTE;

/** Throws a RangeError where nobody can write it. */
export function textOf(words: string): PostText {
  const text = postTextIn(words, LONGEST_POST);
  if (text === null) throw new RangeError(`nobody can write this: ${words}`);
  return text;
}
