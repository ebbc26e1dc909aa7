import { TICKET_JOBS } from "#core/tickets/ticket-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedTickets: StoredArea = { name: "tickets", jobs: TICKET_JOBS };
