import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which doses and exercises of prescriptions were ticked: one row a dose. `time` as the prescription writes it. */
export const doseTicks: Migration = {
  async up(db) {
    await sql`create table dose_tick (
      number bigint generated always as identity primary key,
      customer text not null references customer on delete cascade,
      booking text not null,
      item text not null,
      day text collate "C" not null,
      time text not null,
      ticked_at timestamptz not null,
      unique (customer, booking, item, day, time)
    )`.execute(db);
    await sql`create index dose_tick_day on dose_tick (customer, day)`.execute(db);
  },
};
