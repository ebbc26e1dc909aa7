import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";

const LOOKS: Readonly<Record<TicketState, string>> = {
  open: "badge",
  acknowledged: "badge",
  "in-progress": "badge leaf",
  "waiting-for-customer": "badge turmeric",
  resolved: "badge leaf",
  closed: "badge",
  reopened: "badge turmeric",
};

/** How far a ticket is. */
export const TicketStateBadge = ({ state }: { readonly state: TicketState }) => (
  <span className={LOOKS[state]}>{ticketWords.state(state)}</span>
);
