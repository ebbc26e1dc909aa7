-- Coupons.

-- What customers take off a cart by a code, or without typing one.
create table coupon (
  -- The order in which coupons were added.
  position int not null generated always as identity,
  code text not null,
  -- The code in upper case as core makes it. The database's upper case may be different.
  key text not null,
  audience text not null check (audience in ('public', 'private')),
  is_for_web boolean not null,
  products text[] not null,
  brands text[] not null,
  categories text[] not null,
  maximum_lines int8 check (maximum_lines > 0),
  maximum_pieces int8 check (maximum_pieces > 0),
  promise text not null check (promise in ('rupee', 'percentage')),
  amount amount,
  percent numeric check (percent >= 0),
  cap amount,
  minimum amount not null,
  priority_shipping amount not null,
  end_kind text check (end_kind in ('instant', 'day')),
  end_seconds int8,
  end_decimals text,
  terms text,
  terms_hindi text,
  -- null: no limit.
  uses_left int8 check (uses_left >= 0),
  added_at timestamptz not null default now(),
  primary key (position),
  constraint coupon_code_key unique (key),
  check ((promise = 'rupee') = (amount is not null) and (promise = 'percentage') = (percent is not null)),
  check ((end_kind is null) = (end_seconds is null) and (end_kind is null) = (end_decimals is null))
);
create unique index coupon_code on coupon (upper(code));
