import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What a signal costs is the time that two browsers wait for each other. It lives for two minutes and its row for a day: its text stays in its
 * row as it came, as compressing it took as long as keeping it; those that are too old are found by where they lie; its way is its key; and
 * as it is put from the row of its booking, which is never deleted, nothing looks for that once more.
 */
export const signalsInLine: Migration = {
  async up(db) {
    await sql`alter table call_signal set (toast_tuple_target = 8160)`.execute(db);
    await sql`alter table call_signal drop constraint call_signal_pkey`.execute(db);
    await sql`alter table call_signal drop constraint call_signal_booking_id_generation_sender_recipient_seq_key`.execute(db);
    await sql`alter table call_signal drop constraint call_signal_booking_id_fkey`.execute(db);
    await sql`alter table call_signal add primary key (booking_id, generation, sender, recipient, seq)`.execute(db);
    await sql`drop index call_signal_at`.execute(db);
    await sql`create index call_signal_at on call_signal using brin (at)`.execute(db);
  },
};
