import type { letterPhrases as english } from "../letters.ts";

export const letterPhrases: typeof english = {
  moment: ({ day, time }) => `${day}, ${time} बजे (भारतीय समय)`,
  textMessage: ({ site, said, page }) => `${site}: ${said} ${page}`,
};
