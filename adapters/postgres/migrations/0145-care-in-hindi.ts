import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Places of events in Hindi, and texts in Hindi of health plans, hospitals and what stands around them: there are none of those that were put up or bought before. */
export const careInHindi: Migration = {
  async up(db) {
    await sql`alter table event add column place_hindi text`.execute(db);
    for (const [column, lists] of PAGES) {
      const page = sql.ref(column);
      await sql`update content set ${page} = jsonb_set(${page}, '{banner}', ${NO_HINDI} || (${page} -> 'banner'))
        where ${page} ? 'banner'`.execute(db);
      for (const list of lists)
        await sql`update content set ${page} = jsonb_set(${page}, array[${list}::text], coalesce(
          (select jsonb_agg(${NO_HINDI} || entry order by place)
            from jsonb_array_elements(${page} -> ${list}::text) with ordinality listed (entry, place)), '[]'))
          where ${page} ? ${list}::text`.execute(db);
    }
    await sql`update booking set plan = ${NO_HINDI} || plan where plan is not null`.execute(db);
    await sql`update lab_booking set facts = jsonb_set(facts, '{basket,plan}', ${NO_HINDI} || (facts #> '{basket,plan}'))
      where jsonb_typeof(facts #> '{basket,plan}') = 'object'`.execute(db);
    await sql`update plan_subscription set facts = jsonb_set(facts, '{plan}', ${NO_HINDI} || (facts -> 'plan'))`.execute(db);
  },
};

const NO_HINDI = sql`'{"hindi": null}'::jsonb`;

const PAGES = [
  ["health_plan_page", ["available", "ecosystem", "plans", "questions"]],
  ["hospital_page", ["departments", "hospitals", "questions"]],
] as const;
