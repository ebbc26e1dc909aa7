import type { Facts } from "#web/design/phrase.ts";

/** What is asked where a link would sign in somebody else than who is. */
export const whoToBePhrases = {
  title: "Who do you want to be?",
  text: "The link that you followed belongs to another account than the one that is signed in here.",
  stay: ({ name }: Facts<"name">) => `Stay signed in as ${name}`,
  change: ({ name }: Facts<"name">) => `Sign in as ${name}`,
  close: "Stay signed in",
};
