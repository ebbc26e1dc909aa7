-- Practitioners, appointments and what is made of them. What an appointment is made of is found by its customer first, so that it can lie on many
-- nodes. The appointment itself stays with those whose time it takes, and a prescription with its number; both tell whose they are.

-- A practitioner with fees, clinics and the calendar, which are read and changed as a whole.
create table practitioner (
  id text primary key,
  name text not null,
  therapy text not null,
  qualifications text[] not null,
  council text,
  registration text,
  languages text[] not null,
  gender text not null,
  practising_since int not null,
  cities text[] not null,
  clinics jsonb not null,
  fees jsonb not null check (jsonb_array_length(fees) > 0),
  about jsonb,
  picture text,
  buffer int not null check (buffer between 0 and 120),
  lead int not null check (lead between 0 and 10080),
  horizon int not null check (horizon between 1 and 365),
  gst float8 not null check (gst between 0 and 100),
  account text,
  is_active boolean not null,
  verified_at timestamptz,
  windows jsonb not null,
  exceptions jsonb not null
);
create index practitioner_listed on practitioner (id) where is_active and verified_at is not null;
create index practitioner_account on practitioner (account) where account is not null;

-- An appointment as it takes time. `member` null: the customer is the patient. Two that take time never overlap, for a practitioner with the rest
-- after each, for a patient without.
create table booking (
  id text primary key,
  practitioner text not null references practitioner,
  customer text not null references customer on delete cascade,
  member text,
  mode text not null default 'audio' check (mode in ('audio', 'video')),
  starts_at timestamptz not null,
  length int not null check (length between 1 and 240),
  buffer int not null check (buffer between 0 and 120),
  fee amount not null default 0,
  -- null: no plan pays.
  plan jsonb,
  state text not null check (state in (
      'held', 'pending_payment', 'expired', 'confirmed', 'checked_in', 'in_progress', 'completed', 'cancelled_by_patient',
      'cancelled_by_practitioner', 'no_show_patient', 'no_show_practitioner', 'failed_technically'
    )),
  expires_at timestamptz,
  -- In which its customer held it.
  language text check (language in ('en', 'hi')),
  -- By which its customer's call is known again.
  call_key text,
  made_at timestamptz not null default now(),
  unique (customer, id),
  check (state not in ('held', 'pending_payment') or expires_at is not null),
  check (plan is null or fee = 0),
  constraint booking_practitioner_time exclude using gist (practitioner with =,
    tsrange(starts_at at time zone 'UTC', (starts_at at time zone 'UTC') + (length + buffer) * interval '1 minute') with &&)
    where (state in ('held', 'pending_payment', 'confirmed', 'checked_in', 'in_progress')),
  constraint booking_patient_time exclude using gist ((coalesce(member, customer)) with =,
    tsrange(starts_at at time zone 'UTC', (starts_at at time zone 'UTC') + length * interval '1 minute') with &&)
    where (state in ('held', 'pending_payment', 'confirmed', 'checked_in', 'in_progress'))
);
create index booking_practitioner on booking (practitioner, starts_at) where state in (
    'held', 'pending_payment', 'confirmed', 'checked_in', 'in_progress'
  );
create index booking_customer on booking (customer, starts_at);
create unique index booking_call on booking (customer, call_key);
create index booking_open on booking (starts_at) where state in ('confirmed', 'checked_in', 'in_progress');
create index booking_plan on booking ((plan ->> 'subscription')) where plan is not null;

