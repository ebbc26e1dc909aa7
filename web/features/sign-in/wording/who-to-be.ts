import type { Facts } from "#web/design/phrase.ts";

/** What is asked where a link would sign in somebody else than who is. */
export const whoToBePhrases = {
  title: "Which account do you want to use?",
  text: "The link you opened belongs to a different account from the one signed in here.",
  stay: ({ name }: Facts<"name">) => `Stay signed in as ${name}`,
  change: ({ name }: Facts<"name">) => `Sign in as ${name}`,
  close: "Stay signed in",
};
