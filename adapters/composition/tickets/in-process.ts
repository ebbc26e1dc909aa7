import { Files } from "#core/files/files.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { TICKET_PICTURE } from "#core/tickets/ticket-file.ts";
import { makeSendPicture } from "#core/files/send-picture.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { AnswerTicket, makeAnswerTicket, makeReopenTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { CloseTicket, makeCloseTicket } from "#core/tickets/close-ticket.use-case.ts";
import { HandleTicket, makeHandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import { ListMyTickets, ListTicketsAbout, makeListMyTickets, makeListTicketsAbout } from "#core/tickets/list-my-tickets.use-case.ts";
import { makeOpenTicket, OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { makeSendTicketVideo, SendTicketPicture, SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { makeShowMyTicket, ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { makeTellOfTicket, TellOfTicket } from "#core/tickets/tell-of-ticket.use-case.ts";
import { TicketLetter } from "#core/tickets/ticket-letter.ts";
import { TicketSubjects } from "#core/tickets/ticket-subjects.port.ts";
import { Tickets } from "#core/tickets/tickets.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function ticketsInProcess(container: Container): void {
  make(container, OpenTicket, makeOpenTicket, { tickets: Tickets, subjects: TicketSubjects, limits: Limits, now: Clock });
  make(container, AnswerTicket, makeAnswerTicket, { tickets: Tickets, limits: Limits, now: Clock });
  make(container, ReopenTicket, makeReopenTicket, { tickets: Tickets, limits: Limits, now: Clock });
  make(container, ListMyTickets, makeListMyTickets, { tickets: Tickets, subjects: TicketSubjects });
  make(container, ListTicketsAbout, makeListTicketsAbout, { tickets: Tickets });
  make(container, ShowMyTicket, makeShowMyTicket, { tickets: Tickets });
  make(container, HandleTicket, makeHandleTicket, { tickets: Tickets, now: Clock });
  make(container, CloseTicket, makeCloseTicket, { tickets: Tickets, now: Clock });
  make(container, TellOfTicket, makeTellOfTicket, { tickets: Tickets, customers: Customers, ticketLetter: TicketLetter });
  make(container, SendTicketPicture, makeSendPicture(TICKET_PICTURE), {
    pictures: Pictures,
    files: Files,
    uploads: Uploads,
    limits: Limits,
    now: Clock,
  });
  make(container, SendTicketVideo, makeSendTicketVideo, { files: Files, uploads: Uploads, limits: Limits, now: Clock });
}
