import { ticketLetterPhrases as hindi } from "./wording/hindi/ticket-letter.ts";
import { ticketLetterPhrases as english } from "./wording/ticket-letter.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { TicketLetter } from "#core/tickets/ticket-letter.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** The letter that tells of a ticket's news; its link leads to `site` ("https://niramaya.example"). What was said is read there alone. */
export const ticketLetter =
  (site: string): TicketLetter =>
  (email, ticket, news) => {
    const says = phrases[ticket.language ?? "en"];
    const number = String(ticket.number);
    return {
      kind: "send-email",
      email,
      subject: says.subject[news]({ number }),
      text: says.text[news]({ number, page: `${site}/user/tickets/${number}` }),
      leave: null,
    };
  };