-- Which practitioners changed, for the directory that every server has in memory: a row for each change of what it shows, with the transaction that
-- made it. Rows are only added, so that two transactions never wait here for each other, and go after a day.
create table practitioner_change (
  practitioner text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index practitioner_change_in on practitioner_change (changed_in);
create index practitioner_change_at on practitioner_change (changed_at);

-- A change of a practitioner, of an appointment's time or of a practitioner's stars.
create function tell_practitioner_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'practitioner' then
    insert into practitioner_change (practitioner) values (case when tg_op = 'DELETE' then old.id else new.id end);
  elsif tg_table_name = 'booking' then
    insert into practitioner_change (practitioner) values (case when tg_op = 'DELETE' then old.practitioner else new.practitioner end);
  else
    insert into practitioner_change (practitioner) values (new.subject);
  end if;
  return null;
end
$$;
create trigger tell_change after insert or update or delete on practitioner for each row execute function tell_practitioner_change();
create trigger tell_change after insert or delete or update of practitioner, starts_at, length, buffer, state, expires_at on booking
  for each row execute function tell_practitioner_change();
create trigger tell_change after insert or update on review_summary
  for each row when (new.subject_kind = 'practitioner') execute function tell_practitioner_change();

-- What was done to an appointment. Rows are only added.
create table booking_step (
  customer text not null,
  booking_id text not null,
  number int not null check (number >= 0),
  at timestamptz not null,
  by jsonb not null,
  deed jsonb not null,
  primary key (customer, booking_id, number),
  constraint booking_step_booking_fkey foreign key (customer, booking_id) references booking (customer, id) on delete cascade
);

-- What a patient writes before an appointment.
create table booking_complaint (
  customer text not null,
  booking_id text not null,
  words text not null,
  primary key (customer, booking_id),
  constraint booking_complaint_booking_fkey foreign key (customer, booking_id) references booking (customer, id) on delete cascade
);

-- What a patient says privately of a consultation.
create table booking_feedback (
  customer text not null,
  booking_id text not null,
  line int not null check (line between 1 and 5),
  text text not null,
  primary key (customer, booking_id),
  constraint booking_feedback_booking_fkey foreign key (customer, booking_id) references booking (customer, id) on delete cascade
);
create unique index booking_feedback_booking_id on booking_feedback (booking_id);

-- What a practitioner writes before signing it.
create table prescription_draft (
  customer text not null,
  booking_id text not null,
  content jsonb not null,
  primary key (customer, booking_id),
  constraint prescription_draft_booking_fkey foreign key (customer, booking_id) references booking (customer, id) on delete cascade
);
create unique index prescription_draft_booking_id on prescription_draft (booking_id);

-- For a row that is put without its customer.
create function name_booking_customer() returns trigger language plpgsql as $$
begin
  new.customer := (select customer from booking where id = new.booking_id);
  return new;
end
$$;
create trigger name_booking_customer before insert on booking_step for each row when (new.customer is null) execute function name_booking_customer();
create trigger name_booking_customer before insert on booking_complaint
  for each row when (new.customer is null) execute function name_booking_customer();
create trigger name_booking_customer before insert on booking_feedback
  for each row when (new.customer is null) execute function name_booking_customer();
create trigger name_booking_customer before insert on prescription_draft
  for each row when (new.customer is null) execute function name_booking_customer();

-- The steps and the money of an appointment. A statement that reads an appointment goes on from there by this, which PostgreSQL plans by itself.
create function own_booking(whose text, wanted text) returns table (steps json, payments json, entries json) language plpgsql stable rows 1 as $$
begin
  return query select taken.steps, paid.payments, entered.entries from
    (select json_agg(json_build_object('at', (extract(epoch from step.at) * 1000)::int8, 'by', step.by, 'deed', step.deed) order by step.number)
      from booking_step step where step.customer = whose and step.booking_id = wanted) taken (steps),
    (select json_agg(json_build_object('id', event.id, 'provider', event.provider, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
        'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C")
      from payment_event event where event.customer = whose and event.payable = wanted) paid (payments),
    (select json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
        'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number)
      from ledger_entry entry where entry.customer = whose and entry.payable = wanted) entered (entries);
end
$$;

-- A signed prescription. `member` null: it is for the customer.
create table prescription (
  booking_id text primary key,
  number text not null unique,
  customer text not null references customer on delete cascade,
  member text,
  signed_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_because text,
  unique (customer, booking_id),
  check ((withdrawn_at is null) = (withdrawn_because is null))
);
create index prescription_customer on prescription (customer, signed_at desc);

-- What was signed, version by version. Texts stay letter by letter, because their hash is taken of them: json. Rows are only added.
create table prescription_version (
  customer text not null,
  booking_id text not null,
  version int not null check (version > 0),
  content json not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (customer, booking_id, version),
  constraint prescription_version_prescription_fkey foreign key (customer, booking_id) references prescription (customer, booking_id) on delete cascade
);
create trigger keep_as_written before update on prescription_version for each row execute function keep_as_written();

-- For a version that is put without its customer.
create function name_prescription_customer() returns trigger language plpgsql as $$
begin
  new.customer := (select customer from prescription where booking_id = new.booking_id);
  return new;
end
$$;
create trigger name_prescription_customer before insert on prescription_version
  for each row when (new.customer is null) execute function name_prescription_customer();

-- What a practitioner prescribes again and again. Nothing of a patient is in it.
create table prescription_template (
  id text primary key,
  practitioner text not null references practitioner on delete cascade,
  kind text not null,
  name text not null,
  content jsonb not null
);
create index prescription_template_of on prescription_template (practitioner);

-- Which doses and exercises of prescriptions were ticked: one row a dose. `time` as the prescription writes it.
create table dose_tick (
  customer text not null references customer on delete cascade,
  booking text not null,
  item text not null,
  day text collate "C" not null,
  time text not null,
  number int8 not null generated always as identity,
  ticked_at timestamptz not null,
  primary key (customer, booking, item, day, time)
);
create index dose_tick_day on dose_tick (customer, day);

-- Rooms of consultations as the steps that made them; `starts_at`: the start for which the room was. Rows are only added.
create table call_step (
  booking_id text not null references booking on delete cascade,
  starts_at timestamptz not null,
  number int not null,
  at timestamptz not null,
  deed jsonb not null,
  primary key (booking_id, starts_at, number)
);

-- What the browsers of both sides say to each other. `data` null: it was read, or it is too old. A signal's text stays in its row as it came, as
-- compressing it took as long as storing it; those that are too old are found by where they lie; and as it is put from the row of its booking, no
-- foreign key looks for that once more.
create table call_signal (
  booking_id text not null,
  generation int not null,
  sender text not null,
  recipient text not null,
  seq int not null check (seq > 0),
  number int8 not null generated always as identity,
  kind text not null check (kind in ('offer', 'answer', 'candidate', 'bye')),
  data text,
  at timestamptz not null,
  primary key (booking_id, generation, sender, recipient, seq)
) with (toast_tuple_target = 8160);
create index call_signal_at on call_signal using brin (at);

-- `place`, from 1 on, makes the series of a practitioner's papers. A practitioner has one once the first paper is made.
create table practitioner_series (
  practitioner text primary key,
  place int not null generated always as identity unique check (place <= 12960)
);

-- Receipts, bills and credit notes of appointments. They name no customer and no booking's row, so that they stay as tax law wants it when an account
-- is erased. Rows are only added.
create table booking_paper (
  place int8 not null generated always as identity,
  booking_id text collate "C" not null,
  kind text not null check (kind in ('receipt', 'bill', 'credit-note')),
  number text not null unique,
  day date not null,
  amount amount not null,
  facts json not null,
  primary key (booking_id, kind)
);

-- Who read health data of a customer or a member, and for which appointment. Rows are only added and name no booking by a constraint, as they say
-- what was read whatever becomes of it.
create table access_entry (
  customer text not null references customer on delete cascade,
  number int8 not null generated always as identity,
  member text,
  at timestamptz not null,
  by_name text not null,
  seen jsonb not null,
  booking text not null,
  starts_at timestamptz not null,
  primary key (customer, number)
);

-- Consents to the use of health data that customers give for members of their family. `withdrawn_at` null: it stands.
create table member_health_consent (
  customer text not null references customer on delete cascade,
  member text not null,
  given_at timestamptz not null,
  text_version int2 not null default 1 check (text_version > 0),
  withdrawn_at timestamptz,
  primary key (customer, member)
);
