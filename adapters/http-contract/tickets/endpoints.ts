import * as z from "zod";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { ListMyTickets, ListTicketsOfOrder } from "#core/tickets/list-my-tickets.use-case.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { SendTicketPicture, SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { LONGEST_TICKET_TEXT, MOST_TICKET_FILES, TICKET_TOPICS, ticketNumberIn } from "#core/tickets/ticket.ts";
import { endpoint, fields, only, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { callKey, idOf, instant, orNull, pieces, written } from "#adapters/http-contract/scalars.ts";
import { files, sentPicture } from "#adapters/http-contract/files/sent-picture.ts";
import type { TicketRequest } from "#core/tickets/open-ticket.use-case.ts";
import type { TicketAnswer } from "#core/tickets/answer-ticket.use-case.ts";
import type { TicketPage } from "#core/tickets/list-my-tickets.use-case.ts";
import type { Ticket, TicketFile, TicketMessage, TicketNumber, TicketWords } from "#core/tickets/ticket.ts";

const number: z.ZodType<TicketNumber> = z.codec(z.number(), z.custom<TicketNumber>(), {
  decode: (given, { issues }) => ticketNumberIn(given) ?? no(given, issues),
  encode: (value) => value,
});

/** As it stands in an address. */
const numberInText: z.ZodType<TicketNumber> = z.codec(z.string().regex(/^\d{1,10}$/, "a ticket's number"), z.custom<TicketNumber>(), {
  decode: (given, { issues }) => ticketNumberIn(Number(given)) ?? no(given, issues),
  encode: String,
});

function no(input: unknown, issues: z.core.$ZodRawIssue[]): never {
  issues.push({ code: "custom", input, message: "a ticket's number" });
  return z.NEVER;
}

const orderId = idOf(payableId);
const ticketFile: z.ZodType<TicketFile> = fields({
  id: ["url", fileAddress],
  mediaType: ["media_type", z.enum(["image/webp", "video/mp4", "video/webm", "video/quicktime"])],
});

const message: z.ZodType<TicketMessage> = fields({
  id: ["_id", callKey],
  from: z.enum(["customer", "staff"]),
  at: ["createdAt", instant],
  text: ["message", z.string()],
  files: z.array(ticketFile),
});

const ticket: z.ZodType<Ticket> = fields({
  number: ["ticket_no", number],
  customer: ["user_id", idOf(customerId)],
  order: ["order_id", orderId],
  topic: z.enum(TICKET_TOPICS),
  state: ["status", z.enum(TICKET_STATES)],
  openedAt: ["createdAt", instant],
  resolvedAt: ["resolvedAt", z.nullable(instant)],
  messages: z.array(message),
});

const words = { message_id: callKey, message: written(LONGEST_TICKET_TEXT), files: files(MOST_TICKET_FILES) };
type Words = { readonly message_id: string; readonly message: string; readonly files: TicketWords["files"] };
const wordsIn = ({ message_id, message: text, files: sent }: Words): TicketWords => ({ id: message_id, text, files: sent });
const wordsOut = ({ id, text, files: sent }: TicketWords) => ({ message_id: id, message: text, files: [...sent] });

const asked: z.ZodType<TicketRequest> = wire(
  z.object({ order_id: orderId, topic: z.enum(TICKET_TOPICS), ...words }),
  ({ order_id, topic, ...rest }) => ({ order: order_id, topic, words: wordsIn(rest) }),
  ({ order, topic, words: spoken }) => ({ order_id: order, topic, ...wordsOut(spoken) }),
);

const spoken: z.ZodType<TicketAnswer> = wire(
  z.object({ ticket_no: number, ...words }),
  ({ ticket_no, ...rest }) => ({ number: ticket_no, words: wordsIn(rest) }),
  ({ number: ticket_no, words: given }) => ({ ticket_no, ...wordsOut(given) }),
);

const unknownFile = answerOf(400, "This file can't be sent with a ticket");
const tooMany = answerOf(429, "Too many requests. Please try again later.");

export const openTicket = endpoint(OpenTicket, {
  method: "POST",
  path: "/shop/ticket/addTicket",
  in: "body",
  audience: "reader",
  request: asked,
  response: ticket,
  refusals: { "unknown-order": answerOf(404, "Order not found"), "unknown-file": unknownFile, "too-many-tickets": tooMany },
});

const saying = {
  method: "POST",
  in: "body",
  audience: "customer",
  request: spoken,
  response: ticket,
  refusals: {
    "unknown-ticket": answerOf(404, "Ticket not found"),
    "unknown-file": unknownFile,
    "too-many-tickets": tooMany,
    "is-over": answerOf(2, "This ticket is resolved. Please open it again first."),
    "does-not-fit": answerOf(3, "This ticket is already open", fields({ state: ["status", z.enum(TICKET_STATES)] })),
  },
} as const;

export const answerTicket = endpoint(AnswerTicket, { ...saying, path: "/shop/ticket/answerTicket" });
export const reopenTicket = endpoint(ReopenTicket, { ...saying, path: "/shop/ticket/reopenTicket" });

export const listTicketsOfOrder = endpoint(ListTicketsOfOrder, {
  method: "GET",
  path: "/shop/ticket/getTicketByOrderId",
  in: "query",
  audience: "customer",
  request: only("order_id", orderId),
  response: z.array(ticket),
});

const page: z.ZodType<TicketPage> = fields({ tickets: z.array(ticket), next: z.nullable(number) });

export const listMyTickets = endpoint(ListMyTickets, {
  method: "GET",
  path: "/shop/ticket/getTickets",
  in: "query",
  audience: "customer",
  request: only("before", orNull(numberInText)),
  response: page,
});

export const showMyTicket = endpoint(ShowMyTicket, {
  method: "GET",
  path: "/shop/ticket/getTicketByNumber",
  in: "query",
  audience: "customer",
  request: only("ticket_no", numberInText),
  response: ticket,
  refusals: { "unknown-ticket": answerOf(404, "Ticket not found") },
});

export const sendTicketPicture = endpoint(SendTicketPicture, { ...sentPicture, path: "/shop/ticket/uploadShopTicketImage" });

export const sendTicketVideo = endpoint(SendTicketVideo, {
  method: "POST",
  path: "/shop/ticket/uploadShopTicketVideo",
  in: "stream",
  audience: "customer",
  request: pieces,
  response: only("url", fileAddress),
  refusals: {
    "no-video": answerOf(415, "Please choose a video in MP4, WebM or MOV format"),
    "too-large": answerOf(413, "Please choose a video of at most 25 MB"),
    "too-many-uploads": tooMany,
  },
});
