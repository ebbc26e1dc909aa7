/** What stands in a letter. */
export type LetterWords = { readonly subject: string; readonly text: string };

/** What sign-in's texts and letters say in a language. */
export type SignInWords = {
  readonly code: (code: string) => string;
  readonly codeLetter: (code: string) => LetterWords;
  readonly confirmation: (link: string) => LetterWords;
  readonly reset: (link: string) => string;
};

const code = (digits: string): string =>
  `${digits} is your OTP for Niramaya. It is valid for 5 minutes. Please don't share it with anyone.`;

export const english: SignInWords = {
  code,
  codeLetter: (digits) => ({
    subject: "Your OTP for Niramaya",
    text: `Namaste,

${code(digits)}

If you didn't ask for it, you can ignore this: nobody can sign in without the OTP.

Niramaya
`,
  }),
  confirmation: (link) => ({
    subject: "Please confirm your e-mail address for Niramaya",
    text: `Namaste,

Please open this link within 24 hours to add this e-mail address to your account:

${link}

If you didn't ask for this, you can ignore it.

Niramaya
`,
  }),
  reset: (link) => `Set your new Niramaya password within 30 minutes: ${link} If you didn't ask for this, you can ignore it.`,
};
