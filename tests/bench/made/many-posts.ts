import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How much there is in a Fitbook: people, whom they follow, and what they wrote over two years. */
export type FitbookSize = { readonly people: number; readonly follows: number; readonly posts: number };

/**
 * Fills an empty Fitbook. Some people have many more followers and posts than others: who is drawn for either is so by the square of a
 * chance. Of the posts half are for followers, half for everybody.
 */
export async function putManyPosts(db: Database, { people, follows, posts }: FitbookSize): Promise<void> {
  await sql`select setseed(0.5)`.execute(db);
  await sql`insert into customer (id, name, created_at) select 'f' || nth, 'Person ' || nth, now() from generate_series(0, ${sql.lit(people - 1)}) as nth`.execute(
    db,
  );
  await sql`insert into fitbook_profile (customer, name, about, is_findable, name_keys, about_audience, lists_audience, badges_audience, entered_at)
    select 'f' || nth, 'Person ' || nth, 'Walks', true, '{}', 'everybody', 'followers', 'followers', now() from generate_series(0, ${sql.lit(people - 1)}) as nth`.execute(
    db,
  );
  await sql`insert into follow (follower, followed, state, changed_at)
    select distinct on (follower, followed) * from (
      select 'f' || floor(random() * ${sql.lit(people)}) as follower, 'f' || floor(power(random(), 2) * ${sql.lit(people)}) as followed, 'following', now()
      from generate_series(1, ${sql.lit(follows)})) as made where follower <> followed`.execute(db);
  await sql`insert into fitbook_post (id, author, key, audience, text, standing, created_at)
    select gen_random_uuid()::text, 'f' || floor(power(random(), 2) * ${sql.lit(people)}), nth::text, case when nth % 2 = 0 then 'everybody' else 'followers' end,
      'Walked ' || nth, 'published', now() - (${sql.lit(posts)} - nth) * interval '2 years' / ${sql.lit(posts)}
    from generate_series(1, ${sql.lit(posts)}) as nth`.execute(db);
  await sql`analyze customer, fitbook_profile, follow, fitbook_post`.execute(db);
}

type Followed = { readonly count: number; readonly whom: "active" | "quiet"; readonly people: number };

/** Puts somebody who follows so many: people as they come by chance, or those who have written least. */
export async function followMany(db: Database, who: string, { count, whom, people }: Followed): Promise<void> {
  await sql`insert into customer (id, name, created_at) values (${who}, 'Reader', now())`.execute(db);
  await sql`insert into fitbook_profile (customer, name, about, is_findable, name_keys, about_audience, lists_audience, badges_audience, entered_at)
    values (${who}, 'Reader', '', true, '{}', 'everybody', 'followers', 'followers', now())`.execute(db);
  const nth =
    whom === "active" ? sql`floor(power(nth::float8 / ${sql.lit(count + 1)}, 2) * ${sql.lit(people)})` : sql`${sql.lit(people)} - nth`;
  await sql`insert into follow (follower, followed, state, changed_at)
    select distinct ${who}, 'f' || ${nth}, 'following', now() from generate_series(1, ${sql.lit(count)}) as nth`.execute(db);
}
