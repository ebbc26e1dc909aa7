import { hindi } from "./hindi/confirmation-letter.ts";
import type { ConfirmationLetter } from "#core/newsletter/subscriptions.port.ts";
import type { LetterWords } from "#cli/sign-in/wording/letters.ts";

/** What the letter says in a language; each link opens a page with a button. */
export type NewsletterWords = (links: { readonly confirm: string; readonly leave: string }) => LetterWords;

/** The letter that asks for a confirmation; its links lead to `site` ("https://niramaya.example"). */
export const confirmationLetter =
  (site: string): ConfirmationLetter =>
  (email, keys, language) => ({
    kind: "send-email",
    email,
    ...(language === "hi" ? hindi : english)({
      confirm: `${site}/newsletter/confirm?token=${keys.confirm}`,
      leave: `${site}/newsletter/leave?token=${keys.leave}`,
    }),
    leave: `${site}/api/newsletter/leave?token=${keys.leave}`,
  });

const english: NewsletterWords = ({ confirm, leave }) => ({
  subject: "Please confirm your newsletter from Niramaya",
  text: `Namaste,

somebody, we hope you, asked for our newsletter at this address. Open this page within 7 days, press its button, and it comes to you:

${confirm}

If it was not you, do nothing: we write no further. This page takes your address off our list, now or at any later time:

${leave}

Niramaya
`,
});
