-- What customers note of their days, each for themselves and for members of their family: `member` empty is the customer.

-- A customer's consent to the use of health data. `withdrawn_at` null: it stands.
create table health_consent (
  customer text primary key references customer on delete cascade,
  given_at timestamptz not null,
  text_version int2 not null default 1 check (text_version > 0),
  withdrawn_at timestamptz
);

-- A press as it came; never changed. `received_at` is the server's clock. Whoever takes presses holds the person's row once for all of them: no
-- foreign key does so again for each.
create table tracker_op (
  customer text not null,
  member text not null default '',
  op text not null,
  entry text not null,
  n int8 not null check (n between 1 and 1000000000),
  pressed_at timestamptz not null,
  change jsonb not null,
  received_at timestamptz not null,
  primary key (customer, member, op)
);

-- The order of changes of entries.
create sequence tracker_change;

-- What the presses of an entry make. `value` and `day` null: it was removed. The planner is told that people have thousands of entries: where an
-- average person has few, each index that begins with a person would look as good to it.
create table tracker_entry (
  customer text not null,
  member text not null default '',
  entry text not null,
  tracker text not null,
  op text not null,
  n int8 not null,
  day text,
  value jsonb,
  tops jsonb not null,
  conflicts jsonb not null,
  -- The order of changes; of one customer they are made one after the other.
  change int8 not null default nextval('tracker_change'),
  changed_at timestamptz not null,
  primary key (customer, member, entry),
  check ((day is null) = (value is null))
);
alter table tracker_entry alter column customer set (n_distinct = -0.0005);
create index tracker_entry_removed on tracker_entry (changed_at) where value is null;
create index tracker_entry_day on tracker_entry (customer, member, tracker, day, entry) where value is not null;
create unique index tracker_entry_change on tracker_entry (customer, member, change);

-- What the entries of a day come to, so that a year is read without each of them.
create table tracker_day (
  customer text not null references customer on delete cascade,
  member text not null default '',
  tracker text not null,
  day text not null,
  entries int not null check (entries > 0),
  sum numeric,
  spans jsonb not null,
  primary key (customer, member, tracker, day)
);

-- A device that knows less than the change `anew_from` reads everything again: entries were deleted for good.
create table tracker_reading (
  customer text not null references customer on delete cascade,
  member text not null default '',
  anew_from int8 not null,
  primary key (customer, member)
);

-- What a person wants to reach in a day, from a day on. `activity`: how they live, where a goal of meals follows from it.
create table tracker_goal (
  customer text not null references customer on delete cascade,
  member text not null default '',
  tracker text not null,
  from_day text not null,
  value int not null check (value > 0),
  activity text,
  adds_exercise boolean not null default false,
  primary key (customer, member, tracker, from_day)
);

-- Days on which a goal rests.
create table tracker_pause (
  customer text not null references customer on delete cascade,
  member text not null default '',
  from_day text not null,
  to_day text not null,
  primary key (customer, member, from_day),
  check (to_day >= from_day)
);

-- Who wants to see neither calories nor weight, and since when.
create table tracker_hiding (
  customer text primary key references customer on delete cascade,
  since timestamptz not null
);

-- When somebody wants to be reminded of a tracker: `time` in minutes since midnight in India; `next_at` is when it comes.
create table tracker_reminder (
  id text primary key,
  customer text not null references customer on delete cascade,
  member text not null default '',
  tracker text not null,
  time int2 not null check (time between 0 and 1439),
  next_at timestamptz not null,
  unique (customer, member, tracker, time)
);
create index tracker_reminder_next on tracker_reminder (next_at);

-- A result of a health tool; never changed. `at` is when it was made, `received_at` the server's clock.
create table tracker_result (
  customer text not null references customer on delete cascade,
  id text not null,
  tool text not null,
  at timestamptz not null,
  input jsonb not null,
  answers jsonb not null,
  received_at timestamptz not null,
  primary key (customer, id)
);
create index tracker_result_tool on tracker_result (customer, tool, at desc, id desc);

-- The last answer to each question of the mind.
create table mind_answer (
  customer text not null references customer on delete cascade,
  question text collate "C" not null,
  answer int2 not null check (answer between 0 and 4),
  answered_at timestamptz not null,
  primary key (customer, question)
);

-- Tables of foods and activities that staff import. `version` grows with each import that changes the table.
create table imported_table (
  kind text primary key check (kind in ('food', 'activity')),
  version int not null
);

-- Their rows.
create table imported_row (
  kind text not null references imported_table,
  id text collate "C" not null,
  value jsonb not null,
  primary key (kind, id)
);
