import { sql } from "kysely";
import { SETTLED_KEPT } from "#core/fitbook/reports/report-steps.ts";
import { picturesAgain, reportedAgain, takenReport } from "#core/fitbook/reports/taken-report.ts";
import { dueFrom } from "#core/identity/account-status.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { accountStatusIn } from "#adapters/postgres/identity/customer-row.ts";
import { closeSessionsIn } from "#adapters/postgres/identity/sessions.ts";
import { putAnnouncements } from "#adapters/postgres/notifications/notification-writes.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { contentStateColumns, contentStateIn } from "#adapters/postgres/fitbook/posts/post-facts.ts";
import { forgetReportPictures, putReportPictures, reportPictures } from "./report-pictures.ts";
import { reportIn, reportRow } from "./report-row.ts";
import { suspensionOf } from "./suspensions.ts";
import type { KeptReport, ReportedThing } from "#core/fitbook/reports/report.ts";
import type { ReportChange, Reports, SeenReport } from "#core/fitbook/moderation/reports.port.ts";
import type { ContentState } from "#core/fitbook/posts/post.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresReports = (db: Database): Reports =>
  namingOutages("reports", {
    add: (report) =>
      inTransaction(db, async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", report.reporter).forNoKeyUpdate().execute(); // One report of one customer after the other.
        const { kind, id: thing } = report.thing;
        const waiting = await trx
          .selectFrom("fitbook_report")
          .selectAll()
          .where("reporter", "=", report.reporter)
          .where("kind", "=", kind)
          .where("thing", "=", thing)
          .where("state", "in", ["open", "in_review"])
          .forUpdate()
          .executeTakeFirst();
        const stored = waiting === undefined ? takenReport(report) : reportedAgain(reportIn(waiting), report);
        if (waiting === undefined) await trx.insertInto("fitbook_report").values(reportRow(stored)).execute();
        else await trx.updateTable("fitbook_report").set(reportRow(stored)).where("id", "=", stored.id).execute();
        const before = waiting === undefined ? [] : await reportPictures(trx, stored.id);
        await putReportPictures(trx, stored.id, picturesAgain(before, report.pictures ?? []));
        return stored;
      }),
    async find(id) {
      const row = await db.selectFrom("fitbook_report").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : reportIn(row);
    },
    picturesOf: (id) => reportPictures(db, id),
    async of(customer, limit) {
      const all = db.selectFrom("fitbook_report").selectAll().limit(limit);
      const made = await all.where("reporter", "=", customer).orderBy("reported_at", "desc").orderBy("id").execute();
      const against = await all
        .where("author", "=", customer)
        .where("sanction", "is not", null)
        .orderBy("decided_at", "desc")
        .orderBy("id")
        .execute();
      return { made: made.map(reportIn), against: against.map(reportIn) };
    },
    async list({ which, limit }) {
      const all = db.selectFrom("fitbook_report").selectAll().limit(limit);
      const wanted =
        which === "waiting"
          ? all.where("due_at", "is not", null).orderBy("due_at")
          : all.where("due_at", "is", null).orderBy("decided_at", "desc");
      return (await wanted.orderBy("id").execute()).map(reportIn);
    },
    async dueBefore(at) {
      const { due } = await db
        .selectFrom("fitbook_report")
        .select(sql<number>`count(*)::int`.as("due"))
        .where("due_at", "<", new Date(at))
        .executeTakeFirstOrThrow();
      return due;
    },
    change: (id, decide) =>
      inTransaction(db, async (trx) => {
        const row = await trx.selectFrom("fitbook_report").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
        const { change, answer } = decide(row === undefined ? null : await seenReport(trx, reportIn(row)));
        if (change === "withdrawn") await trx.deleteFrom("fitbook_report").where("id", "=", id).execute();
        else if (change !== null) await keep(trx, change);
        return answer;
      }),
    async forget(now) {
      await db
        .updateTable("fitbook_report")
        .set({ words: "", snapshot: null })
        .where("due_at", "is", null)
        .where("snapshot", "is not", null)
        .where("decided_at", "<", new Date(now - SETTLED_KEPT))
        .execute();
      await forgetReportPictures(db);
    },
  });

/** The author's account before the thing: whoever writes waits in this order too. */
async function seenReport(trx: Database, report: KeptReport): Promise<SeenReport> {
  const account = await accountOf(trx, report.author);
  const content = await contentOf(trx, report.thing);
  const { kind, id } = report.thing;
  const hiding = await trx
    .selectFrom("fitbook_report")
    .select("was_blocked")
    .where("id", "<>", report.id)
    .where((is) =>
      is.or([
        is.and([is("state", "in", ["upheld", "appealed"]), is("sanction", "=", "hide")]),
        is.and([is("holds", "=", true), is("state", "in", ["open", "in_review", "upheld", "appealed"])]),
      ]),
    )
    .where("kind", "=", kind)
    .where("thing", "=", id)
    .orderBy("was_blocked", "desc")
    .executeTakeFirst();
  const otherHiding = hiding === undefined ? null : { stoodBefore: hiding.was_blocked };
  const otherSuspension = await suspensionOf(trx, report.author, report.id);
  return { report, content, account, otherHiding, otherSuspension };
}

async function accountOf(trx: Database, author: CustomerId | null): Promise<AccountStatus | null> {
  if (author === null) return null;
  const row = await trx
    .selectFrom("customer")
    .select(["standing", "due_from"])
    .where("id", "=", author)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : accountStatusIn(row);
}

async function contentOf(trx: Database, { kind, id }: ReportedThing): Promise<ContentState | null> {
  if (kind !== "post" && kind !== "comment") return null;
  const row = await trx
    .selectFrom(`fitbook_${kind}`)
    .select(["standing", "deleted_at", "was_hidden"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : contentStateIn(row);
}

async function keep(trx: Database, { at, report, content, account, told, audit }: ReportChange): Promise<void> {
  await trx.updateTable("fitbook_report").set(reportRow(report)).where("id", "=", report.id).execute();
  const { thing, author } = report;
  if (content !== null && (thing.kind === "post" || thing.kind === "comment"))
    await trx.updateTable(`fitbook_${thing.kind}`).set(contentStateColumns(content)).where("id", "=", thing.id).execute();
  if (account !== null && author !== null) {
    if (account.kind === "forgotten") throw new TypeError("nobody is forgotten by a report");
    const due = dueFrom(account);
    await trx
      .updateTable("customer")
      .set({ standing: account.kind, due_from: due === null ? null : new Date(due) })
      .where("id", "=", author)
      .execute();
    if (account.kind === "blocked") await closeSessionsIn(trx, author, null);
  }
  await putAnnouncements(
    trx,
    told.map((one) => ({ ...one, topic: "fitbook" as const, id: notificationId(one.id), at })),
  );
  if (audit !== null) await putAudit(trx, audit);
}
