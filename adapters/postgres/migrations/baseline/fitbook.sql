-- People, posts, groups and challenges of Fitbook.

-- The keys of a name among all people, and in one of 256 parts of them: of a name that many have, most of a search was passing all who have it
-- elsewhere.
create function keys_in_parts(customer text, keys text[]) returns text[] language sql immutable parallel unsafe
  return keys || (select array_agg(left(md5(customer), 2) || ' ' || key) from unnest(keys) as key);

-- How people want to be seen in Fitbook. `name_keys`: what the name is found by.
create table fitbook_profile (
  customer text primary key references customer on delete cascade,
  name text not null,
  about text not null,
  about_audience text not null check (about_audience in ('everybody', 'followers', 'me')),
  lists_audience text not null check (lists_audience in ('everybody', 'followers', 'me')),
  badges_audience text not null check (badges_audience in ('everybody', 'followers', 'me')),
  is_findable boolean not null,
  name_keys text[] not null,
  entered_at timestamptz not null
);
create index fitbook_profile_name on fitbook_profile using gin (keys_in_parts(customer, name_keys)) where is_findable;
-- With figures of the keys the planner would add up the shares of keys that the same people have, and read everybody.
alter index fitbook_profile_name alter column 1 set statistics 0;

-- Who follows whom, or wants to.
create table follow (
  follower text not null references customer on delete cascade,
  followed text not null references customer on delete cascade,
  state text not null check (state in ('requested', 'following', 'declined')),
  changed_at timestamptz not null,
  primary key (follower, followed),
  check (follower <> followed)
);
create index follow_list on follow (followed, state, follower);
create index follow_last on follow (follower, changed_at desc, followed) where state = 'following';

-- Requests to follow that were taken back, apart from `follow`, so that nothing that is told of follows finds them.
create table follow_withdrawn (
  follower text not null references customer on delete cascade,
  followed text not null references customer on delete cascade,
  was_declined boolean not null,
  withdrawn_at timestamptz not null,
  primary key (follower, followed),
  check (follower <> followed)
);
create index follow_withdrawn_followed on follow_withdrawn (followed);

-- How many there are in a list of this person, gone or not: the sum of all such rows. A trigger of `follow` keeps them.
create table follow_tally (
  customer text not null references customer on delete cascade,
  list text not null check (list in ('followers', 'following')),
  made uuid not null default gen_random_uuid(),
  people int not null,
  primary key (customer, list, made) include (people)
);

-- A follow of which the one who stands in this list of the other is gone, or once was, so that whoever reads a total finds those whom it must not
-- count without passing all others. It may name too many, never too few. Nothing refers to it, so nobody waits for anybody to write one.
create table follow_gone (
  follower text not null,
  followed text not null,
  list text not null check (list in ('followers', 'following')),
  primary key (followed, follower, list)
);
create index follow_gone_follower on follow_gone (follower);

-- Who blocks whom.
create table customer_block (
  blocker text not null references customer on delete cascade,
  blocked text not null references customer on delete cascade,
  blocked_at timestamptz not null,
  primary key (blocker, blocked),
  check (blocker <> blocked)
);
create index customer_block_blocked on customer_block (blocked);

-- Who has muted whom.
create table fitbook_mute (
  customer text not null references customer on delete cascade,
  muted text not null references customer on delete cascade,
  muted_at timestamptz not null,
  primary key (customer, muted),
  check (customer <> muted)
);
create index fitbook_mute_muted on fitbook_mute (muted);

-- Who was dismissed from somebody's suggestions.
create table fitbook_dismissed (
  customer text not null references customer on delete cascade,
  dismissed text not null references customer on delete cascade,
  dismissed_at timestamptz not null,
  primary key (customer, dismissed),
  check (customer <> dismissed)
);
create index fitbook_dismissed_dismissed on fitbook_dismissed (dismissed);

