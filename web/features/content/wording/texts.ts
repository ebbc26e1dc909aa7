import type { Facts } from "#web/design/phrase.ts";

/** Around texts that are read from end to end. */
export const textWords = {
  contents: "On this page",
  dated: ({ day }: Facts<"day">) => `In force since ${day}`,
  questions: "Still unsure?",
  ask: "Write to us",
  faq: "Common questions",
};
