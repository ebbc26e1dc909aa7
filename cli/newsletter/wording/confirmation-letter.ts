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
  subject: "Please confirm the Niramaya newsletter",
  text: `Namaste,

Somebody, we hope it was you, asked for our newsletter at this address. To get it, open this page within 7 days and press the button:

${confirm}

If it wasn't you, you can ignore this: we won't write again. To take your address off our list, now or later, open this page:

${leave}

Niramaya
`,
});
