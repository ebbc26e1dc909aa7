import { PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import { fileId } from "#core/files/file-id.ts";
import { formerReports } from "#adapters/demo-people/former-reports.ts";
import { labReportPaper } from "#adapters/pdf/lab-report/lab-report-paper.ts";
import type { Files } from "#core/files/files.port.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const MINUTE = 60_000;

/**
 * Puts the papers that a demo's patient sent for an appointment, a quarter of an hour after it was booked: part of a transaction of the
 * caller. Their files are no part of it: `keepDemoReports` makes them, and notes how long they are.
 */
export async function putDemoReports(trx: Database, { id, customer, member, history }: Booking): Promise<void> {
  for (const [nth, one] of formerReports.entries()) {
    const sentAt = new Date((history[0]?.at ?? 0) + (15 + nth) * MINUTE);
    await trx
      .insertInto("upload")
      .values({
        id: one.file,
        owner: customer,
        kind: PATIENT_REPORT.name,
        audience: PATIENT_REPORT.audience,
        media_type: "application/pdf",
        bytes: 1,
        uploaded_at: sentAt,
      })
      .execute();
    await trx
      .insertInto("patient_report")
      .values({ id: one.file, customer, member, booking: id, sent_at: sentAt, hidden_at: null })
      .execute();
  }
}

/** Makes the files of those papers where they are missing: after the first start, and after one that was ended between both. */
export async function keepDemoReports(db: Database, files: Pick<Files, "read" | "putAs">): Promise<void> {
  const rows = await db
    .selectFrom("patient_report")
    .select(["id", "sent_at"])
    .where(
      "id",
      "in",
      formerReports.map(({ file }) => file),
    )
    .execute();
  const paper = labReportPaper();
  for (const { id, sent_at } of rows) {
    const report = formerReports.find(({ file }) => file === id);
    if (report === undefined || (await files.read(fileId(id))) !== null) continue;
    const bytes = await paper(report.paper(sent_at.getTime()));
    await files.putAs(fileId(id), onePiece(bytes));
    await db.updateTable("upload").set({ bytes: bytes.length }).where("id", "=", id).execute();
  }
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
