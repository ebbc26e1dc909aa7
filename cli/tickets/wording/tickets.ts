import { LONGEST_TICKET_TEXT } from "#core/tickets/ticket.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PAGE, printable, toLeft, widestOf, wrapped } from "#cli/printing/columns.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { readingLanguageText } from "#cli/wording/reading-language.ts";
import type { TicketRefusal } from "#core/tickets/ticket-step.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";
import type { TicketSubject, TicketSubjectKind } from "#core/tickets/ticket-subject.ts";
import type { Ticket, TicketFile, TicketMessage } from "#core/tickets/ticket.ts";
import type { KeptTicket } from "#core/tickets/tickets.port.ts";

/** A ticket a line: its number, how far it is, since when, about what. */
export function ticketsText(tickets: readonly Ticket[], isOverdue: (ticket: Ticket) => boolean): string {
  if (tickets.length === 0) return "No tickets.\n";
  const states = tickets.map((ticket) => stateText(ticket.state, isOverdue(ticket)));
  const width = widestOf(states);
  const topics = widestOf(tickets.map(({ topic }) => topic));
  return tickets
    .map(
      ({ number, openedAt, topic, subject }, place) =>
        `${number}  ${toLeft(width, states[place] ?? "")}  ${indianDay(openedAt)}  ${toLeft(topics, topic)}  ${subjectText(subject)}\n`,
    )
    .join("");
}

/** A ticket with all that was said on it, in 80 columns. */
export function ticketText(ticket: KeptTicket, isOverdue: boolean): string {
  const { number, subject, customer, topic, state, openedAt, language, messages } = ticket;
  const head = `Ticket ${number}, ${stateText(state, isOverdue)}\n${topic}, ${subjectText(subject)}, customer ${printable(customer)}, opened ${indianClockText(openedAt)}${readingLanguageText(language)}\n`;
  return [head, ...messages.map(messageText)].join("\n");
}

const SUBJECTS: Readonly<Record<TicketSubjectKind, string>> = {
  order: "order",
  appointment: "appointment",
  "lab-booking": "lab booking",
};

const subjectText = ({ kind, id }: TicketSubject): string => `${SUBJECTS[kind]} ${printable(id)}`;

const INDENT = "  ";

const messageText = ({ from, at, text, files }: TicketMessage): string =>
  [
    `${from}, ${indianClockText(at)}`,
    ...text.split(/\r?\n/).flatMap((line) => wrapped(printable(line), PAGE - INDENT.length, INDENT)),
    ...files.map(fileText),
    "",
  ].join("\n");

const fileText = ({ id, mediaType }: TicketFile): string => `${INDENT}[${mediaType} ${id}]`;

const stateText = (state: TicketState, isOverdue: boolean): string => (isOverdue ? `${state}, overdue` : state);

export const handledText = (number: number, state: TicketState): string => `Ticket ${number} is ${state}.\n`;

export const noTicketText = (number: number): string => `No ticket has the number ${number}. See: niramaya ticket list\n`;

export function notHandledText(number: number, refusal: TicketRefusal | { readonly kind: "unknown-file" }): string {
  switch (refusal.kind) {
    case "is-over":
      return `Ticket ${number} is resolved or closed: only its customer can open it again.\n`;
    case "does-not-fit":
      return `Ticket ${number} is ${refusal.state}, so this is not possible.\n`;
    case "unknown-file":
      return `A file of ticket ${number} is gone.\n`;
  }
}

export const notSayableText = `The text must be UTF-8 and hold something, at most ${LONGEST_TICKET_TEXT} characters.\n`;

export const notWrittenText = (path: string, problem: string): string => `${printable(path)} could not be written: ${problem}.\n`;

/** What a file of a type is called. */
export const fileName = (name: string, type: TicketFile["mediaType"]): string => `${name}.${ENDINGS[type]}`;

const ENDINGS: Readonly<Record<TicketFile["mediaType"], string>> = {
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
};
