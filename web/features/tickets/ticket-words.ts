import { momentAt } from "#web/design/figures/moments.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { ticketPhrases as says } from "./wording/tickets.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";
import type { NamedSubject, TicketSubject, TicketTopic } from "#core/tickets/ticket-subject.ts";
import type { TicketMessage } from "#core/tickets/ticket.ts";
import type { TicketFileKind, MessageFault, MessageRefused } from "#web/features/tickets/message-model.ts";

/** What is said about a ticket, in any language. */
export const ticketWords = {
  ...says,
  number: (number: number): string => says.number({ number: String(number) }),
  topic: (topic: TicketTopic): string => says.topics[topic],
  named,
  toSubject: ({ kind }: TicketSubject): string => says.toSubject[kind],
  state: (state: TicketState): string => says.states[state],
  explained: (state: TicketState): string => says.explained[state],
  saidAt: (from: TicketMessage["from"], moment: string): string => says.saidAt[from]({ moment }),
  opened: (number: number): string => says.opened({ number: String(number) }),
  from: (from: TicketMessage["from"]): string => says.from[from],
  /** What may be said while it is open. */
  next: (state: TicketState): string => (state === "waiting-for-customer" ? says.yourAnswer : says.addSomething),
  helpLead: (number: string): string => says.helpLead({ number }),
  textHint: (length: number, most: number): string => says.textHint({ length: wholeNumber(length), most: wholeNumber(most) }),
  file: (kind: TicketFileKind): string => says.file[kind],
  fileNamed: (kind: TicketFileKind, place: number): string => says.fileNamed({ kind: says.file[kind], number: String(place + 1) }),
  fault: (fault: MessageFault, tooMany: number): string =>
    fault === "too-long" ? says.tooLong({ tooMany: wholeNumber(tooMany) }) : says.faults[fault],
  refused: (why: MessageRefused): string => says.refused[why],
};

/** What a ticket is about, as its customer knows it. */
function named({ kind, name, start }: NamedSubject): string {
  const moment = start === null ? "" : momentAt(start);
  switch (kind) {
    case "order":
      return says.aboutOrder({ number: name });
    case "appointment":
      return says.aboutAppointment({ name, moment });
    case "lab-booking":
      return says.aboutLabBooking({ name, moment });
  }
}
