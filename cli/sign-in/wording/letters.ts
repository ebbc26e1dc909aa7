import type { Facts } from "#cli/letters/phrase.ts";

/** What sign-in's texts and letters say. */
export const signInLetterPhrases = {
  code: ({ code, site }: Facts<"code" | "site">) =>
    `${code} is your OTP for ${site}. It is valid for 5 minutes. Please don't share it with anyone.`,
  codeLetter: {
    subject: ({ site }: Facts<"site">) => `Your OTP for ${site}`,
    text: ({ said, site }: Facts<"said" | "site">) => `Namaste,

${said}

If you didn't ask for it, you can ignore this: asking for an OTP lets nobody in.

${site}
`,
  },
  confirmation: {
    subject: ({ site }: Facts<"site">) => `Please confirm your e-mail address for ${site}`,
    text: ({ link, site }: Facts<"link" | "site">) => `Namaste,

Please open this link within 24 hours to add this e-mail address to your account:

${link}

If you didn't ask for this, you can ignore it.

${site}
`,
  },
  reset: ({ link, site }: Facts<"link" | "site">) =>
    `Set your new ${site} password within 30 minutes: ${link} If you didn't ask for this, you can ignore it.`,
};
