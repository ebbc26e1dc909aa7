import type { Facts } from "#web/design/phrase.ts";

/** What is said where pictures for a post are chosen. */
export const picturePhrases = {
  legend: "Pictures (optional)",
  hint: ({ most }: Facts<"most">) =>
    `Up to ${most}. We leave out where and with what they were taken. Each is sent as soon as you add it, so you need a connection to add one.`,
  add: "Add pictures",
  title: "Picture",
  named: ({ number }: Facts<"number">) => `Picture ${number}`,
  shows: ({ number }: Facts<"number">) => `What picture ${number} shows, for whoever can't see it (optional)`,
  earlier: ({ number }: Facts<"number">) => `Move picture ${number} forward`,
  later: ({ number }: Facts<"number">) => `Move picture ${number} back`,
  faults: {
    "pictures-sending": "A picture is still being sent. Please wait a moment.",
    "pictures-failed": "A picture was not sent, and the post can't go without it. Please try again or remove it.",
  },
};
