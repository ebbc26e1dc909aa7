-- What delivery costs, and where to.

-- What delivery costs. Without a row it costs nothing.
create table shipping_settings (
  only_row boolean default true primary key check (only_row),
  basic_minimum amount,
  basic_charge amount,
  exceed_above numeric check (exceed_above >= 0),
  exceed_minimum amount,
  exceed_charge amount,
  check ((basic_minimum is null) = (basic_charge is null)),
  check ((exceed_above is null) = (exceed_minimum is null) and (exceed_above is null) = (exceed_charge is null))
);

-- Where goods are sent, and in how many days. `city` null: none is known.
create table pincode (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  city text,
  state text not null,
  days int not null check (days >= 0),
  cash_on_delivery boolean not null
);
