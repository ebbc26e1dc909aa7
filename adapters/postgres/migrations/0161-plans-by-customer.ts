import { sql } from "kysely";
import { ownHistory } from "./0159-bookings-by-customer.ts";
import type { Migration } from "kysely/migration";

/**
 * Steps of plans are found by their customer first, so that they can lie on many nodes (`adapters/postgres/nodes/places.ts`). The plan itself, a row or two a customer, is found by its
 * id and tells whose it is. A statement that reads a plan goes on from there by `own_plan`, which PostgreSQL plans by itself. `own_money` stays for servers of before, which read the money
 * of a purchase by it.
 *
 * A server of before goes on with this table: a trigger tells its steps whose they are, and a foreign key takes them along when it erases an account. It reads the table to find steps by
 * their plan alone, until it is exchanged. `distribute` drops both.
 */
export const plansByCustomer: Migration = {
  async up(db) {
    await sql`lock table plan_subscription in share row exclusive mode`.execute(db);
    await sql`lock table plan_subscription_step in access exclusive mode`.execute(db);
    await sql`alter table plan_subscription add unique (customer, id)`.execute(db);
    await sql`alter table plan_subscription_step drop constraint plan_subscription_step_subscription_id_fkey, drop constraint plan_subscription_step_pkey,
      add column customer text`.execute(db);
    await sql`update plan_subscription_step set customer = plan_subscription.customer from plan_subscription
      where plan_subscription.id = subscription_id`.execute(db);
    await sql`alter table plan_subscription_step add primary key (customer, subscription_id, number),
      add constraint plan_subscription_step_plan_fkey foreign key (customer, subscription_id)
        references plan_subscription (customer, id) on delete cascade`.execute(db);

    await sql`create function name_plan_customer() returns trigger language plpgsql as $$
      begin
        new.customer := (select customer from plan_subscription where id = new.subscription_id);
        return new;
      end
    $$`.execute(db);
    await sql`create trigger name_plan_customer before insert on plan_subscription_step
      for each row when (new.customer is null) execute function name_plan_customer()`.execute(db);
    await ownHistory("own_plan", { steps: "plan_subscription_step", key: "subscription_id" }).execute(db);
  },
};
