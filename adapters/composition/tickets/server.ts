import { CloseTicket } from "#core/tickets/close-ticket.use-case.ts";
import { TellOfTicket } from "#core/tickets/tell-of-ticket.use-case.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { TicketLetter } from "#core/tickets/ticket-letter.ts";
import { TicketSubjects } from "#core/tickets/ticket-subjects.port.ts";
import { Tickets } from "#core/tickets/tickets.port.ts";
import * as useCases from "#core/tickets/use-cases.ts";
import { postgresTicketSubjects } from "#adapters/postgres/tickets/ticket-subjects.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { ticketsContract } from "#adapters/http-contract/tickets/contract.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { TicketJob } from "#core/tickets/ticket-job.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly ticketLetter: (siteOf: SiteOf) => TicketLetter;
};

export const ticketsArea = {
  name: "tickets",
  ports(container, { db, siteOf, words }) {
    container.bind(Tickets).toConstantValue(postgresTickets(db));
    container.bind(TicketSubjects).toConstantValue(postgresTicketSubjects(db));
    container.bind(TicketLetter).toConstantValue(words.ticketLetter(siteOf));
  },
  demo: () => ({
    table: "ticket",
    put: async (trx, shop) => (await import("./demo.ts")).putDemoTickets(trx, shop),
  }),
  useCases,
  workers: (container, { send }) =>
    ({
      "close-ticket": ({ ticket }) => container.get(CloseTicket)(ticketNumber(ticket)),
      "tell-of-ticket": async ({ ticket, news }, id) => {
        const letter = await container.get(TellOfTicket)(ticketNumber(ticket), news);
        if (letter !== null) await send(letter, id);
      },
    }) satisfies Workers<TicketJob>,
  contract: ticketsContract,
} as const satisfies ServerArea<Words>;
