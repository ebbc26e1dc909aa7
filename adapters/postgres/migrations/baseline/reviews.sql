-- Reviews of products and practitioners.

-- Customers' reviews, version by version.
create table review (
  id text primary key,
  customer text not null references customer on delete cascade,
  subject_kind text not null check (subject_kind in ('product', 'practitioner')),
  subject text not null,
  version int not null check (version > 0),
  state text not null check (state in ('pending', 'published', 'rejected', 'withdrawn')),
  stars int not null check (stars between 1 and 5),
  text text not null,
  reason text,
  written_at timestamptz not null,
  bought_at timestamptz,
  unique (customer, subject_kind, subject, version),
  check ((state = 'rejected') = (reason is not null))
);
create unique index review_pending on review (customer, subject_kind, subject) where state = 'pending';
create unique index review_published on review (customer, subject_kind, subject) where state = 'published';
create index review_newest on review (subject_kind, subject, written_at desc, id desc) where state = 'published';
create index review_stars on review (subject_kind, subject, stars desc, written_at desc, id desc) where state = 'published';
create index review_state on review (state, id);

-- Pictures of a review.
create table review_picture (
  review text not null references review on delete cascade,
  place int not null check (place > 0),
  upload text not null references upload on delete cascade,
  primary key (review, place)
);
create index review_picture_upload on review_picture (upload);

-- How often something got one to five stars, in published reviews. A trigger of `review` counts them.
create table review_summary (
  subject_kind text not null,
  subject text not null,
  counts int[] not null check (cardinality(counts) = 5 and 0 <= all (counts)),
  primary key (subject_kind, subject)
);

-- Counts with every change of a review, whoever makes it.
create function count_review() returns trigger language plpgsql as $$
declare
  was int := case when tg_op <> 'INSERT' and old.state = 'published' then old.stars end;
  is_now int := case when tg_op <> 'DELETE' and new.state = 'published' then new.stars end;
begin
  if was is not null and was is distinct from is_now then
    update review_summary set counts[was] = counts[was] - 1 where subject_kind = old.subject_kind and subject = old.subject;
  end if;
  if is_now is not null and is_now is distinct from was then
    insert into review_summary values (new.subject_kind, new.subject, array[0, 0, 0, 0, 0]) on conflict do nothing;
    update review_summary set counts[is_now] = counts[is_now] + 1 where subject_kind = new.subject_kind and subject = new.subject;
  end if;
  return null;
end
$$;
create trigger count_review after insert or delete or update of state, stars on review for each row execute function count_review();
