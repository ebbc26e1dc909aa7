import { fitbookLetterPhrases as hindi } from "./wording/hindi/letter.ts";
import { fitbookLetterPhrases as english } from "./wording/letter.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What is written to those who chose letters of Fitbook, with the way out of all of them by one press, from the reader's site. */
export const fitbookLetter =
  (siteOf: SiteOf): FitbookLetter =>
  ({ email, name, aggregator, language, leave }) => {
    const { address, name: site } = siteOf(aggregator);
    const says = phrases[language];
    const token = new URLSearchParams({ token: leave });
    const pages = {
      list: `${address}/notification`,
      choice: `${address}/fitbookUserProfile`,
      leave: `${address}/newsletter/leave?of=fitbook&${token}`,
    };
    return {
      kind: "send-email",
      email,
      subject: says.subject,
      text: says.text({ name, ...pages, site }),
      leave: `${address}/api/notification/letters/leave?${token}`,
    };
  };
