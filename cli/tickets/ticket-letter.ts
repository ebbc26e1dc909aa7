import { ticketLetterPhrases as hindi } from "./wording/hindi/ticket-letter.ts";
import { ticketLetterPhrases as english } from "./wording/ticket-letter.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { TicketLetter } from "#core/tickets/ticket-letter.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** The letter that tells of a ticket's news; its link leads to the customer's site. What was said is read there alone. */
export const ticketLetter =
  (siteOf: SiteOf): TicketLetter =>
  ({ email, aggregator }, ticket, news) => {
    const { address, name: site } = siteOf(aggregator);
    const says = phrases[ticket.language ?? "en"];
    const number = String(ticket.number);
    return {
      kind: "send-email",
      email,
      subject: says.subject[news]({ number }),
      text: says.text[news]({ number, page: `${address}/user/tickets/${number}`, site }),
      leave: null,
    };
  };