-- Groups. A group that nobody runs is deleted. One for the customers of a company is never open: then everybody would find it.
create table fitbook_group (
  id text primary key,
  name text not null,
  about text not null default '',
  rules text not null default '',
  -- What Hindi pages say; null: the same.
  hindi jsonb,
  -- null: it has none.
  picture text references upload on delete set null,
  -- The aggregator whose customers alone find it.
  company text references aggregator,
  is_open boolean not null,
  may_members_invite boolean not null default false,
  offered_to text,
  created_at timestamptz not null,
  owner_gone_at timestamptz,
  deleted_at timestamptz,
  is_deleted_by_staff boolean not null default false,
  check (not is_deleted_by_staff or deleted_at is not null),
  check (company is null or not is_open)
);
create index fitbook_group_offered on fitbook_group (offered_to);
create index fitbook_group_owner_gone on fitbook_group (owner_gone_at) where owner_gone_at is not null;
create index fitbook_group_picture on fitbook_group (picture) where picture is not null;
create index fitbook_group_company on fitbook_group (company) where company is not null;

-- Who is in a group, runs it, is invited or asks to be let in.
create table fitbook_group_member (
  place text not null references fitbook_group on delete cascade,
  customer text not null references customer on delete cascade,
  state text not null check (state in ('invited', 'requested', 'declined', 'banned', 'member', 'admin', 'owner')),
  changed_at timestamptz not null,
  primary key (place, customer)
);
create index fitbook_group_member_customer_idx on fitbook_group_member (customer);
create index fitbook_group_member_list on fitbook_group_member (place, state, customer);
create unique index fitbook_group_owner on fitbook_group_member (place) where state = 'owner';

-- A group is offered to somebody who is in it; whoever is gone from it is offered nothing.
alter table fitbook_group add constraint fitbook_group_offer
  foreign key (id, offered_to) references fitbook_group_member on delete set null (offered_to);

-- How many there are in a list of this group, gone or not: the sum of all such rows. A trigger of `fitbook_group_member` keeps them.
create table fitbook_group_tally (
  place text not null references fitbook_group on delete cascade,
  list text not null check (list in ('members', 'requests')),
  made uuid not null default gen_random_uuid(),
  people int not null,
  primary key (place, list, made) include (people)
);

-- A member or somebody who asks to be one who is gone, or once was: see `follow_gone`.
create table fitbook_member_gone (
  place text not null,
  customer text not null,
  primary key (place, customer)
);
create index fitbook_member_gone_customer on fitbook_member_gone (customer);

-- Links into groups. Of a token only its hash is here, and of a link not who made it.
create table fitbook_group_link (
  id text primary key,
  hash text not null unique,
  fitbook_group text not null references fitbook_group on delete cascade,
  kind text not null check (kind in ('join', 'ask')),
  uses int not null default 0,
  most_uses int not null check (most_uses > 0),
  ends_at timestamptz not null,
  is_revoked boolean not null default false,
  check (uses between 0 and most_uses)
);
create index fitbook_group_link_group on fitbook_group_link (fitbook_group, ends_at);
create index fitbook_group_link_end on fitbook_group_link (ends_at);

-- A change of follows or members moves the totals that it touches in its own transaction. It leaves rows of totals that another transaction is at:
-- then one total has several rows, whose sum holds, and nobody waits for others. It also notes the ties of people who are gone.

create function count_follow() returns trigger language plpgsql as $$
declare
  moved jsonb;
begin
  if tg_op = 'INSERT' then
    moved := (select jsonb_agg(m) from (
      select owner, list, count(*) as people from entered
        cross join lateral (values (followed, 'followers'), (follower, 'following')) as total (owner, list)
        where state = 'following'
        group by 1, 2) m);
    insert into follow_gone (follower, followed, list)
      select follower, followed, one.list from entered as tie
      cross join lateral (values ('followers', follower), ('following', followed)) as one (list, person)
      where not exists (select from customer join fitbook_profile profile on profile.customer = customer.id
        where customer.id = one.person and customer.standing = 'staying')
      on conflict do nothing;
  elsif tg_op = 'DELETE' then
    moved := (select jsonb_agg(m) from (
      select owner, list, -count(*) as people from gone
        cross join lateral (values (followed, 'followers'), (follower, 'following')) as total (owner, list)
        where state = 'following'
        group by 1, 2) m
      where exists (select from customer where id = m.owner));
    delete from follow_gone using gone where follow_gone.followed = gone.followed and follow_gone.follower = gone.follower;
  else
    moved := (select jsonb_agg(m) from (
      select owner, list, sum(people) as people from (
        select owner, list, 1 as people from entered
          cross join lateral (values (followed, 'followers'), (follower, 'following')) as total (owner, list)
          where state = 'following'
        union all select owner, list, -1 from gone
          cross join lateral (values (followed, 'followers'), (follower, 'following')) as total (owner, list)
          where state = 'following') both_sides
      group by 1, 2 having sum(people) <> 0) m);
  end if;
  if moved is null then
    return null;
  end if;
  with delta as (
    select owner, list, people from jsonb_to_recordset(moved) as one (owner text, list text, people int4)
  ), taken as (
    delete from follow_tally where ctid = any (array(
      select tally.ctid from follow_tally tally join delta on delta.owner = tally.customer and delta.list = tally.list for update of tally skip locked))
    returning customer as owner, list, people
  )
  insert into follow_tally (customer, list, people)
    select owner, list, sum(people) from (select * from delta union all select * from taken) as summed
    group by 1, 2 having sum(people) <> 0;
  return null;
