-- Orders from their quote on, and what is held for them. They are found by their customer first and refer to no row of another area, so that they can
-- lie on many nodes. Whose an order is tells `order_number`, which stays beside what orders of many customers move: stock, coupons and the numbers of
-- papers. Locks are taken in one order, by `lock_order` and `lock_cart`: a customer's cart, the order, coupons by key, products by id; counters of
-- documents come last.

-- What is asked of orders, as staff set it: how much is paid ahead, and how much in cash.
create table checkout_terms (
  only_row boolean default true primary key check (only_row),
  prepaid_percent numeric check (prepaid_percent between 0 and 100),
  prepaid_maximum amount,
  prepaid_minimum amount,
  most_cash amount not null,
  check ((prepaid_percent is null) = (prepaid_minimum is null)),
  check (prepaid_maximum is null or prepaid_percent is not null)
);

-- Sellers by GSTIN. `series` is the beginning of the numbers of their documents; places have no gaps, as no more than 26³ can have letters of their
-- own.
create table seller (
  gstin text primary key,
  place int not null generated always as identity unique check (place <= 17576),
  series text not null unique
    generated always as (chr(65 + (place - 1) / 676) || chr(65 + (place - 1) / 26 % 26) || chr(65 + (place - 1) % 26)) stored
);

-- Whose an order is, by its id and by its number.
create table order_number (
  id text primary key,
  customer text not null,
  number text not null unique
);

-- An order or, until it is placed, its quote. Its customer may be erased before tax law lets go of it: no reference. What was told stays letter by
-- letter: json.
create table shop_order (
  customer text not null,
  id text not null,
  serial int8 not null generated always as identity,
  number text not null generated always as ('NM' || (10000000 + serial)::text) stored,
  stage text not null check (stage in ('quoted', 'pending-payment', 'payment-failed', 'placed', 'expired')),
  -- See `orderStateOf`.
  standing text not null,
  total amount not null,
  -- The key of the coupon that gave a discount.
  coupon text,
  -- Each once, with the number of pieces of it.
  products text[] not null,
  pieces int8[] not null,
  -- GSTINs, one for each parcel.
  sellers text[] not null,
  -- In lower case.
  titles text not null,
  searched text not null generated always as ('nm' || (10000000 + serial)::text || ' ' || titles) stored,
  snapshot json not null,
  state json not null,
  -- See `openReturns`.
  open_returns int not null default 0 check (open_returns >= 0),
  -- The language of its letters, from when it was placed.
  language text check (language in ('en', 'hi')),
  made_at timestamptz not null,
  -- When it became more than a quote.
  listed_at timestamptz,
  primary key (customer, id),
  check ((stage = 'quoted') = (listed_at is null)),
  check (cardinality(products) = cardinality(pieces))
) with (fillfactor = 80);
create unique index shop_order_quoted on shop_order (customer) where stage = 'quoted';
create index shop_order_customer on shop_order (customer, listed_at desc, id desc) where listed_at is not null;
create index shop_order_listed on shop_order (listed_at desc, id desc) where listed_at is not null;
create index shop_order_open_returns on shop_order (listed_at, id) where open_returns > 0;
create index shop_order_searched on shop_order using gin (searched gin_trgm_ops) where listed_at is not null;

-- Tells `order_number` of an order that is put or goes without `put_quote`.
create function name_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from order_number where id = old.id;
    return old;
  end if;
  insert into order_number (id, customer, number) values (new.id, new.customer, 'NM' || (10000000 + new.serial)::text) on conflict (id) do nothing;
  return new;
end
$$;
create trigger name_order before insert or delete on shop_order for each row execute function name_order();

-- What was done to an order. Rows are only added.
create table order_step (
  customer text not null,
  order_id text not null,
  number int not null check (number >= 0),
  at timestamptz not null,
  by json not null,
  deed json not null,
  primary key (customer, order_id, number)
);
create trigger keep_as_written before update on order_step for each row execute function keep_as_written();

-- A step goes with its order alone.
create function keep_order_step() returns trigger language plpgsql as $$
begin
  if exists (select from shop_order where customer = old.customer and id = old.order_id) then
    raise exception 'order_step is only added to';
  end if;
  return old; -- The order was never placed and is forgotten as a whole.
end
$$;
create trigger keep_order_step before delete on order_step for each row execute function keep_order_step();

