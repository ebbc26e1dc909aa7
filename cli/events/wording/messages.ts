import type { Facts } from "#cli/letters/phrase.ts";

/** What people are told of events. */
export const eventPhrases = {
  offered: ({ title, until }: Facts<"title" | "until">) => `${title}: we are holding a seat for you until ${until}. Take it or pass it on.`,
  cancelled: ({ title, day }: Facts<"title" | "day">) => `${title} on ${day} is cancelled. You don’t need to do anything.`,
};