end
$$;
create trigger count_entered after insert on follow referencing new table as entered for each statement execute function count_follow();
create trigger count_moved after update on follow referencing old table as gone new table as entered
  for each statement execute function count_follow();
create trigger count_gone after delete on follow referencing old table as gone for each statement execute function count_follow();

create function count_fitbook_group_member() returns trigger language plpgsql as $$
declare
  moved jsonb;
begin
  if tg_op = 'INSERT' then
    moved := (select jsonb_agg(m) from (
      select owner, list, count(*) as people from entered
        cross join lateral (values (place, case state when 'requested' then 'requests' else 'members' end)) as total (owner, list)
        where state in ('requested', 'member', 'admin', 'owner')
        group by 1, 2) m);
    insert into fitbook_member_gone (place, customer)
      select place, customer from (select place, customer, customer as person from entered as tie) as one
      where not exists (select from customer join fitbook_profile profile on profile.customer = customer.id
        where customer.id = one.person and customer.standing = 'staying')
      on conflict do nothing;
  elsif tg_op = 'DELETE' then
    moved := (select jsonb_agg(m) from (
      select owner, list, -count(*) as people from gone
        cross join lateral (values (place, case state when 'requested' then 'requests' else 'members' end)) as total (owner, list)
        where state in ('requested', 'member', 'admin', 'owner')
        group by 1, 2) m
      where exists (select from fitbook_group where id = m.owner));
    delete from fitbook_member_gone using gone
      where fitbook_member_gone.place = gone.place and fitbook_member_gone.customer = gone.customer;
  else
    moved := (select jsonb_agg(m) from (
      select owner, list, sum(people) as people from (
        select owner, list, 1 as people from entered
          cross join lateral (values (place, case state when 'requested' then 'requests' else 'members' end)) as total (owner, list)
          where state in ('requested', 'member', 'admin', 'owner')
        union all select owner, list, -1 from gone
          cross join lateral (values (place, case state when 'requested' then 'requests' else 'members' end)) as total (owner, list)
          where state in ('requested', 'member', 'admin', 'owner')) both_sides
      group by 1, 2 having sum(people) <> 0) m);
  end if;
  if moved is null then
    return null;
  end if;
  with delta as (
    select owner, list, people from jsonb_to_recordset(moved) as one (owner text, list text, people int4)
  ), taken as (
    delete from fitbook_group_tally where ctid = any (array(
      select tally.ctid from fitbook_group_tally tally join delta on delta.owner = tally.place and delta.list = tally.list
      for update of tally skip locked))
    returning place as owner, list, people
  )
  insert into fitbook_group_tally (place, list, people)
    select owner, list, sum(people) from (select * from delta union all select * from taken) as summed
    group by 1, 2 having sum(people) <> 0;
  return null;
end
$$;
create trigger count_entered after insert on fitbook_group_member referencing new table as entered
  for each statement execute function count_fitbook_group_member();
create trigger count_moved after update on fitbook_group_member referencing old table as gone new table as entered
  for each statement execute function count_fitbook_group_member();
create trigger count_gone after delete on fitbook_group_member referencing old table as gone
  for each statement execute function count_fitbook_group_member();

-- Whoever ties themselves to this person at the same moment holds their row: they are waited for, and found.
create function note_gone() returns trigger language plpgsql as $$
begin
  perform 1 from customer where id = new.id for update;
  insert into follow_gone (follower, followed, list)
    select follower, followed, 'followers' from follow where follower = new.id
    union all select follower, followed, 'following' from follow where followed = new.id
    on conflict do nothing;
  insert into fitbook_member_gone (place, customer)
    select place, customer from fitbook_group_member where customer = new.id on conflict do nothing;
  return null;
