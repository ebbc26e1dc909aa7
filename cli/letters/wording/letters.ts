import type { Facts } from "#cli/letters/phrase.ts";

/** What letters and text messages of several areas say. */
export const letterPhrases = {
  moment: ({ moment }: Facts<"moment">) => `${moment} (Indian time)`,
  textMessage: ({ site, said, page }: Facts<"site" | "said" | "page">) => `${site}: ${said} ${page}`,
};
