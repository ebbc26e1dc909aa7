-- Reward points.

-- Points that a customer got or lost, from when on they count and how long. What was entered stays as it is. An id is unique by itself too.
create table reward_entry (
  customer text not null references customer on delete cascade,
  id text not null,
  kind text not null check (kind in ('opening', 'earned', 'taken-back')),
  payable text,
  points int8 not null check (points <> 0),
  reason text not null,
  entered_at timestamptz not null,
  usable_from timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer, id),
  check ((kind = 'opening') = (payable is null)),
  check (kind = 'opening' or (kind = 'earned') = (points > 0)),
  check (expires_at > usable_from)
);
create index reward_entry_customer on reward_entry (customer, entered_at desc, id desc);
create index reward_entry_counting on reward_entry (customer, expires_at) include (usable_from, points);
create unique index reward_entry_id on reward_entry (id);

-- It looks at nothing but its row, and so runs on each node.
create function keep_reward_entry() returns trigger language plpgsql as $$
begin
  raise exception 'what was entered stays: put another entry';
end
$$;
create trigger keep_reward_entry before update on reward_entry for each row execute function keep_reward_entry();

-- It looks the customer's row up, and so stays where that row is.
create function keep_reward_entry_of_customer() returns trigger language plpgsql as $$
begin
  if exists (select from customer where id = old.customer) then
    raise exception 'what was entered stays: put another entry';
  end if;
  return old; -- The customer is erased, and what was entered goes with them.
end
$$;
create trigger keep_reward_entry_of_customer before delete on reward_entry for each row execute function keep_reward_entry_of_customer();
