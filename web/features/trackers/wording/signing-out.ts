import type { Facts } from "#web/design/phrase.ts";

/** What is asked of whoever signs out while entries are not sent yet. */
export const signingOutPhrases = {
  title: {
    one: ({ count }: Facts<"count">) => `${count} entry is not sent yet`,
    other: ({ count }: Facts<"count">) => `${count} entries are not sent yet`,
  },
  text: "What should happen to what you noted on this device?",
  send: "Send first, then sign out",
  sending: "Sending",
  keep: "Keep until I sign in again",
  kept: "Kept on this device for up to 30 days. No page shows it to anybody else.",
  unkept: "This device can't save all of it: what it can't is lost once this page is closed or reloaded.",
  drop: "Delete and sign out",
  dropped: "What you delete can't be brought back.",
  unsent: "That could not be sent. You can try again, or keep it here.",
  stay: "Stay signed in",
  rest: "The rest has been sent",
  leave: "Sign out",
};
