import type { letterPhrases as english } from "../letters.ts";

export const letterPhrases: typeof english = {
  moment: ({ moment }) => `${moment} (भारतीय समय)`,
  textMessage: ({ site, said, page }) => `${site}: ${said} ${page}`,
};
