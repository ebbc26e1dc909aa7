import { printedUtc } from "#core/shared/printed-utc.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { KeptTicket } from "#core/tickets/tickets.port.ts";

/** A ticket as programs read it. */
export const ticketJson = (
  { number, customer, subject, topic, state, openedAt, resolvedAt, language, messages }: KeptTicket,
  isOverdue: boolean,
) => ({
  ticket_no: number,
  user_id: customer,
  subject: subject.kind,
  order_id: subject.id,
  topic,
  status: state,
  overdue: isOverdue,
  opened_at: printedUtc(openedAt),
  resolved_at: utcOrNull(resolvedAt),
  language,
  messages: messages.map(({ from, at, text, files }) => ({
    from,
    at: printedUtc(at),
    message: text,
    files: files.map(({ id, mediaType }) => ({ _id: id, media_type: mediaType })),
  })),
});
