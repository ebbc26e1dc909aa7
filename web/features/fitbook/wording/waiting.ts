import type { Facts } from "#web/design/phrase.ts";

/** What is said of posts that wait on a device until there is a line. */
export const waitingPhrases = {
  title: "Waiting to be sent",
  hint: "These are only on this device, and are shared once you're online.",
  send: "Send now",
  sending: "Sending",
  takeBack: "Take back",
  takeBackOf: ({ number }: Facts<"number">) => `Take back post ${number}`,
  begun: "To take one back, first share or clear what you are writing.",
  pictures: {
    one: ({ count }: Facts<"count">) => `${count} picture`,
    other: ({ count }: Facts<"count">) => `${count} pictures`,
  },
  leaving: {
    title: {
      one: ({ count }: Facts<"count">) => `${count} post is not sent yet`,
      other: ({ count }: Facts<"count">) => `${count} posts are not sent yet`,
    },
    text: "What is not sent is deleted from this device when you sign out.",
    send: "Share first, then sign out",
    drop: "Delete and sign out",
    unsent: "Not everything could be shared.",
    stay: "Stay signed in",
  },
};
