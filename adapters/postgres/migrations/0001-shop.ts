import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Products and their shelves, coupons, shipping and pincodes. Amounts are whole paise. */
export const shop: Migration = {
  async up(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create domain amount as int8 check (value between 0 and 999999999999)`.execute(db);

    await sql`create table shelf (
      id int generated always as identity primary key,
      kind text not null check (kind in ('shop', 'category')),
      slug text not null,
      title text not null,
      position int not null,
      products int not null default 0 check (products >= 0),
      unique (kind, slug)
    )`.execute(db);
    await sql`insert into shelf (kind, slug, title, position) values ('shop', '', '', 0)`.execute(db);

    await sql`create table product (
      id text primary key,
      rank int not null unique,
      slug text not null unique,
      title text not null,
      searched text not null,
      brand text,
      categories text[] not null,
      gst numeric not null check (gst between 0 and 100),
      is_active boolean not null,
      minimum_quantity int8 not null check (minimum_quantity >= 0),
      weight numeric not null check (weight >= 0),
      price amount,
      stock int8 check (stock >= 0),
      mrp amount,
      cash_on_delivery boolean not null,
      form text not null,
      size text not null,
      sub_category text not null,
      tags text[] not null,
      concerns text[] not null,
      hsn text not null,
      seller_name text,
      seller_state text,
      seller_gstin text,
      hindi text,
      sanskrit text,
      is_consumable boolean not null,
      check ((price is null) = (stock is null))
    )`.execute(db);
    await sql`create index product_searched on product using gin (searched gin_trgm_ops) where is_active`.execute(db);

    await sql`create table shelved (
      shelf int not null references shelf,
      product text not null references product on delete cascade,
      popular int not null,
      price_rising int8 not null,
      price_falling int8 not null,
      saving int not null,
      primary key (shelf, product)
    )`.execute(db);
    await sql`create unique index shelved_popular on shelved (shelf, popular)`.execute(db);
    await sql`create index shelved_price_rising on shelved (shelf, price_rising, popular)`.execute(db);
    await sql`create index shelved_price_falling on shelved (shelf, price_falling, popular)`.execute(db);
    await sql`create index shelved_saving on shelved (shelf, saving, popular)`.execute(db);
    await sql`create index shelved_product on shelved (product)`.execute(db);

    await sql`create table coupon (
      position int generated always as identity primary key,
      code text not null,
      audience text not null check (audience in ('public', 'private')),
      is_for_web boolean not null,
      products text[] not null,
      brands text[] not null,
      categories text[] not null,
      maximum_lines int8 check (maximum_lines > 0),
      maximum_pieces int8 check (maximum_pieces > 0),
      promise text not null check (promise in ('rupee', 'percentage')),
      amount amount,
      percent numeric check (percent >= 0),
      cap amount,
      minimum amount not null,
      priority_shipping amount not null,
      end_kind text check (end_kind in ('instant', 'day')),
      end_seconds int8,
      end_decimals text,
      terms text,
      check ((promise = 'rupee') = (amount is not null) and (promise = 'percentage') = (percent is not null)),
      check ((end_kind is null) = (end_seconds is null) and (end_kind is null) = (end_decimals is null))
    )`.execute(db);
    await sql`create unique index coupon_code on coupon (upper(code))`.execute(db);

    await sql`create table shipping_settings (
      only_row boolean primary key default true check (only_row),
      basic_minimum amount,
      basic_charge amount,
      exceed_above numeric check (exceed_above >= 0),
      exceed_minimum amount,
      exceed_charge amount,
      check ((basic_minimum is null) = (basic_charge is null)),
      check ((exceed_above is null) = (exceed_minimum is null) and (exceed_above is null) = (exceed_charge is null))
    )`.execute(db);

    await sql`create table pincode (
      pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
      state text not null,
      days int not null check (days >= 0),
      cash_on_delivery boolean not null
    )`.execute(db);
  },
};
