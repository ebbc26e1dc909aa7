import type { TicketLetter } from "#core/tickets/ticket-letter.ts";

/** The letter that tells of a ticket's news; its link leads to `site` ("https://niramaya.example"). What was said is read there alone. */
export const ticketLetter =
  (site: string): TicketLetter =>
  (email, { number }, news) => ({
    kind: "send-email",
    email,
    subject: news === "answered" ? `We have answered your ticket ${number}` : `Your ticket ${number} is resolved`,
    text: `Namaste,

${
  news === "answered"
    ? `we have answered your ticket ${number}. Please read our answer, and reply, on its page:`
    : `your ticket ${number} is resolved. If something is still open, please open it again on its page:`
}

${site}/user/tickets/${number}

Niramaya
`,
    leave: null,
  });
