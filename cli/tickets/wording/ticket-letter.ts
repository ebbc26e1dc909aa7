import { hindi } from "./hindi/ticket-letter.ts";
import type { TicketLetter } from "#core/tickets/ticket-letter.ts";
import type { TicketNews } from "#core/tickets/ticket-step.ts";
import type { LetterWords } from "#cli/sign-in/wording/letters.ts";

/** What the letter says in a language; `page` shows the ticket. */
export type TicketLetterWords = (number: number, news: TicketNews, page: string) => LetterWords;

/** The letter that tells of a ticket's news; its link leads to `site` ("https://niramaya.example"). What was said is read there alone. */
export const ticketLetter =
  (site: string): TicketLetter =>
  (email, { number, language }, news) => ({
    kind: "send-email",
    email,
    ...(language === "hi" ? hindi : english)(number, news, `${site}/user/tickets/${number}`),
    leave: null,
  });

const english: TicketLetterWords = (number, news, page) => ({
  subject: news === "answered" ? `We have answered your ticket ${number}` : `Your ticket ${number} is solved`,
  text: `Namaste,

${
  news === "answered"
    ? `We have answered your ticket ${number}. Read our answer and reply here:`
    : `Your ticket ${number} is solved. If anything is still not right, open it again here:`
}

${page}

Niramaya
`,
});
