import { TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { TicketStateBadge } from "./ticket-state-badge.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const ticketsExhibits: readonly Exhibit[] = [
  exhibit(TicketStateBadge, () => Object.fromEntries(TICKET_STATES.map((state) => [state, { state }]))),
];
