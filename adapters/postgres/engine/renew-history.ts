import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Part of the transaction that puts a backup in the place of what was here. Devices have heard what came after the backup. They see by the
 * id that this is gone here. The places of changes go on at the clock, in hundred thousandths of a second, so that none is given again that
 * a device has heard before.
 */
export async function renewHistory(trx: Database): Promise<void> {
  const { rows } = await sql<{ history: boolean; places: boolean }>`
    select to_regclass('store_history') is not null as history, to_regclass('tracker_change') is not null as places`.execute(trx);
  const [here] = rows;
  if (here?.history === true) await sql`update store_history set id = default`.execute(trx); // An older backup is given one by the step that brings the table.
  if (here?.places === true)
    await sql`select setval('tracker_change', greatest(last_value, (extract(epoch from clock_timestamp()) * 100000)::int8)) from tracker_change`.execute(
      trx,
    );
}
