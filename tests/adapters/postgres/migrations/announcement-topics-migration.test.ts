import { sql } from "kysely";
import { NEVER } from "rxjs";
import { expect, it } from "vitest";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { madeBy, migrate, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

const TOLD = {
  "/appointments/b-1": "appointment",
  "/prescription/p-1": "prescription",
  "/event/e-1": "event",
  "/diagnosticlab/bookings/l-1/report": "lab-report",
  "/my-plans/s-1": "plan",
  "/fitbookreports": "fitbook",
  "/watertracker": "reminder",
  "/shop/product/tulsi-drops": "alert",
} as const;

it("announcements of before are of what the page is about to which they lead", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0088");
  await db.transaction().execute((trx) => madeBy(trx, before));
  await sql`insert into kysely_migration select name, '2026' from unnest(${before}::text[]) name`.execute(db);
  await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now())`.execute(db);
  for (const path of Object.keys(TOLD))
    await sql`insert into notification (id, customer, kind, cause, announcement, created_at, version)
      values (${path}, 'asha', 'announcement', ${path}, ${JSON.stringify({ text: { en: "", hi: "" }, path })}, now(), 1)`.execute(db);

  await migrate(db, "the test's database", jobKinds); // What reads them knows the columns of today.
  const { notifications } = await postgresNotifications(db, () => NEVER).listed(customerId("asha"), { after: null, limit: 20 });
  expect(
    Object.fromEntries(notifications.map((told) => (told.kind === "announcement" ? [told.path, told.topic] : [told.kind, null]))),
  ).toEqual(TOLD);
});
