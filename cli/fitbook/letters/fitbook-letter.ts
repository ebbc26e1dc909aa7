import { fitbookLetterPhrases as hindi } from "./wording/hindi/letter.ts";
import { fitbookLetterPhrases as english } from "./wording/letter.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What is written to those who chose letters of Fitbook, with the way out of all of them by one press; links lead to `site` ("https://niramaya.example"). */
export const fitbookLetter =
  (site: string): FitbookLetter =>
  ({ email, name, language, leave }) => {
    const says = phrases[language];
    const token = new URLSearchParams({ token: leave });
    const pages = {
      list: `${site}/notification`,
      choice: `${site}/fitbookUserProfile`,
      leave: `${site}/newsletter/leave?of=fitbook&${token}`,
    };
    return {
      kind: "send-email",
      email,
      subject: says.subject,
      text: says.text({ name, ...pages }),
      leave: `${site}/api/notification/letters/leave?${token}`,
    };
  };
