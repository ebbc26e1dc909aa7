import type { Facts } from "#web/design/phrase.ts";

/** What is said where pictures for a post are chosen. */
export const picturePhrases = {
  legend: "Pictures (optional)",
  hint: ({ most }: Facts<"most">) =>
    `Up to ${most}. Where and with what they were taken is left out. Each is sent as soon as you add it, so none can be added without a connection.`,
  add: "Add pictures",
  title: "Picture",
  named: ({ number }: Facts<"number">) => `Picture ${number}`,
  shows: ({ number }: Facts<"number">) => `What picture ${number} shows, for whoever can't see it (optional)`,
  earlier: ({ number }: Facts<"number">) => `Move picture ${number} forward`,
  later: ({ number }: Facts<"number">) => `Move picture ${number} back`,
  faults: {
    "pictures-sending": "A picture is still on its way; it takes a moment.",
    "pictures-failed": "A picture was not sent, and a post can't wait with it. Try it again or remove it.",
  },
};
