import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers' carts and wishlists, and what of a coupon is counted. Whoever changes a cart locks its row of `cart` first. */
export const carts: Migration = {
  async up(db) {
    await sql`create table cart (
      customer text primary key references customer on delete cascade,
      choice text not null default 'automatic' check (choice in ('automatic', 'none', 'typed')),
      code text,
      changed_at timestamptz not null,
      check ((choice = 'typed') = (code is not null))
    ) with (fillfactor = 80)`.execute(db);
    await sql`create table cart_line (
      customer text not null references cart on delete cascade,
      product text not null references product on delete cascade,
      place int8 not null generated always as identity,
      quantity int not null check (quantity between 1 and 999999),
      primary key (customer, product)
    ) with (fillfactor = 80)`.execute(db);
    await sql`create index cart_line_product on cart_line (product)`.execute(db);
    await sql`create table cart_notice (
      customer text not null references cart on delete cascade,
      product text not null,
      place int8 not null generated always as identity,
      kind text not null check (kind in ('removed', 'limited')),
      title text not null,
      slug text not null,
      reason text check (reason in ('inactive', 'no-seller', 'out-of-stock')),
      from_quantity int8,
      to_quantity int8,
      primary key (customer, product),
      check ((kind = 'removed') = (reason is not null)),
      check ((kind = 'limited') = (from_quantity is not null) and (kind = 'limited') = (to_quantity is not null))
    )`.execute(db);
    await sql`create table cart_sync (
      customer text not null references cart on delete cascade,
      id text not null,
      kept jsonb not null,
      synced_at timestamptz not null,
      primary key (customer, id)
    )`.execute(db);
    await sql`create table wish (
      customer text not null references customer on delete cascade,
      product text not null references product on delete cascade,
      place int8 not null generated always as identity,
      primary key (customer, product)
    )`.execute(db);
    await sql`create index wish_product on wish (product)`.execute(db);
    await sql`alter table coupon
      add column key text,
      add column uses_left int8 check (uses_left >= 0),
      add column added_at timestamptz not null default now()`.execute(db);
    await sql`update coupon set key = upper(code)`.execute(db);
    await sql`alter table coupon alter key set not null, add constraint coupon_code_key unique (key)`.execute(db);
  },
};