-- For a step that is put without its customer.
create function name_order_step_customer() returns trigger language plpgsql as $$
begin
  new.customer := (select customer from order_number where id = new.order_id);
  return new;
end
$$;
create trigger name_order_step_customer before insert on order_step
  for each row when (new.customer is null) execute function name_order_step_customer();

-- The answer to a customer's call, so that one that comes twice counts once.
create table order_call (
  customer text not null references customer on delete cascade,
  key text not null,
  asked text not null,
  answer json not null,
  at timestamptz not null,
  primary key (customer, key)
);

-- Pieces that an order holds. A hold counts until `until`, whether or not its row still exists afterwards.
create table stock_hold (
  order_id text not null references order_number on delete cascade,
  product text not null,
  pieces int8 not null check (pieces > 0),
  until timestamptz not null,
  primary key (order_id, product)
);
create index stock_hold_product on stock_hold (product);

-- The use of a coupon that an order holds.
create table coupon_hold (
  order_id text primary key references order_number on delete cascade,
  coupon text not null,
  until timestamptz not null
);
create index coupon_hold_coupon on coupon_hold (coupon);

-- The use of a coupon that an order took.
create table coupon_use (
  order_id text primary key references order_number,
  coupon text not null,
  at timestamptz not null
);
create index coupon_use_coupon on coupon_use (coupon);
create trigger keep_as_written before update or delete on coupon_use for each row execute function keep_as_written();

-- The last serial number of each series of documents.
create table document_counter (
  key text primary key,
  serial int not null check (serial between 1 and 999999)
);

-- Invoices and credit notes. Numbers have no gaps within a series.
create table document (
  number text primary key check (length(number) <= 16),
  place int8 not null generated always as identity unique,
  order_id text not null references order_number,
  kind text not null check (kind in ('invoice', 'credit-note')),
  parcel int not null,
  refund int,
  counter text not null references document_counter,
  serial int not null,
  day date not null,
  unique (counter, serial),
  unique nulls not distinct (order_id, kind, parcel, refund),
  check ((kind = 'credit-note') = (refund is not null))
);
create index document_day on document (day);
create trigger keep_as_written before update or delete on document for each row execute function keep_as_written();

-- Nobody else takes these products, those in this cart, or a coupon that either may use, until the transaction ends.
create function lock_goods(cart_of text, coupon_of text, products_of text[]) returns void language plpgsql as $$
declare
  chosen record;
begin
  select * into chosen from own_cart(cart_of);
  perform from coupon where uses_left is not null and (key = coupon_of or case chosen.choice
    when 'typed' then key = chosen.code when 'automatic' then audience = 'public' and is_for_web else false end)
    order by key for no key update;
  perform from product where id = any(products_of || chosen.products) order by id for no key update;
end
$$;

-- Nobody else quotes or orders a customer's cart, or takes what is in it, until the transaction ends.
create function lock_cart(whose text) returns void language plpgsql as $$
begin
  perform from cart where customer = whose for no key update;
  perform from shop_order where customer = whose and stage = 'quoted' for no key update;
  perform lock_goods(whose, null, '{}');
end
$$;

-- Nobody else changes an order until the transaction ends, or takes what it may still take; with its customer's cart where that may be ordered.
create function lock_order(wanted text, with_cart boolean) returns void language plpgsql as $$
declare
  whose text := (select customer from order_number where id = wanted);
  known record;
begin
  select stage, coupon, products into known from shop_order where customer = whose and id = wanted;
  if known.stage <> 'placed' then
    perform from cart where customer = whose for no key update;
  end if;
  perform from shop_order where customer = whose and id = wanted for no key update;
  if known.stage <> 'placed' then
    perform lock_goods(case when with_cart then whose end, known.coupon, known.products);
  end if;
end
$$;

-- The customer's quote; null: there is none.
create function own_quote(whose text) returns text language plpgsql stable as $$
begin
  return (select id from shop_order where customer = whose and stage = 'quoted');
end
$$;

-- An order with its steps and its money.
create function own_order(whose text, wanted text) returns table (id text, number text, customer text, stage text, standing text, total int8,
    coupon text, products text[], pieces int8[], sellers text[], snapshot json, state json, open_returns int, language text, made_at timestamptz,
    listed_at timestamptz, steps json, payments json, entries json) language plpgsql stable rows 1 as $$
