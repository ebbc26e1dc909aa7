import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { ListMyTickets, ListTicketsAbout } from "#core/tickets/list-my-tickets.use-case.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { SendTicketPicture, SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function ticketsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/tickets/endpoints.ts"), {
    openTicket: OpenTicket,
    answerTicket: AnswerTicket,
    reopenTicket: ReopenTicket,
    listMyTickets: ListMyTickets,
    listTicketsAbout: ListTicketsAbout,
    showMyTicket: ShowMyTicket,
    sendTicketPicture: SendTicketPicture,
    sendTicketVideo: SendTicketVideo,
  });
}
