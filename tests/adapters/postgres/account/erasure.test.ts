import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { ERASED_COLUMNS, RETAINED_COLUMNS } from "#adapters/postgres/account/erasure.ts";
import { aDatabase } from "#tests/postgres.ts";

/** They name a customer as if by a foreign key (`adapters/postgres/migrations/baseline/fitbook.sql`). */
const BOUND_BY_TRIGGERS = ["challenge_result.customer"];
/** Whoever writes them holds the customer (`adapters/postgres/migrations/baseline/`). */
const BOUND_BY_WRITERS = [
  "cart_line.customer",
  "cart_notice.customer",
  "cart_sync.customer",
  "tracker_op.customer",
  "tracker_entry.customer",
  "notification.customer",
  "notification.from_customer",
  "notification_act.customer",
  "notification_act.person",
];

/** By its ticket, its appointment, its prescription, its booking of tests or its plan. */
const BOUND_BY_ANOTHER = [
  ...["ticket_message.customer", "booking_step.customer", "booking_complaint.customer", "booking_feedback.customer"],
  ...["prescription_draft.customer", "prescription_version.customer", "lab_booking_step.customer", "plan_subscription_step.customer"],
];

describe("what an erased account leaves behind", () => {
  it("is decided for every table that names a customer", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ name: string; column: string }>`
      select conrelid::regclass::text as name, attname as column from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'customer'::regclass order by 1, 2`.execute(db);
    const naming = [
      ...rows.map(({ name, column }) => `${name}.${column}`),
      ...BOUND_BY_TRIGGERS,
      ...BOUND_BY_WRITERS,
      ...BOUND_BY_ANOTHER,
    ].sort();
    expect(naming).toContain("session.customer");
    expect([...ERASED_COLUMNS, ...RETAINED_COLUMNS].map((entry) => entry.join(".")).sort()).toEqual(naming);
  });
});
