import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { distribute } from "#adapters/postgres/nodes/distribute.ts";
import { distributionPlan } from "#adapters/postgres/nodes/distribution-plan.ts";
import { placedTables } from "#adapters/postgres/nodes/places.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Whoever writes their rows holds the customer, or the customer's cart. */
const BOUND_BY_WRITERS = [
  "cart_line",
  "cart_notice",
  "cart_sync",
  "shop_order",
  "order_step",
  "ledger_entry",
  "payment_event",
  "tracker_op",
  "tracker_entry",
  "notification",
  "notification_act",
];

/** By a foreign key to a table that the customer's row binds. */
const BOUND_BY_ANOTHER = [
  "ticket_message",
  ...["booking_step", "booking_complaint", "booking_feedback", "prescription_draft", "prescription_version"],
  ...["lab_booking_step", "plan_subscription_step"],
];

/** Of one PostgreSQL alone, and dropped with the move. */
const OF_ONE_POSTGRESQL = [
  "index reward_entry_id",
  "trigger keep_reward_entry_of_customer",
  "foreign-key ticket_message_ticket_fkey",
  "trigger name_ticket_message_customer",
  "trigger name_money_customer", // Of entries.
  "trigger name_money_customer", // Of payments.
  "trigger name_order",
  "trigger name_order_step_customer",
  "trigger keep_order_step",
  ...["booking_step", "booking_complaint", "booking_feedback", "prescription_draft"].flatMap((table) => [
    "trigger name_booking_customer",
    `foreign-key ${table}_booking_fkey`,
  ]),
  ...["index booking_feedback_booking_id", "index prescription_draft_booking_id"],
  ...["trigger name_lab_booking_customer", "foreign-key lab_booking_step_booking_fkey"],
  ...["foreign-key lab_report_booking_fkey", "foreign-key lab_report_paper_fkey"],
  ...["trigger name_plan_customer", "foreign-key plan_subscription_step_plan_fkey"],
  ...["trigger name_prescription_customer", "foreign-key prescription_version_prescription_fkey"],
];

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const goingIn = async (of: Database) => (await distributionPlan(of)).tables.filter(({ place }) => place === "goes");

describe("the place of a table in a distributed PostgreSQL", () => {
  it("is named of every table, and of none that is not there", async () => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...placedTables].toSorted());
  });

  it("is by customer only where nothing stands in the way", async () => {
    const going = await goingIn(db);
    expect(going.map(({ table }) => table)).toContain("tracker_op");
    expect(going.flatMap(({ table, hindrances }) => hindrances.map(({ kind, name }) => `${table}: ${kind} ${name}`))).toEqual([]);
    const bound = going.filter(({ table }) => !BOUND_BY_WRITERS.includes(table) && !BOUND_BY_ANOTHER.includes(table));
    const lost = going.flatMap(({ loses }) => loses.map(({ kind, name }) => `${kind} ${name}`));
    const keys = bound.map(({ table }) => `foreign-key ${table}_customer_fkey`);
    expect(lost.toSorted()).toEqual([...keys, ...OF_ONE_POSTGRESQL].toSorted());
  });

  it("is told with what would stand in the way: a key without the customer, a bond, a number, a trigger", async () => {
    const other = await aDatabase();
    await sql`alter table tracker_op add unique (op), add column nth int4 generated always as identity, add column of_many int8 generated always as identity`.execute(
      other,
    );
    await sql`alter table tracker_goal add column product text references product`.execute(other);
    await sql`create table strange (customer text, member text, op text, foreign key (customer, member, op) references tracker_op)`.execute(
      other,
    );
    for (const table of ["mind_answer", "reward_entry"])
      await sql`create trigger keep before update on ${sql.table(table)} for each row execute function suppress_redundant_updates_trigger()`.execute(
        other,
      );
    await sql`create unique index reward_entry_at on reward_entry (entered_at)`.execute(other);
    const found = (await goingIn(other)).flatMap(({ table, hindrances }) => hindrances.map((one) => ({ table, ...one })));
    await other.destroy();
    expect(found).toEqual([
      { table: "reward_entry", kind: "key", name: "reward_entry_at" },
      { table: "reward_entry", kind: "trigger", name: "keep" },
      { table: "tracker_op", kind: "identity", name: "nth" },
      { table: "tracker_op", kind: "is-referred-to", name: "strange_customer_member_op_fkey" },
      { table: "tracker_op", kind: "key", name: "tracker_op_op_key" },
      { table: "tracker_goal", kind: "refers", name: "tracker_goal_product_fkey" },
      { table: "mind_answer", kind: "trigger", name: "keep" },
    ]);
  });

  it("is planned with the rows that there are, and changed on no plain PostgreSQL", async () => {
    await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now())`.execute(db);
    await sql`insert into mind_answer (customer, question, answer, answered_at) values ('asha', 'sleep', 1, now()), ('asha', 'mood', 2, now())`.execute(
      db,
    );
    const { citus, nodes, tables } = await distributionPlan(db);
    expect([citus, nodes]).toEqual([null, 0]);
    const plannedTable = tables.find(({ table }) => table === "mind_answer");
    expect(plannedTable).toMatchObject({ place: "goes", rows: 2 });
    expect(plannedTable?.bytes).toBeGreaterThan(8_000);
    expect(await distribute(db, () => expect.unreachable())).toEqual({ kind: "no-citus" });
    expect((await goingIn(db)).flatMap(({ loses }) => loses)).toContainEqual({ kind: "foreign-key", name: "mind_answer_customer_fkey" });
  });
});
