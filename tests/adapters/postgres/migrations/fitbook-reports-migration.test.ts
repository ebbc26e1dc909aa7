import { sql } from "kysely";
import { expect, it } from "vitest";
import { DECIDED_WITHIN, dueAt } from "#core/fitbook/reports/report-steps.ts";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { fitbookReports } from "#adapters/postgres/migrations/0076-fitbook-reports.ts";
import { reportsThatOutliveReporters } from "#adapters/postgres/migrations/0081-reports-that-outlive-reporters.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("reports of people that were there are kept, with what staff had settled and the clock on what was open", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0076");
  await db.transaction().execute((trx) => madeBy(trx, before));
  const people = ["asha", "ravi", "meera", "farah"];
  for (const id of people) await sql`insert into customer (id, name, created_at) values (${id}, 'Somebody', now())`.execute(db);
  const at = new Date("2026-11-20T10:00:00Z");
  await sql`insert into customer_report (id, reporter, reported, reason, reported_at, outcome, settled_at) values
    ('r1', 'asha', 'ravi', 'Spam', ${at}, null, null),
    ('r2', 'meera', 'ravi', 'Rude', ${at}, 'acted', ${at}),
    ('r3', 'farah', 'ravi', 'Rude', ${at}, 'dismissed', ${at})`.execute(db);

  await fitbookReports.up(db);
  await reportsThatOutliveReporters.up(db); // What reads them knows their columns.
  const reports = postgresReports(db);
  const common = { thing: { kind: "person", id: "ravi" }, author: "ravi", reason: "other", snapshot: "", at: at.getTime() };
  const open = (await reports.find("r1")) ?? expect.unreachable();
  expect(open).toEqual({
    ...common,
    id: "r1",
    reporter: "asha",
    words: "Spam",
    urgentFrom: null,
    stoodBefore: false,
    state: { kind: "open" },
  });
  expect((await reports.list({ which: "waiting", limit: 9 })).map(({ id }) => id)).toEqual(["r1"]);
  expect([
    dueAt(open),
    await reports.dueBefore(at.getTime() + DECIDED_WITHIN),
    await reports.dueBefore(at.getTime() + DECIDED_WITHIN + 1),
  ]).toEqual([at.getTime() + DECIDED_WITHIN, 0, 1]);
  expect((await reports.find("r2"))?.state).toEqual({ kind: "upheld", sanction: "warn", at: at.getTime(), appeal: null });
  expect((await reports.find("r3"))?.state).toEqual({ kind: "dismissed", at: at.getTime() });
});
