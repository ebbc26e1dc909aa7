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
  opened_at: new Date(openedAt).toISOString(),
  resolved_at: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
  language,
  messages: messages.map(({ from, at, text, files }) => ({
    from,
    at: new Date(at).toISOString(),
    message: text,
    files: files.map(({ id, mediaType }) => ({ _id: id, media_type: mediaType })),
  })),
});
