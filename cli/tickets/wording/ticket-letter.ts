import type { Facts } from "#cli/letters/phrase.ts";
import type { TicketNews } from "#core/tickets/ticket-step.ts";

type Phrase<Name extends string> = (facts: Facts<Name>) => string;

/** What the letter about a ticket's news says; `page` shows the ticket. */
export const ticketLetterPhrases = {
  subject: {
    answered: ({ number }) => `We have answered your ticket ${number}`,
    resolved: ({ number }) => `Your ticket ${number} is resolved`,
  } satisfies Record<TicketNews, Phrase<"number">>,
  text: {
    answered: ({ number, page, site }) => `Namaste,

We have answered your ticket ${number}. Read our answer and reply here:

${page}

${site}
`,
    resolved: ({ number, page, site }) => `Namaste,

Your ticket ${number} is resolved. If anything is still not right, open it again here:

${page}

${site}
`,
  } satisfies Record<TicketNews, Phrase<"number" | "page" | "site">>,
};
