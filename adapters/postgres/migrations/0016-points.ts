import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Reward points say what they come from, from when on they count, and how long. What customers had before stays, and counts for a year from now on.
 */
export const points: Migration = {
  async up(db) {
    await sql`alter table reward_entry
      add column kind text not null default 'opening' check (kind in ('opening', 'earned', 'taken-back')),
      add column payable text,
      add column usable_from timestamptz,
      add column expires_at timestamptz`.execute(db);
    await sql`alter table reward_entry disable trigger keep_reward_entry`.execute(db);
    await sql`update reward_entry set usable_from = entered_at, expires_at = greatest(now(), entered_at) + interval '365 days'`.execute(db);
    await sql`alter table reward_entry enable trigger keep_reward_entry`.execute(db);
    await sql`alter table reward_entry
      alter column kind drop default,
      alter column usable_from set not null,
      alter column expires_at set not null,
      add check ((kind = 'opening') = (payable is null)),
      add check (kind = 'opening' or (kind = 'earned') = (points > 0)),
      add check (expires_at > usable_from)`.execute(db);
    await sql`drop index reward_entry_customer`.execute(db);
    await sql`create index reward_entry_customer on reward_entry (customer, entered_at desc, id desc)`.execute(db);
    await sql`create index reward_entry_counting on reward_entry (customer, expires_at) include (usable_from, points)`.execute(db);
  },
};
