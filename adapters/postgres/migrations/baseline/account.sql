-- Where customers live and who belongs to them.

-- Where a customer has goods sent and samples taken.
create table address (
  id text primary key,
  customer text not null references customer on delete cascade,
  name text not null,
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  line1 text not null,
  line2 text not null,
  landmark text not null,
  city text not null,
  state text not null,
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  kind text not null check (kind in ('home', 'work', 'other')),
  is_default boolean not null
);
create index address_customer on address (customer, id);
create unique index address_default on address (customer) where is_default;

-- Members of a customer's family, for whom the customer books and notes.
create table family_member (
  id text primary key,
  customer text not null references customer on delete cascade,
  name text not null,
  relation text not null,
  birthdate date not null,
  gender text not null check (gender in ('female', 'male', 'other')),
  -- When the guardian of a minor consented.
  consented_at timestamptz
);
create index family_member_customer on family_member (customer, id);

-- The upload that shows a customer.
create table profile_picture (
  customer text primary key references customer on delete cascade,
  upload text not null references upload on delete cascade
);
create index profile_picture_upload on profile_picture (upload);
