import { hindi } from "./wording/hindi/letter.ts";
import { english } from "./wording/letter.ts";
import type { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";

/** What is written to those who chose letters of Fitbook, with the way out of all of them by one press; links lead to `site` ("https://niramaya.example"). */
export const fitbookLetter =
  (site: string): FitbookLetter =>
  ({ email, name, language, leave }) => {
    const words = language === "hi" ? hindi : english;
    const token = new URLSearchParams({ token: leave });
    const pages = {
      list: `${site}/notification`,
      choice: `${site}/fitbookUserProfile`,
      leave: `${site}/newsletter/leave?of=fitbook&${token}`,
    };
    return {
      kind: "send-email",
      email,
      subject: words.subject,
      text: words.text({ name, ...pages }),
      leave: `${site}/api/notification/letters/leave?${token}`,
    };
  };