#variable_conflict use_column
begin
  return query select id, number, customer, stage, standing, total::int8, coupon, products, pieces, sellers, snapshot, state, open_returns, language,
    made_at, listed_at,
    (select json_agg(json_build_object('at', (extract(epoch from at) * 1000)::int8, 'by', by, 'deed', deed) order by step.number)
      from order_step step where step.customer = whose and step.order_id = shop_order.id),
    (select json_agg(json_build_object('id', event.id, 'provider', event.provider, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
        'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C")
      from payment_event event where event.customer = whose and event.payable = shop_order.id),
    (select json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
        'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number)
      from ledger_entry entry where entry.customer = whose and entry.payable = shop_order.id)
    from shop_order where customer = whose and id = wanted;
end
$$;

-- The newest first, after one of them, and none that was only quoted. Of standings, with words in their titles or number; null: of any.
create function own_orders(whose text, of_standings text[], alike text, after_at timestamptz, after_one text, most int) returns table (id text,
    number text, customer text, stage text, standing text, total int8, coupon text, products text[], pieces int8[], sellers text[], snapshot json,
    state json, open_returns int, language text, made_at timestamptz, listed_at timestamptz, steps json, payments json, entries json)
  language plpgsql stable rows 10 as $$
#variable_conflict use_column
begin
  return query select id, number, customer, stage, standing, total::int8, coupon, products, pieces, sellers, snapshot, state, open_returns, language,
    made_at, listed_at,
    (select json_agg(json_build_object('at', (extract(epoch from at) * 1000)::int8, 'by', by, 'deed', deed) order by step.number)
      from order_step step where step.customer = whose and step.order_id = shop_order.id),
    (select json_agg(json_build_object('id', event.id, 'provider', event.provider, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
        'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C")
      from payment_event event where event.customer = whose and event.payable = shop_order.id),
    (select json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
        'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number)
      from ledger_entry entry where entry.customer = whose and entry.payable = shop_order.id)
    from shop_order where customer = whose and listed_at is not null
      and (of_standings is null or standing = any(of_standings))
      and (alike is null or searched like alike)
      and (after_one is null or (listed_at, id) < (after_at, after_one))
    order by listed_at desc, id desc limit most;
end
$$;

-- In place of its customer's former quote, with what was held for that. The insert is made from a query: where orders lie on many nodes, such an
-- insert has the whole transaction committed in two phases.
create function put_quote(wanted text, whose text, stands text, comes_to int8, with_coupon text, of_products text[], of_pieces int8[],
    of_sellers text[], with_titles text, as_quoted json, as_it_is json, at timestamptz) returns void language plpgsql as $$
declare
  former text;
  named text;
begin
  delete from shop_order where customer = whose and stage = 'quoted' returning id into former;
  delete from order_number where id = former;
  insert into shop_order (id, customer, stage, standing, total, coupon, products, pieces, sellers, titles, snapshot, state, made_at)
    select wanted, id, 'quoted', stands, comes_to, with_coupon, of_products, of_pieces, of_sellers, with_titles, as_quoted, as_it_is, at
    from customer where id = whose for key share returning number into named;
  if named is null then
    raise foreign_key_violation using message = 'there is no customer ' || whose;
  end if;
  insert into order_number (id, customer, number) values (wanted, whose, named) on conflict (id) do nothing;
end
$$;

-- A changed order with its new steps and what came to its money. left_goods: what goes out of its customer's cart; null: the cart stays.
create function keep_order(whose text, wanted text, now_stage text, stands text, as_it_is json, open_now int, in_language text, at timestamptz,
    new_steps json, new_entries json, new_events json, left_goods text[], left_pieces int8[]) returns void language plpgsql as $$
begin
  insert into order_step (customer, order_id, number, at, by, deed) select whose, wanted, step.number, step.at, step.by, step.deed
    from json_to_recordset(new_steps) step (number int, at timestamptz, by json, deed json);
  update shop_order set stage = now_stage, standing = stands, state = as_it_is, open_returns = open_now, language = in_language,
    listed_at = coalesce(listed_at, case when now_stage <> 'quoted' then keep_order.at end)
    where customer = whose and id = wanted;
  perform keep_money(whose, new_entries, new_events);
  if left_goods is not null then
    perform leave_cart(whose, left_goods, left_pieces, keep_order.at);
  end if;
end
$$;
