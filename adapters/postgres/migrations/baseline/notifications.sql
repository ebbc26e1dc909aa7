-- What customers are told. It is found by its customer first and refers to no row of another table, so that it can lie on many nodes. Whoever tells
-- holds the customers, the post and the comment until it is told (`changeNotifications`, `tellOfAct`), and whatever goes takes along what tells of
-- it.

-- What a customer is told. `version`: the customer's when it last changed.
create table notification (
  customer text not null,
  id text not null,
  kind text not null check (kind in (
      'follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'post-liked', 'post-commented',
      'comment-replied', 'group-joined', 'challenge-ended', 'badge-won', 'challenge-changed', 'challenge-cancelled', 'player-removed', 'order',
      'announcement'
    )),
  from_customer text,
  fitbook_group text,
  challenge text,
  -- The post that others did something to.
  post text,
  shop_order text,
  -- The cause of news and announcements, which are stored once for a cause and customer.
  cause text,
  news jsonb,
  announcement jsonb,
  state text check (state in ('pending', 'accepted', 'declined')),
  created_at timestamptz not null,
  read_at timestamptz,
  version int8 not null,
  primary key (customer, id),
  check ((state is not null) = (kind in ('follow-request', 'group-request', 'challenge-request'))),
  check (from_customer is not null or kind not in ('follow-request', 'follow-accepted', 'follow-suggestion')),
  check ((fitbook_group is not null) = (kind in ('group-request', 'group-joined'))),
  check ((challenge is not null) = (kind in (
      'challenge-request', 'challenge-ended', 'badge-won', 'challenge-changed', 'challenge-cancelled', 'player-removed'
    ))),
  check (num_nulls(shop_order, news) = case kind when 'order' then 0 else 2 end),
  check ((cause is not null) = (kind in (
      'challenge-ended', 'badge-won', 'challenge-changed', 'challenge-cancelled', 'player-removed', 'order', 'announcement'
    ))),
  check ((announcement is not null) = (kind = 'announcement')),
  check ((post is not null) = (kind in ('post-liked', 'post-commented', 'comment-replied')))
);
create index notification_unread on notification (customer) where read_at is null;
create index notification_version on notification (customer, version);
create index notification_from on notification (from_customer);
create index notification_age on notification using brin (created_at);
create unique index notification_cause on notification (customer, cause) where cause is not null;
create index notification_post on notification (post, customer) where post is not null;

-- What somebody did, in the notification that tells the customer of it, once for `cause`.
create table notification_act (
  customer text not null,
  cause text not null,
  notification text not null,
  person text not null,
  comment text,
  done_at timestamptz not null,
  primary key (customer, cause),
  check (customer <> person)
);
create index notification_act_notification on notification_act (notification);
create index notification_act_person on notification_act (person);
create index notification_act_comment on notification_act (comment) where comment is not null;

-- How often a customer's notifications have changed. A transaction that changes them locks this row until it ends, so that versions appear one after
-- the other.
create table notified (
  customer text primary key references customer on delete cascade,
  version int8 not null,
  -- The version up to which letters have told.
  lettered int8 not null default 0
);

-- What of Fitbook somebody does not want to be told.
create table notification_off (
  customer text not null references customer on delete cascade,
  kind text not null check (kind in (
      'follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'post-liked', 'post-commented',
      'comment-replied', 'group-joined', 'challenge-ended', 'badge-won', 'challenge-changed', 'event', 'moderation'
    )),
  switched_at timestamptz not null,
  primary key (customer, kind)
);

-- Of which kinds of Fitbook somebody wants letters, for what came after the version `since`.
create table notification_letter (
  customer text not null references customer on delete cascade,
  kind text not null check (kind in (
      'follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'post-liked', 'post-commented',
      'comment-replied', 'group-joined', 'challenge-ended', 'badge-won', 'challenge-changed', 'event', 'moderation'
    )),
  language text not null check (language in ('en', 'hi')),
  since int8 not null,
  chosen_at timestamptz not null,
  primary key (customer, kind)
);
