import type { momentPhrases as english } from "#web/design/wording/moments.ts";

export const momentPhrases: typeof english = {
  endOf: ({ day }) => `${day} की रात 12 बजे`,
};
