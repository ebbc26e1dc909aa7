import type { Generated } from "kysely";
import type { Language } from "#core/shared/language.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";
import type { TicketSubjectKind, TicketTopic } from "#core/tickets/ticket-subject.ts";

/** Customers' tickets, their messages, and the files of these messages. */
export type TicketTables = { ticket: TicketRow; ticket_message: TicketMessageRow; ticket_file: TicketFileRow };

export type TicketRow = {
  number: Generated<number>;
  customer: string;
  subject: Generated<TicketSubjectKind>;
  /** The order or booking that it is about. */
  payable: string;
  topic: TicketTopic;
  state: TicketState;
  /** The id of its first message. It shows whether the ticket was already opened. */
  opened_by: string;
  opened_at: Date;
  resolved_at: Date | null;
  /** The language of its letters. */
  language: Language | null;
};

/** `place` counts a ticket's messages from 1. */
export type TicketMessageRow = {
  customer: string;
  ticket: number;
  place: number;
  id: string;
  sender: "customer" | "staff";
  said_at: Date;
  text: string;
};

export type TicketFileRow = { ticket: number; message: number; place: number; upload: string };
