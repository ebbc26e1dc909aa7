/** What stands in a letter. */
export type LetterWords = { readonly subject: string; readonly text: string };

/** What sign-in's texts and letters say in a language. */
export type SignInWords = {
  readonly code: (code: string) => string;
  readonly codeLetter: (code: string) => LetterWords;
  readonly confirmation: (link: string) => LetterWords;
  readonly reset: (link: string) => string;
};

const code = (digits: string): string => `${digits} is your OTP for Niramaya. It is valid for 5 minutes. Never tell it to anybody.`;

export const english: SignInWords = {
  code,
  codeLetter: (digits) => ({
    subject: "Your OTP for Niramaya",
    text: `Namaste,

${code(digits)}

If you did not ask for it, do nothing: without it nobody signs in.

Niramaya
`,
  }),
  confirmation: (link) => ({
    subject: "Please confirm your e-mail address for Niramaya",
    text: `Namaste,

open this link within 24 hours to put this e-mail address on your account:

${link}

If you did not ask for it, do nothing.

Niramaya
`,
  }),
  reset: (link) => `Set a new password for Niramaya within 30 minutes: ${link} If you did not ask for it, do nothing.`,
};
