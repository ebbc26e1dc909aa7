-- What laboratories offer, bookings of their tests and what they found. Steps and reports are found by their customer first, so that they can lie on
-- many nodes; the booking itself stays with the room of the slot that it takes, and tells whose it is.

-- Laboratories.
create table lab (
  id text primary key,
  offer jsonb not null
);

-- When a laboratory takes samples.
create table lab_calendar (
  id text primary key references lab on delete cascade,
  offer jsonb not null
);

-- Tests. Two entries of one import may take each other's slug: slugs are compared at its end.
create table lab_test (
  id text primary key,
  slug text not null unique deferrable initially deferred,
  offer jsonb not null
);

-- Packages of tests, likewise.
create table lab_package (
  id text primary key,
  slug text not null unique deferrable initially deferred,
  offer jsonb not null
);

-- How much of the room of a slot is taken: never more than there is.
create table lab_slot (
  lab text not null,
  place text not null,
  starts_at timestamptz not null,
  taken int not null,
  capacity int not null,
  primary key (lab, place, starts_at),
  constraint lab_slot_room check (taken between 0 and capacity)
);

-- A booking of tests.
create table lab_booking (
  id text primary key,
  customer text not null references customer on delete cascade,
  lab text not null,
  place text not null check (place in ('home', 'centre')),
  -- null: in the centre.
  pincode text,
  starts_at timestamptz not null,
  facts jsonb not null,
  state text not null,
  expires_at timestamptz,
  made_at timestamptz not null,
  -- By which its customer's call is known again.
  call_key text not null,
  -- In which its customer held it.
  language text check (language in ('en', 'hi')),
  unique (customer, call_key),
  unique (customer, id),
  check ((pincode is null) = (place = 'centre')),
  check (expires_at is not null or state not in ('held', 'pending_payment'))
);
create index lab_booking_slot on lab_booking (lab, starts_at);
create index lab_booking_customer on lab_booking (customer, starts_at);
create index lab_booking_start on lab_booking (starts_at);
create index lab_booking_plan on lab_booking ((facts #>> '{basket,plan,subscription}')) where facts #>> '{basket,plan,subscription}' is not null;

-- What was done to it. Rows are only added.
create table lab_booking_step (
  customer text not null,
  booking_id text not null,
  number int not null,
  at timestamptz not null,
  by jsonb not null,
  deed jsonb not null,
  -- The upload that it names; null: none.
  file text generated always as (deed #>> '{source,file}') stored,
  primary key (customer, booking_id, number),
  constraint lab_booking_step_booking_fkey foreign key (customer, booking_id) references lab_booking (customer, id) on delete cascade
);
create index lab_booking_step_file on lab_booking_step (file) where file is not null;

-- For a step that is put without its customer.
create function name_lab_booking_customer() returns trigger language plpgsql as $$
begin
  new.customer := (select customer from lab_booking where id = new.booking_id);
  return new;
end
$$;
create trigger name_lab_booking_customer before insert on lab_booking_step
  for each row when (new.customer is null) execute function name_lab_booking_customer();

-- The steps and the money of a booking of tests.
create function own_lab_booking(whose text, wanted text) returns table (steps json, payments json, entries json) language plpgsql stable rows 1 as $$
begin
  return query select taken.steps, paid.payments, entered.entries from
    (select json_agg(json_build_object('at', (extract(epoch from step.at) * 1000)::int8, 'by', step.by, 'deed', step.deed) order by step.number)
      from lab_booking_step step where step.customer = whose and step.booking_id = wanted) taken (steps),
    (select json_agg(json_build_object('id', event.id, 'provider', event.provider, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
        'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C")
      from payment_event event where event.customer = whose and event.payable = wanted) paid (payments),
    (select json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
        'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number)
      from ledger_entry entry where entry.customer = whose and entry.payable = wanted) entered (entries);
end
$$;

-- What a laboratory found. Rows are only added: a correction is another row.
create table lab_report (
  customer text not null references customer on delete cascade,
  booking_id text not null,
  number int not null check (number > 0),
  -- Its booking with its number.
  id text not null,
  -- null: the customer.
  member text,
  taken_at timestamptz not null,
  at timestamptz not null,
  by_name text not null,
  -- Why former values are wrong.
  reason text,
  tests jsonb not null,
  -- The upload of the PDF that came with it.
  paper text references upload,
  primary key (customer, booking_id, number),
  constraint lab_report_booking_fkey foreign key (customer, booking_id) references lab_booking (customer, id) on delete cascade
);
create index lab_report_customer on lab_report (customer, at);
create index lab_report_paper on lab_report (paper) where paper is not null;

-- `place`, from 1 on, makes the series of a laboratory's papers. A laboratory has one once the first paper is made.
create table lab_series (
  lab text primary key,
  place int not null generated always as identity unique check (place <= 9360)
);

-- Receipts, bills and credit notes of bookings. They name no customer and no booking's row, so that they stay as tax law wants it when an account is
-- erased. Rows are only added.
create table lab_paper (
  place int8 not null generated always as identity,
  booking_id text collate "C" not null,
  kind text not null check (kind in ('receipt', 'bill', 'credit-note')),
  number text not null unique,
  day date not null,
  amount amount not null,
  facts json not null,
  primary key (booking_id, kind)
);
