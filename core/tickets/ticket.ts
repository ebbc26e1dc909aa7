import type { FileId } from "../files/file-id.ts";
import type { MediaType, UploadKind } from "../files/upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { TicketState } from "./ticket-state.ts";

declare const numberBrand: unique symbol;

/** What a customer calls their ticket; no message to the shop has the same one. */
export type TicketNumber = number & { readonly [numberBrand]: true };

/** Null where it is none. */
export const ticketNumberIn = (number: number): TicketNumber | null =>
  Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? (number as TicketNumber) : null;

/** Throws a RangeError on what is none. */
export function ticketNumber(number: number): TicketNumber {
  const read = ticketNumberIn(number);
  if (read === null) throw new RangeError(`${number} is no ticket's number`);
  return read;
}

/** What a ticket is about. */
export const TICKET_TOPICS = [
  "delivery",
  "damaged-or-wrong",
  "missing",
  "return-or-refund",
  "payment-or-invoice",
  "something-else",
] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** A picture or video that was sent with a message. */
export type TicketFile = { readonly id: FileId; readonly mediaType: MediaType };

/** Something that was said. Its id was made by whoever said it, so that it is said once. `at` in milliseconds since 1970. */
export type TicketMessage = {
  readonly id: string;
  readonly from: "customer" | "staff";
  readonly at: number;
  readonly text: string;
  readonly files: readonly TicketFile[];
};

/** A customer's question about one of their orders, and what was said since. Times in milliseconds since 1970. Source: specification/tickets.md, A ticket. */
export type Ticket = {
  readonly number: TicketNumber;
  readonly customer: CustomerId;
  readonly order: PayableId;
  readonly topic: TicketTopic;
  readonly state: TicketState;
  readonly openedAt: number;
  /** When it was resolved; null: it isn't, or is no more. */
  readonly resolvedAt: number | null;
  /** The oldest first. */
  readonly messages: readonly TicketMessage[];
};

/** When a ticket was resolved, once it is in a state. Times in milliseconds since 1970. Source: specification/tickets.md, A ticket. */
export const resolvedOnceIn = (state: TicketState, { resolvedAt }: Pick<Ticket, "resolvedAt">, at: number): number | null =>
  state === "resolved" || state === "closed" ? (resolvedAt ?? at) : null;

/** What somebody says: a text, and of the files only a customer's own. */
export type TicketWords = { readonly id: string; readonly text: string; readonly files: readonly FileId[] };

export const LONGEST_TICKET_TEXT = 4_000;

/** Files of a message, and videos among them. */
export const MOST_TICKET_FILES = 6;
const MOST_VIDEOS = 1;

/** Whether files may be sent with a message: all of them known as the customer's own for tickets, each once, and not too many. Source: specification/tickets.md, A ticket. */
export function areTakenTogether(files: readonly FileId[], known: ReadonlyMap<FileId, UploadKind>): boolean {
  if (files.length > MOST_TICKET_FILES || new Set(files).size < files.length) return false;
  const kinds = files.map((file) => known.get(file));
  return (
    kinds.every((kind) => kind === "ticket-picture" || kind === "ticket-video") &&
    kinds.filter((kind) => kind === "ticket-video").length <= MOST_VIDEOS
  );
}
