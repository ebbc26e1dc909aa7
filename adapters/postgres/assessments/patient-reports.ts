import { memberId } from "#core/account/family-member.ts";
import { PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { PatientReport, ReportType } from "#core/assessments/sharing/patient-report.ts";
import type { PatientReports } from "#core/assessments/sharing/patient-reports.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PatientReportRow } from "./tables.ts";

export const postgresPatientReports = (db: Database): PatientReports =>
  namingOutages("patient reports", {
    add: ({ id, customer, member, booking, at, most }) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute(); // Reports of one customer are added one after the other.
        const added = await reportsOf(trx, customer).where("patient_report.id", "=", id).executeTakeFirst();
        if (added !== undefined) return added.booking === booking ? reportIn(added) : "unknown-file";
        const upload = await trx
          .selectFrom("upload")
          .select(["media_type", "bytes"])
          .where("id", "=", id)
          .where("owner", "=", customer)
          .where("kind", "=", PATIENT_REPORT.name)
          .forKeyShare() // Nobody sweeps it meanwhile as a file that nothing names.
          .executeTakeFirst();
        if (upload === undefined) return "unknown-file";
        const others = await trx
          .selectFrom("patient_report")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("customer", "=", customer)
          .where("booking", "=", booking)
          .executeTakeFirstOrThrow();
        if (others.count >= most) return "too-many";
        const row: PatientReportRow = { id, customer, member, booking, sent_at: new Date(at), hidden_at: null };
        await trx.insertInto("patient_report").values(row).execute();
        return reportIn({ ...row, ...upload });
      }),
    async of(customer, booking) {
      const rows = await reportsOf(db, customer).where("booking", "=", booking).orderBy("sent_at").orderBy("id").execute();
      return rows.map(reportIn);
    },
    async all(customer) {
      const rows = await reportsOf(db, customer).orderBy("sent_at").orderBy("id").execute();
      return rows.map(reportIn);
    },
    async withId(customer, id) {
      const row = await reportsOf(db, customer).where("patient_report.id", "=", id).executeTakeFirst();
      return row === undefined ? null : reportIn(row);
    },
    async remove(customer, id) {
      const own = db.selectFrom("patient_report").select("id").where("customer", "=", customer).where("id", "=", id);
      await db.deleteFrom("upload").where("owner", "=", customer).where("id", "in", own).execute(); // The report goes with it.
    },
    async hide(customer, id, at) {
      const hidden_at = at === null ? null : new Date(at);
      await db.updateTable("patient_report").set({ hidden_at }).where("customer", "=", customer).where("id", "=", id).execute();
    },
  });

const reportsOf = (db: Database, customer: CustomerId) =>
  db
    .selectFrom("patient_report")
    .innerJoin("upload", "upload.id", "patient_report.id")
    .select(["patient_report.id as id", "customer", "member", "booking", "sent_at", "hidden_at", "media_type", "bytes"])
    .where("customer", "=", customer);

type ReadRow = PatientReportRow & { readonly media_type: string; readonly bytes: number };

const reportIn = ({ id, customer, member, booking, sent_at, hidden_at, media_type, bytes }: ReadRow): PatientReport => ({
  id: fileId(id),
  customer: customerId(customer),
  booking: payableId(booking),
  bytes,
  member: member === null ? null : memberId(member),
  mediaType: media_type as ReportType, // An upload for reports has no other.
  sentAt: sent_at.getTime(),
  hiddenAt: hidden_at === null ? null : hidden_at.getTime(),
});
