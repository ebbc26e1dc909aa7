import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers' reviews, version by version. How many stars something got how often is counted with every change of a review, whoever makes it. */
export const reviews: Migration = {
  async up(db) {
    await sql`create table review (
      id text primary key,
      customer text not null references customer on delete cascade,
      subject_kind text not null check (subject_kind in ('product')),
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
    )`.execute(db);
    for (const state of ["pending", "published"])
      await sql`create unique index ${sql.ref(`review_${state}`)} on review (customer, subject_kind, subject) where state = ${sql.lit(state)}`.execute(
        db,
      );
    await sql`create index review_newest on review (subject_kind, subject, written_at desc, id desc) where state = 'published'`.execute(db);
    await sql`create index review_stars on review (subject_kind, subject, stars desc, written_at desc, id desc) where state = 'published'`.execute(
      db,
    );
    await sql`create index review_state on review (state, id)`.execute(db);

    await sql`create table review_picture (
      review text not null references review on delete cascade,
      place int not null check (place > 0),
      upload text not null references upload on delete cascade,
      primary key (review, place)
    )`.execute(db);
    await sql`create index review_picture_upload on review_picture (upload)`.execute(db);

    await sql`create table review_summary (
      subject_kind text not null,
      subject text not null,
      counts int[] not null check (cardinality(counts) = 5 and 0 <= all(counts)),
      primary key (subject_kind, subject)
    )`.execute(db);
    await sql`create function count_review() returns trigger language plpgsql as $$
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
    $$`.execute(db);
    await sql`create trigger count_review after insert or delete or update of state, stars on review for each row execute function count_review()`.execute(
      db,
    );
  },
};
