import { PrivatePicture } from "#web/platform/uploads/private-picture.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { TicketVideo } from "./ticket-video.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketMessage } from "#core/tickets/ticket.ts";

/** Something that was said on a ticket, by whom and when. */
export function TicketMessageItem({
  customer,
  message: { from, at, text, files },
}: {
  readonly customer: CustomerId;
  readonly message: TicketMessage;
}) {
  return (
    <li className={from === "staff" ? "message by-staff" : "message"}>
      <p className="small">
        <b>{ticketWords.from(from)}</b> <time dateTime={new Date(at).toISOString()}>{momentAt(at)}</time>
      </p>
      <p className="review-text">{text}</p>
      {files.length === 0 ? null : (
        <ul className="own-files">
          {files.map(({ id, mediaType }, place) => (
            <li key={id}>
              {mediaType === "image/webp" ? (
                <PrivatePicture customer={customer} file={id} label={ticketWords.fileNamed("picture", place)} opens="large" />
              ) : (
                <TicketVideo customer={customer} file={id} mediaType={mediaType} />
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
