import { token } from "../shared/token.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { TicketNews } from "./ticket-step.ts";
import type { KeptTicket } from "./tickets.port.ts";

/** Puts the letter of a ticket's news into words of its language; it holds nothing of what was said. */
export type TicketLetter = (email: EmailAddress, ticket: Pick<KeptTicket, "number" | "language">, news: TicketNews) => MessageJob;
export const TicketLetter = token<TicketLetter>("TicketLetter");
