import type { Facts } from "#web/design/phrase.ts";

type Count = Facts<"count">;

/** How old a patient is, in English. */
export const agePhrases = {
  years: { one: ({ count }: Count) => `${count} year`, other: ({ count }: Count) => `${count} years` },
  months: { one: ({ count }: Count) => `${count} month`, other: ({ count }: Count) => `${count} months` },
  days: { one: ({ count }: Count) => `${count} day`, other: ({ count }: Count) => `${count} days` },
};
