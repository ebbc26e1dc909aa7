import { sql } from "kysely";
import { fileId } from "#core/files/file-id.ts";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { insertUpload } from "#adapters/postgres/files/uploads.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { lockedLabBooking } from "./lab-bookings.ts";
import { putLabBookingChange } from "./write-lab-booking.ts";
import type { LabReport } from "#core/labs/booking/lab-report.ts";
import type { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresLabReports = (db: Database): LabReports =>
  namingOutages("lab reports", {
    file: (id, decide) =>
      inTransaction(db, async (trx) => {
        const before = await lockedLabBooking(trx, id);
        if (before === null) return null;
        const reports = await keptLabReports(trx, (rows) =>
          rows.where("customer", "=", before.booking.customer).where("booking_id", "=", id),
        );
        const { change, report, upload, audit, answer } = decide({ ...before, reports });
        if (change !== null) await putLabBookingChange(trx, before, change);
        if (upload !== null) await insertUpload(trx, upload);
        if (report !== null) await putLabReport(trx, report);
        if (audit !== null) await putAudit(trx, audit);
        return answer;
      }),
    of: (customer) => keptLabReports(db, (rows) => rows.where("customer", "=", customer)),
  });

/** Stores a report as part of the caller's transaction. */
export async function putLabReport(trx: Database, report: LabReport): Promise<void> {
  const { booking, number, customer, member, takenAt, at, by, reason, tests, paper } = report;
  // Made from a query and giving rows back: where reports lie on many nodes, the whole transaction is committed in two phases by that.
  await sql`insert into lab_report (id, booking_id, number, customer, member, taken_at, at, by_name, reason, tests, paper)
    select ${`${booking}/${number}`}::text, ${booking}::text, ${number}::int, ${customer}::text, ${member}::text, ${new Date(takenAt)}::timestamptz,
      ${new Date(at)}::timestamptz, ${by}::text, ${reason}::text, ${JSON.stringify(tests)}::jsonb, ${paper}::text returning number`.execute(
    trx,
  );
}

const rowsIn = (db: Database) => db.selectFrom("lab_report").selectAll();

type Rows = ReturnType<typeof rowsIn>;

/** Reports, narrowed as asked, the oldest first. */
export async function keptLabReports(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly LabReport[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("at").orderBy("booking_id").orderBy("number").execute();
  return rows.map(({ booking_id, number, customer, member, taken_at, at, by_name, reason, tests, paper }) => ({
    booking: payableId(booking_id),
    number,
    customer: customerId(customer),
    member: member === null ? null : memberId(member),
    takenAt: taken_at.getTime(),
    at: at.getTime(),
    by: by_name,
    reason,
    tests,
    paper: paper === null ? null : fileId(paper),
  }));
}
