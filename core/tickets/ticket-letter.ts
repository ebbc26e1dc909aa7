import { token } from "../shared/token.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/job.ts";
import type { Ticket } from "./ticket.ts";
import type { TicketNews } from "./ticket-step.ts";

/** Puts the letter of a ticket's news into words; it holds nothing of what was said. */
export type TicketLetter = (email: EmailAddress, ticket: Pick<Ticket, "number">, news: TicketNews) => MessageJob;
export const TicketLetter = token<TicketLetter>("TicketLetter");