end
$$;
create trigger note_gone after update of standing on customer
  for each row when (new.standing <> 'staying' and old.standing = 'staying') execute function note_gone();

-- What people write.
create table fitbook_post (
  id text collate "C" primary key,
  author text not null references customer on delete cascade,
  key text not null,
  audience text not null check (audience in ('everybody', 'followers', 'me', 'group')),
  -- Beside the audience `group` alone.
  fitbook_group text references fitbook_group on delete cascade,
  text text not null,
  card jsonb,
  standing text not null check (standing in ('published', 'hidden', 'deleted')),
  was_hidden boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  unique (author, key),
  check ((standing = 'deleted') = (deleted_at is not null)),
  constraint fitbook_post_group_check check ((audience = 'group') = (fitbook_group is not null))
);
create index fitbook_post_of on fitbook_post (author, created_at desc, id desc) where standing = 'published';
create index fitbook_post_discover on fitbook_post (created_at desc, id desc) where standing = 'published' and audience = 'everybody';
create index fitbook_post_deleted on fitbook_post (deleted_at) where deleted_at is not null;
create index fitbook_post_group on fitbook_post (fitbook_group, created_at desc, id desc) where fitbook_group is not null;
create index fitbook_post_newest on fitbook_post (created_at desc, id desc) where standing = 'published';

-- What a post said before it was edited.
create table fitbook_former_text (
  post text collate "C" not null references fitbook_post on delete cascade,
  replaced_at timestamptz not null,
  text text not null,
  primary key (post, replaced_at)
);
create index fitbook_former_text_old on fitbook_former_text (replaced_at);

-- Pictures of a post. `place` counts from 1. `text`: what it shows.
create table fitbook_picture (
  post text collate "C" not null references fitbook_post on delete cascade,
  place int2 not null check (place between 1 and 4),
  upload text not null references upload on delete cascade,
  text text not null,
  primary key (post, place),
  unique (post, upload)
);
create index fitbook_picture_upload on fitbook_picture (upload);

-- What others write below a post.
create table fitbook_comment (
  id text collate "C" primary key,
  post text collate "C" not null references fitbook_post on delete cascade,
  parent text collate "C" references fitbook_comment on delete cascade,
  author text not null references customer on delete cascade,
  key text not null,
  text text not null,
  standing text not null check (standing in ('published', 'hidden', 'deleted')),
  was_hidden boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz,
  unique (author, post, key),
  check ((standing = 'deleted') = (deleted_at is not null))
);
create index fitbook_comment_under on fitbook_comment (post);
create index fitbook_comment_parent on fitbook_comment (parent) where parent is not null;

-- Who likes a post.
create table fitbook_like (
  customer text not null references customer on delete cascade,
  post text collate "C" not null references fitbook_post on delete cascade,
  liked_at timestamptz not null,
  primary key (customer, post)
);
create index fitbook_like_of on fitbook_like (post);

-- A report of a post, a comment, a person, a group or a challenge, and what staff decided. `reporter` null: their account is gone, or (`holds`)
-- nobody reported it. `post`: of a comment. `snapshot` null: it is forgotten. `due_at`: until when staff decide; null: nothing waits for them.
create table fitbook_report (
  id text primary key,
  reporter text references customer on delete set null,
  -- It keeps the thing hidden until it is decided.
  holds boolean not null,
  kind text not null check (kind in ('post', 'comment', 'person', 'group', 'challenge')),
  thing text not null,
  post text,
  author text references customer on delete cascade,
  reason text not null check (reason in ('spam', 'harassment', 'hate', 'nudity', 'violence', 'self_harm', 'health_claim', 'impersonation', 'other')),
  words text not null,
  snapshot text,
  reported_at timestamptz not null,
  -- From when on it is decided soon.
  urgent_at timestamptz,
  state text not null check (state in ('open', 'in_review', 'upheld', 'dismissed', 'appealed', 'reversed')),
  sanction text check (sanction in ('hide', 'warn', 'suspend')),
  -- The account; or, where a thing is hidden, that it was hidden already.
  was_blocked boolean not null,
  decided_at timestamptz,
  appealed_at timestamptz,
  appeal text,
  due_at timestamptz,
  check ((post is not null) = (kind = 'comment')),
  check ((decided_at is null) = (state in ('open', 'in_review'))),
  check ((appeal is null) = (appealed_at is null)),
  check ((due_at is null) = (state in ('upheld', 'dismissed', 'reversed'))),
  check ((sanction is null) = (state in ('open', 'in_review', 'dismissed'))),
  check (state <> 'appealed' or appealed_at is not null),
  check (reporter <> author),
  check (snapshot is not null or due_at is null),
  check (not holds or reporter is null)
);
create unique index fitbook_report_waiting on fitbook_report (reporter, kind, thing) where state in ('open', 'in_review');
create index fitbook_report_due on fitbook_report (due_at, id) where due_at is not null;
create index fitbook_report_decided on fitbook_report (decided_at desc, id) where due_at is null;
create index fitbook_report_thing on fitbook_report (kind, thing);
create index fitbook_report_author on fitbook_report (author);
create index fitbook_report_said on fitbook_report (decided_at) where due_at is null and snapshot is not null;
create index fitbook_report_reporter on fitbook_report (reporter, reported_at desc, id);
create unique index fitbook_report_hold on fitbook_report (kind, thing) where holds and state in ('open', 'in_review');

