import { randomUUID } from "node:crypto";
import { LONGEST_TICKET_TEXT } from "#core/tickets/ticket.ts";
import type { TicketWords } from "#core/tickets/ticket.ts";

/** What staff say, as it stands in a file; null: it is no text in UTF-8, nothing or too much. */
export function textInFile(bytes: Uint8Array): TicketWords | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC").trim();
    return text === "" || text.length > LONGEST_TICKET_TEXT || UNPRINTED.test(text) ? null : { id: randomUUID(), text, files: [] };
  } catch {
    return null;
  }
}

/** Control characters but tabs and new lines: no page shows them. */
const UNPRINTED = /(?![\t\n\r])\p{Cc}/u;
