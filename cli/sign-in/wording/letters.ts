import type { Facts } from "#cli/letters/phrase.ts";

/** What sign-in's texts and letters say. */
export const signInLetterPhrases = {
  code: ({ code }: Facts<"code">) => `${code} is your OTP for Niramaya. It is valid for 5 minutes. Please don't share it with anyone.`,
  codeLetter: {
    subject: "Your OTP for Niramaya",
    text: ({ said }: Facts<"said">) => `Namaste,

${said}

If you didn't ask for it, you can ignore this: nobody can sign in without the OTP.

Niramaya
`,
  },
  confirmation: {
    subject: "Please confirm your e-mail address for Niramaya",
    text: ({ link }: Facts<"link">) => `Namaste,

Please open this link within 24 hours to add this e-mail address to your account:

${link}

If you didn't ask for this, you can ignore it.

Niramaya
`,
  },
  reset: ({ link }: Facts<"link">) =>
    `Set your new Niramaya password within 30 minutes: ${link} If you didn't ask for this, you can ignore it.`,
};
