import type { Facts } from "#web/design/phrase.ts";

/** A moment at midnight that is the end of a day, by the day that is over: 12 o'clock at night could be either night. */
export const momentPhrases = {
  endOf: ({ day }: Facts<"day">) => `the end of ${day}`,
};
