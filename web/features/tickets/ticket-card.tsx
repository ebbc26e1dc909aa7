import { momentAt } from "#web/design/figures/moments.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { SubjectLink } from "./subject/subject-link.tsx";
import { ticketAddress } from "#web/platform/addresses/ticket-address.ts";
import { TicketStateBadge } from "./ticket-state-badge.tsx";
import type { NamedSubject } from "#core/tickets/ticket-subject.ts";
import type { Ticket } from "#core/tickets/ticket.ts";

/** `about` null: its page says what it is about, or that is gone. */
type TicketCardProps = { readonly ticket: Ticket; readonly about: NamedSubject | null };

/** A ticket in a list: what it is about, how far it is, what was said last. All of it leads to its page, save what names its subject. */
export function TicketCard({ ticket: { number, topic, state, messages }, about }: TicketCardProps) {
  const last = messages.at(-1);
  return (
    <li className="ticket-card">
      <div className="row flex-wrap space-between">
        <h2 className="heading-3">
          <a href={ticketAddress.one(number)}>{ticketWords.topic(topic)}</a>
        </h2>
        <TicketStateBadge state={state} />
      </div>
      {about === null ? null : <SubjectLink subject={about} />}
      {last === undefined ? null : <p className="ticket-card-message muted">{last.text}</p>}
      <p className="small faint">
        {ticketWords.number(number)}
        {last === undefined ? null : `, ${ticketWords.saidAt(last.from, momentAt(last.at))}`}
      </p>
    </li>
  );
}
