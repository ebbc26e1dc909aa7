-- Who somebody is, where they are signed in, and what signing in needs.

-- Companies that send customers here, each with the key by which its calls are known.
create table aggregator (
  name text primary key,
  api_key_hash bytea not null
);

-- Whoever has an account: customers, practitioners, sellers, laboratories and staff.
create table customer (
  id text primary key,
  name text not null,
  mobile text unique check (mobile ~ '^[0-9]{10}$'),
  email text unique,
  role text not null default 'customer' check (role in ('customer', 'practitioner', 'seller', 'lab', 'support', 'content', 'finance', 'admin')),
  gender text check (gender in ('female', 'male', 'other')),
  birthdate date,
  reference_code text,
  aggregator text references aggregator,
  invite_code text unique check (invite_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  password_hash text,
  standing text not null default 'staying' check (standing in ('staying', 'blocked', 'leaving', 'erased')),
  -- From when on a leaving or erased account is dealt with.
  due_from timestamptz,
  created_at timestamptz not null,
  check ((due_from is not null) = (standing in ('leaving', 'erased')))
);
create index customer_aggregator on customer (aggregator) where aggregator is not null;

-- By whose code a customer came.
create table customer_invite (
  invited text primary key references customer on delete cascade,
  inviter text not null references customer on delete cascade,
  invited_at timestamptz not null,
  check (inviter <> invited)
);
create index customer_invite_inviter on customer_invite (inviter);

-- Where somebody is signed in. One that opens `recovery` restores an account that is to be erased, and nothing else.
create table session (
  id text primary key,
  customer text not null references customer on delete cascade,
  opens text not null default 'account' check (opens in ('account', 'recovery')),
  token_hash bytea not null unique,
  opened_at timestamptz not null,
  used_at timestamptz not null
);
create index session_customer on session (customer);

-- Codes that were sent to a mobile or an address, for a purpose, to whoever asked for them.
create table one_time_code (
  purpose text not null,
  target text not null,
  asker text not null,
  challenge text not null unique,
  hash text not null,
  reference_code text,
  sent_at timestamptz not null,
  state text not null check (state in ('awaited', 'proved', 'over')),
  tries int2 not null,
  until timestamptz not null,
  primary key (purpose, target, asker)
);
create index one_time_code_until on one_time_code (until);

-- Links by which a customer chooses a new password.
create table password_reset (
  key_hash text primary key,
  customer text not null unique references customer on delete cascade,
  until timestamptz not null
);

-- Attempts under one limit, of one account, address or number. `key` is a hash of it; each attempt is in milliseconds since 1970.
create table attempt (
  key bytea primary key,
  made int8[] not null,
  until timestamptz not null
);
create index attempt_until on attempt (until);

-- Keys that all servers share.
create table shared_key (
  name text primary key,
  key bytea not null
);
