import { sql } from "kysely";
import { STARS } from "#core/reviews/review.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A customer of whom nothing is known but a name, a mobile number and since when. Times in milliseconds since 1970. */
export type Reviewer = {
  readonly id: CustomerId;
  readonly name: string;
  readonly mobile: string;
  readonly inviteCode: string;
  readonly joinedAt: number;
};

/** A published review, written by a reviewer. `boughtAt` null: no delivery is known. */
export type KeptRating = {
  readonly id: string;
  readonly customer: CustomerId;
  readonly of: { readonly kind: "product" | "practitioner"; readonly id: string };
  readonly stars: Stars;
  readonly text: string;
  readonly writtenAt: number;
  readonly boughtAt: number | null;
};

/** Stores reviewers and all of their reviews at once, as far as they are there. Part of the caller's transaction. */
export async function putRatings(trx: Database, reviewers: readonly Reviewer[], ratings: readonly KeptRating[]): Promise<void> {
  const people = [
    reviewers.map(({ id }) => id),
    reviewers.map(({ name }) => name),
    reviewers.map(({ mobile }) => mobile),
    reviewers.map(({ inviteCode }) => inviteCode),
    reviewers.map(({ joinedAt }) => new Date(joinedAt)),
  ] as const;
  await sql`insert into customer (id, name, mobile, invite_code, created_at)
    select * from unnest(${people[0]}::text[], ${people[1]}::text[], ${people[2]}::text[], ${people[3]}::text[], ${people[4]}::timestamptz[])
    on conflict do nothing`.execute(trx);
  const columns = [
    ratings.map(({ id }) => id),
    ratings.map(({ customer }) => customer),
    ratings.map(({ of }) => of.kind),
    ratings.map(({ of }) => of.id),
    ratings.map(({ stars }) => stars),
    ratings.map(({ text }) => text),
    ratings.map(({ writtenAt }) => new Date(writtenAt)),
    ratings.map(({ boughtAt }) => (boughtAt === null ? null : new Date(boughtAt))),
  ] as const;
  // Counted all at once: the trigger that counts each review would change the same rows thousands of times.
  await sql`alter table review disable trigger count_review`.execute(trx);
  await sql`with rated as (
      insert into review (id, customer, subject_kind, subject, version, state, stars, text, written_at, bought_at)
      select asked.id, asked.customer, asked.kind, asked.subject, 1, 'published', asked.stars, asked.text, asked.written_at, asked.bought_at
      from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[], ${columns[3]}::text[], ${columns[4]}::int[], ${columns[5]}::text[], ${columns[6]}::timestamptz[], ${columns[7]}::timestamptz[])
        as asked (id, customer, kind, subject, stars, text, written_at, bought_at)
      join customer on customer.id = asked.customer
      on conflict do nothing
      returning subject_kind, subject, stars
    )
    insert into review_summary as kept (subject_kind, subject, counts)
    select subject_kind, subject, array[${sql.join(STARS.map((stars) => sql`count(*) filter (where stars = ${sql.lit(stars)})::int`))}]
    from rated group by subject_kind, subject
    on conflict (subject_kind, subject) do update
      set counts = array(select kept.counts[given] + excluded.counts[given] from generate_series(1, 5) given)`.execute(trx);
  await sql`alter table review enable trigger count_review`.execute(trx);
}
