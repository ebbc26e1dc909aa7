import * as z from "zod/mini";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { ListMyTickets, ListTicketsAbout } from "#core/tickets/list-my-tickets.use-case.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { SendTicketPicture, SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { TICKET_SUBJECTS, TICKET_TOPICS, TOPICS_OF } from "#core/tickets/ticket-subject.ts";
import { LONGEST_TICKET_TEXT, MOST_TICKET_FILES, ticketNumberIn } from "#core/tickets/ticket.ts";
import { LARGEST_VIDEO } from "#core/files/keep-video.ts";
import { endpoint, fields, only, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { callKey, idOf, instant, orNull, pieces, written } from "#adapters/http-contract/scalars.ts";
import { files, sentPicture } from "#adapters/http-contract/files/sent-picture.ts";
import type { TicketRequest } from "#core/tickets/open-ticket.use-case.ts";
import type { TicketAnswer } from "#core/tickets/answer-ticket.use-case.ts";
import type { TicketPage } from "#core/tickets/list-my-tickets.use-case.ts";
import type { NamedSubject, TicketSubject } from "#core/tickets/ticket-subject.ts";
import type { Ticket, TicketFile, TicketMessage, TicketNumber, TicketWords } from "#core/tickets/ticket.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const number: Shape<TicketNumber> = z.codec(z.number(), z.custom<TicketNumber>(), {
  decode: (given, { issues }) => ticketNumberIn(given) ?? no(given, issues),
  encode: (value) => value,
});

/** As it stands in an address. */
const numberInText: Shape<TicketNumber> = z.codec(z.string().check(z.regex(/^\d{1,10}$/, "a ticket's number")), z.custom<TicketNumber>(), {
  decode: (given, { issues }) => ticketNumberIn(Number(given)) ?? no(given, issues),
  encode: String,
});

function no(input: unknown, issues: z.core.$ZodRawIssue[]): never {
  issues.push({ code: "custom", input, message: "a ticket's number" });
  return z.NEVER;
}

const payable = idOf(payableId);

/** Where it is not said, an order: who asks as before bookings could be asked about means one. */
const subjectKind = z._default(z.enum(TICKET_SUBJECTS), "order");
const ticketFile: Shape<TicketFile> = fields({
  id: ["url", fileAddress],
  mediaType: ["media_type", z.enum(["image/webp", "video/mp4", "video/webm", "video/quicktime"])],
});

const message: Shape<TicketMessage> = fields({
  id: ["_id", callKey],
  from: z.enum(["customer", "staff"]),
  at: ["createdAt", instant],
  text: ["message", z.string()],
  files: z.array(ticketFile),
});

/** `order_id` is the id of what it is about, whatever kind that is. */
const ticket: Shape<Ticket> = wire(
  z.object({
    ticket_no: number,
    user_id: idOf(customerId),
    subject: subjectKind,
    order_id: payable,
    topic: z.enum(TICKET_TOPICS),
    status: z.enum(TICKET_STATES),
    createdAt: instant,
    resolvedAt: z.nullable(instant),
    messages: z.array(message),
  }),
  ({ ticket_no, user_id, subject, order_id, status, createdAt, ...rest }) => ({
    ...rest,
    number: ticket_no,
    customer: user_id,
    subject: { kind: subject, id: order_id },
    state: status,
    openedAt: createdAt,
  }),
  ({ number: ticket_no, customer, subject, topic, state, openedAt, resolvedAt, messages }) => ({
    ticket_no,
    user_id: customer,
    subject: subject.kind,
    order_id: subject.id,
    topic,
    status: state,
    createdAt: openedAt,
    resolvedAt,
    messages: [...messages],
  }),
);

const namedSubject: Shape<NamedSubject> = fields({
  kind: ["subject", z.enum(TICKET_SUBJECTS)],
  id: ["order_id", payable],
  name: z.string(),
  start: ["start", z.nullable(instant)],
});

const words = { message_id: callKey, message: written(LONGEST_TICKET_TEXT), files: files(MOST_TICKET_FILES) };
type Words = { readonly message_id: string; readonly message: string; readonly files: TicketWords["files"] };
const wordsIn = ({ message_id, message: text, files: sent }: Words): TicketWords => ({ id: message_id, text, files: sent });
const wordsOut = ({ id, text, files: sent }: TicketWords) => ({ message_id: id, message: text, files: [...sent] });

const shape: Shape<TicketRequest> = wire(
  z
    .object({ subject: subjectKind, order_id: payable, topic: z.enum(TICKET_TOPICS), ...words })
    .check(z.refine(({ subject, topic }) => TOPICS_OF[subject].includes(topic), { path: ["topic"], error: "a topic of what it is about" })),
  ({ subject, order_id, topic, ...rest }) => ({ subject: { kind: subject, id: order_id }, topic, words: wordsIn(rest) }),
  ({ subject, topic, words: spoken }) => ({ subject: subject.kind, order_id: subject.id, topic, ...wordsOut(spoken) }),
);

const spoken: Shape<TicketAnswer> = wire(
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
  request: shape,
  response: ticket,
  refusals: { "unknown-subject": answerOf(404, "Order or booking not found"), "unknown-file": unknownFile, "too-many-tickets": tooMany },
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

const subject: Shape<TicketSubject> = fields({ kind: ["subject", subjectKind], id: ["order_id", payable] });

export const listTicketsAbout = endpoint(ListTicketsAbout, {
  method: "GET",
  path: "/shop/ticket/getTicketByOrderId",
  in: "query",
  audience: "customer",
  request: subject,
  response: z.array(ticket),
});

const page: Shape<TicketPage> = fields({ tickets: z.array(ticket), subjects: z.array(namedSubject), next: z.nullable(number) });

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
  largest: LARGEST_VIDEO,
  audience: "customer",
  request: pieces,
  response: only("url", fileAddress),
  refusals: {
    "no-video": answerOf(415, "Please choose a video in MP4, WebM or MOV format"),
    "too-large": answerOf(413, "Please choose a video of at most 25 MB"),
    "too-many-uploads": tooMany,
  },
});
