import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LabReportShare } from "#core/assessments/lab-reports/lab-report-share.ts";
import type { LabReportShares } from "#core/assessments/lab-reports/lab-report-shares.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresLabReportShares = (db: Database): LabReportShares =>
  namingOutages("shared lab reports", {
    async put({ labBooking, booking, customer, at }) {
      await db
        .insertInto("lab_report_share")
        .values({ booking, lab_booking: labBooking, customer, shared_at: new Date(at) })
        .onConflict((taken) => taken.columns(["booking", "lab_booking"]).doNothing())
        .execute();
    },
    async remove(customer, { labBooking, booking }) {
      await db
        .deleteFrom("lab_report_share")
        .where("booking", "=", booking)
        .where("lab_booking", "=", labBooking)
        .where("customer", "=", customer)
        .execute();
    },
    ofLabBooking: (customer, labBooking) => sharesIn(rowsOf(db, customer).where("lab_booking", "=", labBooking)),
    ofBooking: (customer, booking) => sharesIn(rowsOf(db, customer).where("booking", "=", booking)),
  });

const rowsOf = (db: Database, customer: CustomerId) =>
  db.selectFrom("lab_report_share").selectAll().where("customer", "=", customer).orderBy("shared_at").orderBy("lab_booking");

async function sharesIn(rows: ReturnType<typeof rowsOf>): Promise<readonly LabReportShare[]> {
  return (await rows.execute()).map(({ booking, lab_booking, customer, shared_at }) => ({
    labBooking: payableId(lab_booking),
    booking: payableId(booking),
    customer: customerId(customer),
    at: shared_at.getTime(),
  }));
}
