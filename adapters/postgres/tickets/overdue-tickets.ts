import { sql } from "kysely";
import { ACKNOWLEDGED_WITHIN } from "#core/tickets/ticket-state.ts";
import { postgresTickets } from "./tickets.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How many tickets nobody has acknowledged in time; none where there is no table of them yet. */
export async function overdueTickets(db: Database): Promise<number> {
  const { rows: tables } = await sql`select 1 where to_regclass('ticket') is not null`.execute(db);
  return tables.length === 0 ? 0 : postgresTickets(db).countOpenSince(Date.now() - ACKNOWLEDGED_WITHIN);
}
