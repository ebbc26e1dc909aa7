import { hindi } from "./wording/hindi/letter.ts";
import { english } from "./wording/letter.ts";
import type { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";

/** What is written to those who chose letters of Fitbook; links lead to `site` ("https://niramaya.example"). */
export const fitbookLetter =
  (site: string): FitbookLetter =>
  ({ email, name, language }) => {
    const words = language === "hi" ? hindi : english;
    const pages = { list: `${site}/notification`, choice: `${site}/fitbookUserProfile` };
    return { kind: "send-email", email, subject: words.subject, text: words.text({ name, ...pages }), leave: null };
  };
