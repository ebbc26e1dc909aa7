import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";
import type { TicketMessage, TicketTopic } from "#core/tickets/ticket.ts";
import type { TicketFileKind, MessageFault, MessageRefused } from "#web/features/tickets/message-model.ts";

const topics: Readonly<Record<TicketTopic, string>> = {
  delivery: "Delivery",
  "damaged-or-wrong": "Damaged or wrong product",
  missing: "Something is missing",
  "return-or-refund": "Return or refund",
  "payment-or-invoice": "Payment or invoice",
  "something-else": "Something else",
};

const states: Readonly<Record<TicketState, string>> = {
  open: "Received",
  acknowledged: "Read",
  "in-progress": "Being worked on",
  "waiting-for-customer": "Waiting for your answer",
  resolved: "Solved",
  closed: "Closed",
  reopened: "Opened again",
};

const explained: Readonly<Record<TicketState, string>> = {
  open: "Your question is with us. Somebody looks at it within 48 hours.",
  acknowledged: "Somebody has read your question and will see to it.",
  "in-progress": "Somebody is seeing to it. What is new stands here.",
  "waiting-for-customer": "We need an answer from you to go on.",
  resolved: "We think it is solved. It closes by itself after 7 days; if something is still open, open it again.",
  closed: "It is closed. If something is still open, open it again.",
  reopened: "It is open again. Somebody looks at it.",
};

const faults: Readonly<Record<Exclude<MessageFault, "too-long">, string>> = {
  empty: "Please write a few words.",
  "files-sending": "A file is still on its way; it takes a moment.",
  "files-failed": "A file was not sent. Try it again or remove it.",
};

const refusals: Readonly<Record<MessageRefused, string>> = {
  "unknown-file": "A file got lost. Please remove it and add it again.",
  "unknown-order": "We can't find this order.",
  "unknown-ticket": "We can't find this ticket.",
  "too-many-tickets": "Too many messages within an hour. Please try again later.",
  "is-over": "It was solved meanwhile. Look at our answer above; if something is still open, open it again.",
  "does-not-fit": "It is open again already. Send it as an answer.",
};

const files: Readonly<Record<TicketFileKind, string>> = { picture: "Picture", video: "Video" };

/** A customer's questions about their orders. */
export const ticketWords = {
  title: "My tickets",
  lead: "Questions about your orders, and our answers.",
  reading: "Your tickets are being read",
  readingOne: "Your ticket is being read",
  unavailable: "This could not be read just now.",
  tryAgain: "Try again",
  list: "Tickets, the newest first",
  more: "Show more",
  none: "No tickets yet",
  noneText: "Open an order and press “Help with this order”. What you ask and what we answer will be here.",
  howToOpen: "For a new question open the order that it is about and press “Help with this order”.",
  toOrders: "To my orders",
  number: (number: number): string => `Ticket ${number}`,
  topic: (topic: TicketTopic): string => topics[topic],
  state: (state: TicketState): string => states[state],
  explained: (state: TicketState): string => explained[state],
  saidAt: (from: TicketMessage["from"], moment: string): string => (from === "staff" ? `we answered ${moment}` : `you wrote ${moment}`),
  unknown: "We can't find this ticket",
  unknownText: "It may belong to another account. Your own tickets are in the list.",
  toTickets: "To my tickets",
  toOrder: "To the order",
  opened: (number: number): string =>
    `Sent. Its number is ${number}. Our answer will be here; if we have your e-mail address, we write to it too.`,
  said: "Sent. Our answer will be here; if we have your e-mail address, we write to it too.",
  conversation: "What was said",
  from: (from: TicketMessage["from"]): string => (from === "staff" ? "Niramaya" : "You"),
  /** What may be said while it is open. */
  next: (state: TicketState): string => (state === "waiting-for-customer" ? "Your answer" : "Add something"),
  message: "Your message",
  sendAnswer: "Send the message",
  reopen: "Open it again",
  reopenText: "Tell us what is not right yet.",
  stillWrong: "What is still open?",
  help: "Help with this order",
  helpLead: (number: string): string => `Order ${number}. We look at every question within 48 hours.`,
  earlier: "What you have asked about it before",
  open: "Ask a question",
  about: "What is it about?",
  noTopic: "Please choose what it is about.",
  text: "What happened?",
  textHint: (length: number, most: number): string => `${wholeNumber(length)} of ${wholeNumber(most)} characters`,
  files: "Pictures and a video (optional)",
  filesHint: "Up to 6 files, one of them a video of at most 25 MB. Only you and our staff see them.",
  addPictures: "Add pictures",
  addVideo: "Add a video",
  file: (kind: TicketFileKind): string => files[kind],
  fileNamed: (kind: TicketFileKind, place: number): string => `${files[kind]} ${place + 1}`,
  saveVideo: "Save the video",
  videoUnavailable: "The video did not come. Please try again.",
  send: "Send the question",
  sending: "Sending",
  fault: (fault: MessageFault, tooMany: number): string =>
    fault === "too-long" ? `The text is ${wholeNumber(tooMany)} characters too long.` : faults[fault],
  refused: (why: MessageRefused): string => refusals[why],
};
