export { makeAnswerTicket, makeReopenTicket } from "./answer-ticket.use-case.ts";
export { makeCloseTicket } from "./close-ticket.use-case.ts";
export { makeHandleTicket } from "./handle-ticket.use-case.ts";
export { makeListMyTickets, makeListTicketsAbout } from "./list-my-tickets.use-case.ts";
export { makeOpenTicket } from "./open-ticket.use-case.ts";
export { makeSendTicketVideo, makeSendTicketPicture } from "./send-ticket-file.use-case.ts";
export { makeShowMyTicket } from "./show-my-ticket.use-case.ts";
export { makeTellOfTicket } from "./tell-of-ticket.use-case.ts";
