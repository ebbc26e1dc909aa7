import { TICKET_PICTURE, TICKET_VIDEO } from "./ticket-file.ts";
import type { FileId } from "../files/file-id.ts";
import type { ImageType, Upload, VideoType } from "../files/upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { TicketState } from "./ticket-state.ts";
import type { TicketSubject, TicketTopic } from "./ticket-subject.ts";

declare const numberBrand: unique symbol;

/** The number by which a customer knows their ticket. No message to the shop has the same number. */
export type TicketNumber = number & { readonly [numberBrand]: true };

/** null: the text is no ticket number. */
export const ticketNumberIn = (number: number): TicketNumber | null =>
  Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? (number as TicketNumber) : null;

/** Throws a RangeError on a text that is no ticket number. */
export function ticketNumber(number: number): TicketNumber {
  const read = ticketNumberIn(number);
  if (read === null) throw new RangeError(`${number} is no ticket's number`);
  return read;
}

/** A picture or video that was sent with a message. */
export type TicketFile = { readonly id: FileId; readonly mediaType: ImageType | VideoType };

/** An upload as the file of a message. Throws a TypeError on a type that no message takes. */
export function ticketFileOf({ id, mediaType }: Pick<Upload, "id" | "mediaType">): TicketFile {
  if (mediaType === "application/pdf") throw new TypeError(`${id} is no file of a ticket`);
  return { id, mediaType };
}

/** A message. Its id was made by its sender, so that a repetition is stored only once. `at` in milliseconds since 1970. */
export type TicketMessage = {
  readonly id: string;
  readonly from: "customer" | "staff";
  readonly at: number;
  readonly text: string;
  readonly files: readonly TicketFile[];
};

/**
 * A customer's question about one of their orders or bookings, and the messages since then. Times in milliseconds since 1970.
 * Source: specification/tickets.md, A ticket.
 */
export type Ticket = {
  readonly number: TicketNumber;
  readonly customer: CustomerId;
  readonly subject: TicketSubject;
  readonly topic: TicketTopic;
  readonly state: TicketState;
  readonly openedAt: number;
  /** When it was resolved; null: it is not resolved now. */
  readonly resolvedAt: number | null;
  /** The oldest first. */
  readonly messages: readonly TicketMessage[];
};

/**
 * When a ticket was resolved, after it has come to a state. Times in milliseconds since 1970. Source: specification/tickets.md, A ticket.
 */
export const resolvedOnceIn = (state: TicketState, { resolvedAt }: Pick<Ticket, "resolvedAt">, at: number): number | null =>
  state === "resolved" || state === "closed" ? (resolvedAt ?? at) : null;

/** The content of a message: a text and the customer's own files. */
export type TicketWords = { readonly id: string; readonly text: string; readonly files: readonly FileId[] };

export const LONGEST_TICKET_TEXT = 4_000;

/** The most files of a message, and the most videos among them. */
export const MOST_TICKET_FILES = 6;
const MOST_VIDEOS = 1;

/**
 * Whether these files may be sent with a message: the customer has uploaded all of them for tickets, each is there once, and there are not
 * too many. Source: specification/tickets.md, A ticket.
 */
export function areTakenTogether(files: readonly FileId[], known: ReadonlyMap<FileId, Upload["kind"]>): boolean {
  if (files.length > MOST_TICKET_FILES || new Set(files).size < files.length) return false;
  const kinds = files.map((file) => known.get(file));
  return (
    kinds.every((kind) => kind === TICKET_PICTURE.name || kind === TICKET_VIDEO.name) &&
    kinds.filter((kind) => kind === TICKET_VIDEO.name).length <= MOST_VIDEOS
  );
}
