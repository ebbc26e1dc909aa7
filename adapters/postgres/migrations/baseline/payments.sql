-- Money of orders, appointments, bookings of tests and plans: each is a payable. What was reported of payments and the entries of the ledger are
-- found by their customer first and refer to no row, so that they can lie on many nodes. What is left of a purchase that went with its customer's
-- account is nobody's: ''.

-- The order that a provider has opened for a payable, and when the provider was last asked about it. Nothing reads `is_under_way` any more.
create table payment (
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
);

-- For what a provider's payment serves: for what it was reported first, whatever it is reported of afterwards.
create table payment_use (
  provider text not null,
  payment text not null,
  payable text not null,
  primary key (provider, payment)
);

-- For what each of these payments serves, from now on this unless it served something before. Whoever comes second waits for the first.
create function use_payments(wanted text, events json) returns table (provider text, payment text, payable text) language plpgsql as $$
#variable_conflict use_column
begin
  insert into payment_use (provider, payment, payable)
    select distinct event.provider, event.payment, wanted from json_to_recordset(events) event (provider text, payment text) order by 1, 2
    on conflict do nothing;
  return query select used.provider, used.payment, used.payable from payment_use used
    where (used.provider, used.payment) in (select event.provider, event.payment from json_to_recordset(events) event (provider text, payment text));
end
$$;

-- What was reported of a payment, once for each id of the report. Rows are only added.
create table payment_event (
  customer text not null,
  payable text not null,
  id text not null,
  provider text not null,
  payment text not null,
  kind text not null check (kind in ('begun', 'authorised', 'captured', 'failed', 'used-elsewhere')),
  amount amount not null,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (customer, payable, id)
);
create trigger keep_as_written before update or delete on payment_event for each row execute function keep_as_written();

-- The books: postings that come to nothing together. Rows are only added.
create table ledger_entry (
  customer text not null,
  key text not null,
  number int8 not null generated always as identity,
  payable text not null,
  kind text not null check (kind in ('sale', 'payment', 'refund', 'payout')),
  at timestamptz not null,
  postings json not null,
  primary key (customer, key)
);
create index ledger_entry_at on ledger_entry (at, number);
create index ledger_entry_payable on ledger_entry (customer, payable, number);
create trigger keep_as_written before update or delete on ledger_entry for each row execute function keep_as_written();

-- For a row that is put without its customer: whose the payable is.
create function name_money_customer() returns trigger language plpgsql as $$
  begin
    new.customer := coalesce((select customer from order_number where id = new.payable), (select customer from booking where id = new.payable),
(select customer from lab_booking where id = new.payable), (select customer from plan_subscription where id = new.payable));
    return new;
  end
$$;
create trigger name_money_customer before insert on payment_event for each row when (new.customer is null) execute function name_money_customer();
create trigger name_money_customer before insert on ledger_entry for each row when (new.customer is null) execute function name_money_customer();

-- The money of one purchase.
create function own_money(whose text, wanted text) returns table (payments json, entries json) language plpgsql stable rows 1 as $$
begin
  return query select paid.payments, entered.entries from
    (select json_agg(json_build_object('id', event.id, 'provider', event.provider, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
        'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C")
      from payment_event event where event.customer = whose and event.payable = wanted) paid (payments),
    (select json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
        'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number)
      from ledger_entry entry where entry.customer = whose and entry.payable = wanted) entered (entries);
end
$$;

-- null: none. What an insert gives back is not looked at: it is asked for so that the transaction is committed in two phases, also where the node was
-- read in it before.
create function keep_money(whose text, new_entries json, new_events json) returns void language plpgsql as $$
declare
  kept record;
begin
  if new_entries is not null then
    for kept in insert into ledger_entry (customer, key, payable, kind, at, postings)
      select whose, entry.key, entry.payable, entry.kind, entry.at, entry.postings
      from json_to_recordset(new_entries) entry (key text, payable text, kind text, at timestamptz, postings json)
      returning ledger_entry.key
    loop
    end loop;
  end if;
  if new_events is not null then
    for kept in insert into payment_event (customer, payable, id, provider, payment, kind, amount, at, received_at)
      select whose, event.payable, event.id, coalesce(event.provider, case when event.payment like 'pay\_%' then 'razorpay' else 'sandbox' end),
        event.payment, event.kind, event.amount, event.at, event.received_at
      from json_to_recordset(new_events) event
        (payable text, id text, provider text, payment text, kind text, amount int8, at timestamptz, received_at timestamptz)
      returning payment_event.id
    loop
    end loop;
  end if;
end
$$;

-- What the sandbox stores, as a provider does apart from the shop: nothing of the shop refers to it, and it to nothing of the shop.

-- What was opened at the sandbox for a payable.
create table sandbox_order (
  id text primary key,
  payable text not null unique,
  amount amount not null check (amount > 0),
  opened_at timestamptz not null
);

-- What was tried to pay there.
create table sandbox_payment (
  id text primary key,
  order_id text not null references sandbox_order on delete cascade,
  amount amount not null,
  state text not null check (state in ('late', 'captured', 'failed')),
  at timestamptz not null
);
create index sandbox_payment_order on sandbox_payment (order_id);

-- What was paid back there.
create table sandbox_refund (
  key text primary key,
  payment text not null references sandbox_payment on delete cascade,
  amount amount not null check (amount > 0),
  at timestamptz not null
);
create index sandbox_refund_payment on sandbox_refund (payment);
