import { token } from "../shared/token.ts";
import type { Customer } from "../identity/customer.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { TicketNews } from "./ticket-step.ts";
import type { KeptTicket } from "./tickets.port.ts";

/** Writes the letter about a ticket's news in its language. The letter contains nothing of the messages. */
export type TicketLetter = (
  to: Pick<Customer, "aggregator"> & { readonly email: EmailAddress },
  ticket: Pick<KeptTicket, "number" | "language">,
  news: TicketNews,
) => MessageJob;
export const TicketLetter = token<TicketLetter>("TicketLetter");
