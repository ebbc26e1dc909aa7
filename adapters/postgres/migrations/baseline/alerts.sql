-- Who waits for a product that is back, for a price, for an area that opens, for a quiz.

-- What somebody wants to be told of. Visitors are known by an address that they confirm.
create table alert (
  id text primary key,
  kind text not null check (kind in ('back-in-stock', 'price-at-most', 'opening', 'quiz-opens')),
  subject text not null,
  price int8 check (price >= 0),
  customer text references customer on delete cascade,
  email text,
  language text check (language in ('en', 'hi')),
  state text not null check (state in ('asked', 'waiting', 'told')),
  asked_at timestamptz not null,
  told_at timestamptz,
  check ((price is not null) = (kind = 'price-at-most')),
  check (num_nonnulls(customer, email) = 1),
  check (state <> 'asked' or customer is null),
  check ((told_at is not null) = (state = 'told'))
);
create unique index alert_customer on alert (customer, kind, subject) where customer is not null;
create unique index alert_email on alert (email, kind, subject, price) nulls not distinct where email is not null;
create index alert_waiting on alert (kind, subject, asked_at, id) where state = 'waiting';
create index alert_price on alert (subject, price) where state = 'waiting' and kind = 'price-at-most';
create index alert_asked on alert (asked_at) where state = 'asked';
create index alert_told on alert (told_at) where state = 'told';

-- Hashes of the keys in letters by which an alert is confirmed or all are left.
create table alert_key (
  hash bytea primary key,
  opens text not null check (opens in ('confirm', 'leave')),
  alert text references alert on delete cascade,
  customer text references customer on delete cascade,
  email text,
  made_at timestamptz not null,
  check ((alert is not null) = (opens = 'confirm')),
  check (num_nonnulls(customer, email) = case opens when 'leave' then 1 else 0 end)
);
create index alert_key_alert on alert_key (alert) where alert is not null;
create index alert_key_customer on alert_key (customer) where customer is not null;
create index alert_key_email on alert_key (email) where email is not null;
create index alert_key_made_at on alert_key (made_at);
