-- What people write to the company.

-- What people ask about hospitals, health plans and offers for companies. `employees` and `sites`: of a company.
create table enquiry (
  id text primary key,
  kind text not null check (kind in ('hospital', 'health-plan', 'corporate')),
  about text,
  name text not null,
  mobile text not null,
  email text,
  city text not null,
  -- Both or neither.
  employees int check (employees > 0),
  sites int check (sites > 0),
  message text not null,
  customer text references customer on delete cascade,
  state text not null default 'new' check (state in ('new', 'contacted', 'closed', 'spam')),
  sent_at timestamptz not null,
  constraint enquiry_company check ((employees is null) = (sites is null))
);
create index enquiry_customer on enquiry (customer);

-- What people write by the contact form. Its number is of one series with those of tickets: whoever names a number means one thing.
create table message (
  id text primary key,
  number int not null generated always as identity (start with 10001) unique,
  name text not null,
  email text not null,
  mobile text,
  message text not null,
  customer text references customer on delete cascade,
  sent_at timestamptz not null
);
create index message_customer on message (customer);
