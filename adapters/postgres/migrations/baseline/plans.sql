-- Health plans that were bought. Steps are found by their customer first, so that they can lie on many nodes; the plan itself tells whose it is.

-- A health plan that was bought for a year.
create table plan_subscription (
  id text primary key,
  customer text not null references customer on delete cascade,
  facts jsonb not null,
  state text not null,
  expires_at timestamptz,
  made_at timestamptz not null,
  call_key text not null,
  language text check (language in ('en', 'hi')),
  unique (customer, call_key),
  unique (customer, id),
  check (expires_at is not null or state <> 'pending_payment')
);
create index plan_subscription_made on plan_subscription (made_at, id);
create unique index plan_subscription_waiting on plan_subscription (customer) where state = 'pending_payment';

-- What was done to it. Rows are only added.
create table plan_subscription_step (
  customer text not null,
  subscription_id text not null,
  number int not null,
  at timestamptz not null,
  by jsonb not null,
  deed jsonb not null,
  primary key (customer, subscription_id, number),
  constraint plan_subscription_step_plan_fkey foreign key (customer, subscription_id) references plan_subscription (customer, id) on delete cascade
);

-- For a step that is put without its customer.
create function name_plan_customer() returns trigger language plpgsql as $$
begin
  new.customer := (select customer from plan_subscription where id = new.subscription_id);
  return new;
end
$$;
create trigger name_plan_customer before insert on plan_subscription_step
  for each row when (new.customer is null) execute function name_plan_customer();

-- The steps and the money of a plan.
create function own_plan(whose text, wanted text) returns table (steps json, payments json, entries json) language plpgsql stable rows 1 as $$
begin
  return query select taken.steps, paid.payments, entered.entries from
    (select json_agg(json_build_object('at', (extract(epoch from step.at) * 1000)::int8, 'by', step.by, 'deed', step.deed) order by step.number)
      from plan_subscription_step step where step.customer = whose and step.subscription_id = wanted) taken (steps),
    (select json_agg(json_build_object('id', event.id, 'provider', event.provider, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
        'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C")
      from payment_event event where event.customer = whose and event.payable = wanted) paid (payments),
    (select json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
        'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number)
      from ledger_entry entry where entry.customer = whose and entry.payable = wanted) entered (entries);
end
$$;

-- Bills of plans and credit notes against them. They name no customer and no subscription's row, so that they stay as tax law wants it when an
-- account is erased. Rows are only added.
create table plan_paper (
  place int8 not null generated always as identity,
  subscription_id text collate "C" not null,
  kind text not null check (kind in ('bill', 'credit-note')),
  number text not null unique,
  day date not null,
  amount amount not null,
  facts json not null,
  primary key (subscription_id, kind)
);
