import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Points are found by their customer first, so that they can lie on many nodes (`adapters/postgres/nodes/places.ts`). What keeps an entry as it was entered is parted:
 * the trigger on changes looks at nothing but its row and runs on each node, the one on deletions looks the customer's row up and stays where that row is.
 * The ids stay unique by themselves on one PostgreSQL until the release after this: servers of before put an entry by them, once.
 */
export const pointsByCustomer: Migration = {
  async up(db) {
    await sql`create unique index reward_entry_id on reward_entry (id)`.execute(db);
    await sql`alter table reward_entry drop constraint reward_entry_pkey, add primary key (customer, id)`.execute(db);
    await sql`drop trigger keep_reward_entry on reward_entry`.execute(db);
    await sql`create or replace function keep_reward_entry() returns trigger language plpgsql as $$
      begin
        raise exception 'what was entered stays: put another entry';
      end
    $$`.execute(db);
    await sql`create function keep_reward_entry_of_customer() returns trigger language plpgsql as $$
      begin
        if exists (select from customer where id = old.customer) then
          raise exception 'what was entered stays: put another entry';
        end if;
        return old; -- The customer is erased, and what was entered goes with them.
      end
    $$`.execute(db);
    await sql`create trigger keep_reward_entry before update on reward_entry for each row execute function keep_reward_entry()`.execute(db);
    await sql`create trigger keep_reward_entry_of_customer before delete on reward_entry
      for each row execute function keep_reward_entry_of_customer()`.execute(db);
  },
};
