import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which plan pays for an appointment, and for how many a plan pays: none of those that were put up or bought before. */
export const plansThatPay: Migration = {
  async up(db) {
    await sql`alter table booking add column plan jsonb check (plan is null or fee = 0)`.execute(db);
    await sql`create index booking_plan on booking ((plan ->> 'subscription')) where plan is not null`.execute(db);
    await sql`update content set health_plan_page = jsonb_set(health_plan_page, '{plans}', coalesce(
      (select jsonb_agg('{"consultations": 0}'::jsonb || plan order by place)
        from jsonb_array_elements(health_plan_page -> 'plans') with ordinality listed (plan, place)), '[]'))
      where health_plan_page ? 'plans'`.execute(db);
    await sql`update plan_subscription set facts = jsonb_set(facts, '{plan}', '{"consultations": 0}'::jsonb || (facts -> 'plan'))`.execute(
      db,
    );
  },
};
