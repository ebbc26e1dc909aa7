import type { Facts } from "#cli/letters/phrase.ts";

/** The letter that asks for a confirmation; each link opens a page with a button. */
export const confirmationLetterPhrases = {
  subject: ({ site }: Facts<"site">) => `Please confirm the ${site} newsletter`,
  text: ({ confirm, leave, site }: Facts<"confirm" | "leave" | "site">) => `Namaste,

Somebody, we hope it was you, asked for our newsletter at this address. To get it, open this page within 7 days and press the button:

${confirm}

If it wasn't you, you can ignore this: we won't write again. To remove your address from our list, now or later, open this page:

${leave}

${site}
`,
};
