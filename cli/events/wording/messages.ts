import type { Facts } from "#cli/letters/phrase.ts";

/** What people are told of events. */
export const eventPhrases = {
  offered: ({ title, until }: Facts<"title" | "until">) => `${title}: we are holding a seat for you until ${until}. Take it or pass it on.`,
  /** Behind the sentence that an event was moved. */
  offeredToo: ({ until }: Facts<"until">) => `We are holding a seat for you until ${until}. Take it or pass it on.`,
  moved: ({ title, from, to }: Facts<"title" | "from" | "to">) => `${title} has moved from ${from} to ${to}.`,
  /** It starts when it was to, and ends at another time. */
  endMoved: ({ title, from, to }: Facts<"title" | "from" | "to">) => `${title} now ends on ${to} instead of ${from}.`,
  keepOrGiveUp: {
    going: "Keep your seat, or give it up.",
    waiting: "Stay on the waiting list, or leave it.",
  },
  cancelled: ({ title, day }: Facts<"title" | "day">) => `${title} on ${day} is cancelled. You don’t need to do anything.`,
};
