import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where customers live, who belongs to them, and their reward points. */
export const account: Migration = {
  async up(db) {
    await sql`create table address (
      id text primary key,
      customer text not null references customer on delete cascade,
      name text not null,
      mobile text not null check (mobile ~ '^[0-9]{10}$'),
      line1 text not null,
      line2 text not null,
      landmark text not null,
      city text not null,
      state text not null,
      pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
      kind text not null check (kind in ('home', 'work', 'other')),
      is_default boolean not null
    )`.execute(db);
    await sql`create index address_customer on address (customer, id)`.execute(db);
    await sql`create unique index address_default on address (customer) where is_default`.execute(db);

    await sql`create table family_member (
      id text primary key,
      customer text not null references customer on delete cascade,
      name text not null,
      relation text not null,
      birthdate date not null,
      gender text not null check (gender in ('female', 'male', 'other')),
      consented_at timestamptz
    )`.execute(db);
    await sql`create index family_member_customer on family_member (customer, id)`.execute(db);

    await sql`create table reward_entry (
      id text primary key,
      customer text not null references customer on delete cascade,
      points int8 not null check (points <> 0),
      reason text not null,
      entered_at timestamptz not null
    )`.execute(db);
    await sql`create index reward_entry_customer on reward_entry (customer, id desc) include (points)`.execute(db);
    await sql`create function keep_reward_entry() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from customer where id = old.customer) then
          return old; -- The customer is erased, and what was entered goes with them.
        end if;
        raise exception 'what was entered stays: put another entry';
      end
    $$`.execute(db);
    await sql`create trigger keep_reward_entry before update or delete on reward_entry for each row execute function keep_reward_entry()`.execute(
      db,
    );
  },
};
