import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What per cent a plan takes off lab tests, and which plan does off a booking of them: none of those that were put up, bought or booked before. */
export const plansTakeOffTests: Migration = {
  async up(db) {
    await sql`update lab_booking set facts = jsonb_set(facts, '{basket,plan}', 'null')`.execute(db);
    await sql`create index lab_booking_plan on lab_booking ((facts #>> '{basket,plan,subscription}'))
      where facts #>> '{basket,plan,subscription}' is not null`.execute(db);
    await sql`update content set health_plan_page = jsonb_set(health_plan_page, '{plans}', coalesce(
      (select jsonb_agg('{"labPercent": 0}'::jsonb || plan order by place)
        from jsonb_array_elements(health_plan_page -> 'plans') with ordinality listed (plan, place)), '[]'))
      where health_plan_page ? 'plans'`.execute(db);
    await sql`update plan_subscription set facts = jsonb_set(facts, '{plan}', '{"labPercent": 0}'::jsonb || (facts -> 'plan'))`.execute(db);
  },
};
