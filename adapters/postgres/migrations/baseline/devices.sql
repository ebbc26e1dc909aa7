-- Where customers' devices are reached.

-- Where an app of a customer is reached.
create table push_token (
  push_token text primary key,
  customer text not null references customer on delete cascade,
  seen_at timestamptz not null
);
create index push_token_customer on push_token (customer, seen_at);

-- Where a browser of a customer is reached by push. An address ends with the session that stored it.
create table push_address (
  customer text not null references customer on delete cascade,
  session text not null references session on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'hi')),
  kept_at timestamptz not null,
  primary key (customer, session)
);
create index push_address_session on push_address (session);
