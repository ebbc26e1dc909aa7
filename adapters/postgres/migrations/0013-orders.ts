import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Orders from their quote on, the money and the papers that their steps move, and what is held for them. Locks are taken in one order, by
 * `lock_order` and `lock_cart`: a customer's cart, the order, coupons by key, products by id; counters of documents come last.
 */
export const orders: Migration = {
  async up(db) {
    await sql`alter table product add column seller_address text`.execute(db);

    // Sellers have no gaps in their places: no more than 26³ can have letters of their own.
    await sql`create table seller (
      gstin text primary key,
      place int not null generated always as identity unique check (place <= 17576),
      series text not null unique
        generated always as (chr(65 + (place - 1) / 676) || chr(65 + (place - 1) / 26 % 26) || chr(65 + (place - 1) % 26)) stored
    )`.execute(db);
    await sql`insert into seller (gstin) select seller_gstin from product where seller_gstin is not null group by seller_gstin order by min(rank)`.execute(
      db,
    );

    // Its customer may be forgotten before tax law lets go of an order: no reference. What was told stays letter by letter: json.
    await sql`create table shop_order (
      id text primary key,
      serial int8 not null generated always as identity unique,
      number text not null unique generated always as ('NM' || (10000000 + serial)::text) stored,
      customer text not null,
      stage text not null check (stage in ('quoted', 'pending-payment', 'payment-failed', 'placed', 'expired')),
      standing text not null,
      total amount not null,
      coupon text,
      products text[] not null,
      pieces int8[] not null,
      sellers text[] not null,
      titles text not null,
      searched text not null generated always as ('nm' || (10000000 + serial)::text || ' ' || titles) stored,
      snapshot json not null,
      state json not null,
      open_returns int not null default 0 check (open_returns >= 0),
      made_at timestamptz not null,
      listed_at timestamptz,
      check ((stage = 'quoted') = (listed_at is null)),
      check (cardinality(products) = cardinality(pieces))
    ) with (fillfactor = 80)`.execute(db);
    await sql`create unique index shop_order_quoted on shop_order (customer) where stage = 'quoted'`.execute(db);
    await sql`create index shop_order_customer on shop_order (customer, listed_at desc, id desc) where listed_at is not null`.execute(db);
    await sql`create index shop_order_listed on shop_order (listed_at desc, id desc) where listed_at is not null`.execute(db);
    await sql`create index shop_order_open_returns on shop_order (listed_at, id) where open_returns > 0`.execute(db);
    await sql`create index shop_order_searched on shop_order using gin (searched gin_trgm_ops) where listed_at is not null`.execute(db);

    await sql`create table order_step (
      order_id text not null references shop_order on delete cascade,
      number int not null check (number >= 0),
      at timestamptz not null,
      by json not null,
      deed json not null,
      primary key (order_id, number)
    )`.execute(db);
    await sql`create table ledger_entry (
      key text primary key,
      number int8 not null generated always as identity unique,
      payable text not null,
      kind text not null check (kind in ('sale', 'payment', 'refund', 'payout')),
      at timestamptz not null,
      postings json not null
    )`.execute(db);
    await sql`create index ledger_entry_payable on ledger_entry (payable, number)`.execute(db);
    await sql`create index ledger_entry_at on ledger_entry (at, number)`.execute(db);

    await sql`create table payment (
      provider text not null,
      provider_order text not null,
      payable text not null,
      amount amount not null,
      begun_at timestamptz not null,
      looked_at timestamptz,
      is_under_way boolean,
      primary key (provider, provider_order),
      unique (payable, provider),
      check ((looked_at is null) = (is_under_way is null))
    )`.execute(db);
    await sql`create table payment_event (
      payable text not null,
      id text not null,
      payment text not null,
      kind text not null check (kind in ('authorised', 'captured', 'failed')),
      amount amount not null,
      at timestamptz not null,
      received_at timestamptz not null,
      primary key (payable, id)
    )`.execute(db);

    await sql`create table document_counter (key text primary key, serial int not null check (serial between 1 and 999999))`.execute(db);
    await sql`create table document (
      number text primary key check (length(number) <= 16),
      place int8 not null generated always as identity unique,
      order_id text not null references shop_order,
      kind text not null check (kind in ('invoice', 'credit-note')),
      parcel int not null,
      refund int,
      counter text not null references document_counter,
      serial int not null,
      day date not null,
      unique (counter, serial),
      unique nulls not distinct (order_id, kind, parcel, refund),
      check ((kind = 'credit-note') = (refund is not null))
    )`.execute(db);
    await sql`create index document_day on document (day)`.execute(db);

    await sql`create table stock_hold (
      order_id text not null references shop_order on delete cascade,
      product text not null,
      pieces int8 not null check (pieces > 0),
      until timestamptz not null,
      primary key (order_id, product)
    )`.execute(db);
    await sql`create index stock_hold_product on stock_hold (product)`.execute(db);
    await sql`create table coupon_hold (
      order_id text primary key references shop_order on delete cascade,
      coupon text not null,
      until timestamptz not null
    )`.execute(db);
    await sql`create index coupon_hold_coupon on coupon_hold (coupon)`.execute(db);
    await sql`create table coupon_use (order_id text primary key references shop_order, coupon text not null, at timestamptz not null)`.execute(
      db,
    );
    await sql`create index coupon_use_coupon on coupon_use (coupon)`.execute(db);

    await sql`create table order_call (
      customer text not null references customer on delete cascade,
      key text not null,
      asked text not null,
      answer json not null,
      at timestamptz not null,
      primary key (customer, key)
    )`.execute(db);

    await sql`create table checkout_terms (
      only_row boolean primary key default true check (only_row),
      prepaid_percent numeric check (prepaid_percent between 0 and 100),
      prepaid_maximum amount,
      prepaid_minimum amount,
      most_cash amount not null,
      check ((prepaid_percent is null) = (prepaid_minimum is null)),
      check (prepaid_maximum is null or prepaid_percent is not null)
    )`.execute(db);

    await sql`create function keep_as_written() returns trigger language plpgsql as $$
      begin
        raise exception '% is only added to', tg_table_name;
      end
    $$`.execute(db);
    for (const table of ["ledger_entry", "payment_event", "document", "coupon_use"])
      await sql`create trigger keep_as_written before update or delete on ${sql.table(table)} for each row execute function keep_as_written()`.execute(
        db,
      );
    await sql`create function keep_order_step() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from shop_order where id = old.order_id) then
          return old; -- The order was never placed and is forgotten as a whole.
        end if;
        raise exception 'order_step is only added to';
      end
    $$`.execute(db);
    await sql`create trigger keep_order_step before update or delete on order_step for each row execute function keep_order_step()`.execute(
      db,
    );

    await sql`create function lock_goods(cart_of text, coupon_of text, products_of text[]) returns void language plpgsql as $$
      declare
        chosen cart;
        wanted text[] := products_of;
      begin
        if cart_of is not null then
          select * into chosen from cart where customer = cart_of;
          wanted := wanted || array(select product from cart_line where customer = cart_of);
        end if;
        perform from coupon where uses_left is not null and (key = coupon_of or case chosen.choice
          when 'typed' then key = chosen.code when 'automatic' then audience = 'public' and is_for_web else false end)
          order by key for no key update;
        perform from product where id = any(wanted) order by id for no key update;
      end
    $$`.execute(db);
    // Nobody else quotes or orders a customer's cart, or takes what is in it, until the transaction ends.
    await sql`create function lock_cart(whose text) returns void language plpgsql as $$
      begin
        perform from cart where customer = whose for no key update;
        perform from shop_order where customer = whose and stage = 'quoted' for no key update;
        perform lock_goods(whose, null, '{}');
      end
    $$`.execute(db);
    // Nobody else changes an order until the transaction ends, or takes what it may still take; with its customer's cart where that may be ordered.
    await sql`create function lock_order(wanted text, with_cart boolean) returns void language plpgsql as $$
      declare
        known shop_order;
      begin
        select * into known from shop_order where id = wanted;
        if known.stage <> 'placed' then
          perform from cart where customer = known.customer for no key update;
        end if;
        perform from shop_order where id = wanted for no key update;
        if known.stage <> 'placed' then
          perform lock_goods(case when with_cart then known.customer end, known.coupon, known.products);
        end if;
      end
    $$`.execute(db);
  },
};
