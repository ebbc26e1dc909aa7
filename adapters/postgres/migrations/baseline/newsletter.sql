-- Who gets the newsletter.

-- Addresses that get the newsletter, or asked for it.
create table subscription (
  email text primary key,
  state text not null check (state in ('asked', 'confirmed')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  check ((state = 'confirmed') = (confirmed_at is not null))
);
create index subscription_asked on subscription (asked_at) where state = 'asked';

-- Hashes of the keys in letters by which an address is confirmed or leaves.
create table subscription_key (
  hash bytea primary key,
  email text not null references subscription on delete cascade,
  opens text not null check (opens in ('confirm', 'leave')),
  made_at timestamptz not null
);
create index subscription_key_email on subscription_key (email);