-- Pictures that a report of a post shows.
create table fitbook_report_picture (
  report text not null references fitbook_report on delete cascade,
  place int2 not null check (place > 0),
  upload text not null references upload on delete cascade,
  text text not null,
  primary key (report, place)
);
create index fitbook_report_picture_upload on fitbook_report_picture (upload);

-- What a challenge counts, and when.
create table challenge (
  id text primary key,
  maker text references customer on delete set null,
  -- For whose members it is; null: for all.
  fitbook_group text references fitbook_group,
  activity text not null,
  measure text not null default 'steps',
  about text not null default '',
  -- What Hindi pages say; null: the same.
  hindi jsonb,
  scoring text not null default 'total' check (scoring in ('total', 'goal_days', 'streak')),
  day_goal int check (day_goal > 0),
  cap int not null default 30000 check (cap > 0),
  goal int check (goal > 0),
  start_day date not null,
  end_day date not null,
  is_open boolean not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  -- How many results there have been.
  result_version int not null default 0,
  check (end_day >= start_day),
  check ((day_goal is null) = (scoring = 'total'))
);
create index challenge_maker on challenge (maker);
create index challenge_end on challenge (end_day, id);
create index challenge_start on challenge (start_day, id);
create index challenge_group on challenge (fitbook_group, end_day desc, id desc) where fitbook_group is not null;

-- Who is invited to a challenge that is not open, and what they said.
create table challenge_member (
  place text not null references challenge on delete cascade,
  customer text not null references customer on delete cascade,
  state text not null check (state in ('invited', 'member', 'declined', 'banned')),
  changed_at timestamptz not null,
  primary key (place, customer)
);
create index challenge_member_customer_idx on challenge_member (customer);

-- Who plays or played; who was removed has left as well. `score` and `days` are what the entries make; a transaction that changes an entry changes
-- both.
create table challenge_player (
  challenge text not null references challenge on delete cascade,
  customer text collate "C" not null references customer on delete cascade,
  joined_at timestamptz not null,
  left_at timestamptz,
  removed_at timestamptz,
  -- As the player is told; null: they were not removed.
  removed_reason text,
  is_anonymous boolean not null default false,
  -- Since when they let the day's sums of their tracker be counted; null: they don't.
  tracker_shared_at timestamptz,
  score int not null default 0,
  days int not null default 0,
  -- When the player first saw the badges that they won here; null: not yet.
  badges_shown_at timestamptz,
  primary key (challenge, customer),
  constraint challenge_player_removed check (case when removed_at is null then removed_reason is null
    else left_at is not null and removed_reason is not null and removed_reason <> '' end)
);
create index challenge_player_board on challenge_player (challenge, score desc, customer) where left_at is null;
create index challenge_player_customer on challenge_player (customer);

-- How many play with a score of `lowest` or up to `span` - 1 more, so that ranks and pages of a board are found without counting its players: the sum
-- of all such rows.
create table challenge_tally (
  challenge text not null references challenge on delete cascade,
  span int not null check (span in (1, 1024)),
  lowest int not null,
  made uuid not null default gen_random_uuid(),
  players int not null,
  primary key (challenge, span, lowest, made) include (players)
);

