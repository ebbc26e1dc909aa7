-- What patients answer and share for their appointments.

-- What customers answer before a consultation: for each patient, kind and appointment one that is not stopped. Answers to questions that are not
-- asked are never here. `state` is what `steps` make of it.
create table assessment (
  id text collate "C" primary key,
  customer text not null references customer on delete cascade,
  member text,
  booking text collate "C" references booking on delete cascade,
  kind text collate "C" not null,
  version int not null,
  state text not null check (state in ('in_progress', 'completed', 'amended', 'stopped')),
  answers jsonb not null,
  steps jsonb not null,
  begun_at timestamptz not null
);
create index assessment_customer on assessment (customer, begun_at desc);
create unique index assessment_place on assessment (customer, kind, coalesce(member, ''), coalesce(booking, '')) where state <> 'stopped';
create index assessment_booking on assessment (booking);

-- What stays known of a patient's health: the newest answer to each question. `member` empty: the customer is the patient.
create table health_profile (
  customer text not null references customer on delete cascade,
  member text not null,
  answers jsonb not null,
  primary key (customer, member)
);

-- What patients shared for their appointments as the call began: one row a booking. `member` null: the customer is the patient.
create table shared_copy (
  booking text collate "C" primary key,
  customer text not null references customer on delete cascade,
  member text,
  taken_at timestamptz not null,
  content jsonb not null
);
create index shared_copy_customer on shared_copy (customer);

-- Reports that patients send for their appointments. `id` is that of the upload; `hidden_at` null: it is shown.
create table patient_report (
  id text primary key references upload on delete cascade,
  customer text not null references customer on delete cascade,
  member text,
  booking text collate "C" not null,
  sent_at timestamptz not null,
  hidden_at timestamptz
);
create index patient_report_customer on patient_report (customer, booking, sent_at);

-- For which appointments customers share the reports of laboratories. A row that is gone was taken back.
create table lab_report_share (
  booking text collate "C" not null,
  lab_booking text collate "C" not null,
  customer text not null references customer on delete cascade,
  shared_at timestamptz not null,
  primary key (booking, lab_booking)
);
create index lab_report_share_customer on lab_report_share (customer);

-- Days of trackers that patients attach to their appointments, one span a tracker. Both days are included.
create table attached_span (
  booking text collate "C" not null,
  tracker text not null,
  customer text not null references customer on delete cascade,
  member text,
  first_day date not null,
  last_day date not null,
  attached_at timestamptz not null,
  primary key (booking, tracker),
  check (last_day >= first_day)
);
create index attached_span_customer on attached_span (customer);

-- What care law has stay of the appointments of erased accounts, under a pseudonym, until `kept_until`. Rows are only added, and name no customer.
create table retained_consultation (
  number int8 generated always as identity primary key,
  pseudonym uuid not null,
  practitioner text collate "C" not null,
  starts_at timestamptz not null,
  kept_until date not null,
  content jsonb not null
);
create index retained_consultation_practitioner on retained_consultation (practitioner, starts_at);
create index retained_consultation_until on retained_consultation (kept_until);
