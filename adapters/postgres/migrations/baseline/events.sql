-- Events, the steps that people and staff took, and what these made.

-- An event. No check holds `taken` to `seats`, because staff may lower the capacity under the seats that are taken.
create table event (
  id text collate "C" primary key,
  title jsonb not null,
  text jsonb not null,
  place text,
  place_hindi text,
  city text,
  link text,
  price int8 not null check (price >= 0),
  picture text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  former_starts_at timestamptz,
  former_ends_at timestamptz,
  -- How often it was moved, for calendars that have it.
  moves int not null default 0,
  moved_at timestamptz,
  offer_hours int not null check (offer_hours between 1 and 168),
  capacity int not null check (capacity between 1 and 100000),
  seats int not null check (seats between 1 and 100000),
  taken int not null default 0 check (taken >= 0),
  waiting int not null default 0 check (waiting >= 0),
  attendees int not null default 0,
  steps int not null default 0,
  is_draft boolean not null,
  is_cancelled boolean not null default false,
  check (ends_at > starts_at),
  check ((place is null) <> (link is null)),
  check ((place is null) = (city is null)),
  check ((former_starts_at is null) = (former_ends_at is null))
);
create index event_by_start on event (starts_at, id);

-- What people and staff did, in order. A move has the times that the event had and those that it has. Who goes for good leaves steps that name
-- nobody.
create table event_step (
  event text collate "C" not null references event,
  number int not null check (number > 0),
  at timestamptz not null,
  kind text not null check (kind in ('join', 'leave', 'accept', 'decline', 'arrive', 'keep', 'capacity', 'cancel', 'move')),
  attendee int,
  capacity int,
  starts_at timestamptz,
  ends_at timestamptz,
  former_starts_at timestamptz,
  former_ends_at timestamptz,
  primary key (event, number),
  check ((attendee is null) = (kind in ('capacity', 'cancel', 'move'))),
  check ((capacity is null) = (kind <> 'capacity')),
  check (num_nulls(starts_at, ends_at, former_starts_at, former_ends_at) = case kind when 'move' then 0 else 4 end)
);

-- Who comes, waits or left. `asked`: the how many-th move of the event of which they have not said yet whether they come.
create table event_attendee (
  event text collate "C" not null references event,
  number int not null check (number > 0),
  customer text not null references customer,
  state text not null check (state in ('going', 'waiting', 'offered', 'attended', 'left', 'expired')),
  until timestamptz,
  line int,
  asked int,
  secret text not null,
  is_told boolean not null default false,
  primary key (event, number),
  unique (event, customer),
  check ((until is null) = (state <> 'offered')),
  check ((line is null) = (state <> 'waiting'))
);
create index event_attendee_customer on event_attendee (customer);
create unique index event_attendee_line on event_attendee (event, line) where state = 'waiting';
create index event_attendee_offered on event_attendee (until, event) where state = 'offered';