-- A change of players sums the rows of the scores that it touches anew. It leaves those that another transaction is at: then one score has several
-- rows, whose sum holds. So nobody waits for others who play the same challenge.
create function count_players() returns trigger language plpgsql as $$
declare
  moved jsonb;
begin
  if tg_op = 'INSERT' then
    moved := (select jsonb_agg(m) from (select challenge, score, count(*) as players from entered where left_at is null group by 1, 2) m);
  elsif tg_op = 'DELETE' then
    moved := (select jsonb_agg(m) from (select challenge, score, -count(*) as players from gone where left_at is null
      and exists (select from challenge where id = challenge) group by 1, 2) m);
  else
    moved := (select jsonb_agg(m) from (select challenge, score, sum(players) as players from (
        select challenge, score, 1 as players from entered where left_at is null
        union all select challenge, score, -1 from gone where left_at is null) both_sides
      group by 1, 2 having sum(players) <> 0) m);
  end if;
  if moved is null then
    return null;
  end if;
  with delta as (
    select challenge, span, score - score % span as lowest, sum(players) as players
    from jsonb_to_recordset(moved) as one (challenge text, score int4, players int4)
    cross join unnest(array[1, 1024]) as span
    group by 1, 2, 3 having sum(players) <> 0
  ), taken as (
    delete from challenge_tally where ctid = any (array(
      select tally.ctid from challenge_tally tally join delta using (challenge, span, lowest) for update of tally skip locked))
    returning challenge, span, lowest, players
  )
  insert into challenge_tally (challenge, span, lowest, players)
  select challenge, span, lowest, sum(players) from (select * from delta union all select * from taken) as summed
  group by 1, 2, 3 having sum(players) <> 0;
  return null;
end
$$;
create trigger count_joined after insert on challenge_player referencing new table as entered for each statement execute function count_players();
create trigger count_moved after update on challenge_player referencing old table as gone new table as entered
  for each statement execute function count_players();
create trigger count_gone after delete on challenge_player referencing old table as gone for each statement execute function count_players();

-- What a player did on a day; `amount` is what was entered first.
create table challenge_entry (
  challenge text not null references challenge on delete cascade,
  customer text not null references customer on delete cascade,
  day date not null,
  amount int not null check (amount between 1 and 1000000),
  logged_at timestamptz not null,
  changes jsonb not null,
  primary key (customer, challenge, day)
);
create index challenge_entry_challenge on challenge_entry (challenge);

-- A row of a result; `place` counts from 0. `customer` null: they were erased. No foreign keys, which looked up and locked the person and the
-- challenge of each row: what they held is held by whoever makes a result, who holds its challenge, and by the functions below.
create table challenge_result (
  challenge text not null,
  version int not null,
  place int not null,
  customer text,
  rank int,
  score int not null,
  days int not null,
  badges text[] not null,
  primary key (challenge, version, place)
);
create index challenge_result_customer on challenge_result (customer, challenge);

-- No row that changes names anybody or a challenge that isn't there. A new one takes its people from the players of a challenge that is held: their
-- keys say that they are there.
create function check_results() returns trigger language plpgsql as $$
begin
  if exists (select from entered left join customer on customer.id = entered.customer left join challenge on challenge.id = entered.challenge
    where challenge.id is null or (entered.customer is not null and customer.id is null))
  then
    raise foreign_key_violation using message = 'a result names a person or a challenge that is not there', table = 'challenge_result';
  end if;
  return null;
end
$$;
create trigger check_changed after update on challenge_result referencing new table as entered for each statement execute function check_results();

-- Whoever forgets a person waits for those who make a result in which this person may be.
create function forget_in_results(person text) returns void language plpgsql as $$
begin
  perform 1 from challenge where id in (
    select challenge from challenge_player where customer = person union select challenge from challenge_result where customer = person
  ) order by id for key share;
  update challenge_result set customer = null where customer = person;
end
$$;

create function forget_customer_in_results() returns trigger language plpgsql as $$
begin
  perform forget_in_results(old.id);
  return old;
end
$$;
create trigger forget_in_results before delete on customer for each row execute function forget_customer_in_results();

-- The rows of a challenge go with it.
create function forget_results() returns trigger language plpgsql as $$
begin
  delete from challenge_result where challenge = old.id;
  return old;
end
$$;
create trigger forget_results before delete on challenge for each row execute function forget_results();
