import { PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import { day } from "#core/shared/day.ts";
import { demoPeople } from "#adapters/demo-people/people.ts";
import { fileId } from "#core/files/file-id.ts";
import { SENT_PAPER } from "#core/labs/booking/lab-report.ts";
import { DEMO_LAB_PAPER, DEMO_PRESCRIPTION, demoLabPaper, demoPrescription } from "#adapters/demo-labs/papers.ts";
import { letterPaper } from "#adapters/pdf/letter/letter.ts";
import { insertUpload } from "#adapters/postgres/files/uploads.ts";
import { offeredIn } from "#adapters/postgres/labs/labs.ts";
import { keptLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Files } from "#core/files/files.port.ts";
import type { LabBookingHistory } from "#adapters/demo-labs/lab-booking-histories.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Letter } from "#adapters/pdf/letter/letter.ts";

/** Whose they are. */
const BORN = day(demoPeople.find(({ key }) => key === "asha")?.birthdate ?? "");

/**
 * Puts the papers that bookings of a demo name, the prescription that was sent and the laboratory's own report: part of a transaction of
 * the caller. Their files are no part of it: `keepDemoLabPapers` makes them, and notes how long they are.
 */
export async function putDemoLabPapers(trx: Database, histories: readonly LabBookingHistory[]): Promise<void> {
  const put = async (id: FileId, { customer: owner }: LabBookingHistory["booking"], kind: string, uploadedAt: number) =>
    insertUpload(trx, { id, owner, kind, uploadedAt, bytes: 1, audience: "owner", mediaType: "application/pdf" });
  for (const { booking, moments } of histories)
    for (const { step, report } of moments) {
      const { at, deed } = step;
      if (deed.kind === "requirement" && deed.event === "send-prescription") await put(DEMO_PRESCRIPTION, booking, PATIENT_REPORT.name, at);
      if (report !== null && report.paper !== null) await put(report.paper, booking, SENT_PAPER, at);
    }
}

/** Makes the files of those papers where they are missing: after the first start, and after one that was ended between both. */
export async function keepDemoLabPapers(db: Database, files: Pick<Files, "read" | "putAs">): Promise<void> {
  const uploads = await db
    .selectFrom("upload")
    .select(["id", "uploaded_at"])
    .where("id", "in", [DEMO_PRESCRIPTION, DEMO_LAB_PAPER])
    .execute();
  const paper = letterPaper();
  for (const { id: stored, uploaded_at } of uploads) {
    const id = fileId(stored);
    const letter = (await files.read(id)) === null ? await letterOf(db, id, uploaded_at.getTime()) : null;
    if (letter === null) continue;
    const bytes = await paper(letter);
    await files.putAs(id, onePiece(bytes));
    await db.updateTable("upload").set({ bytes: bytes.length }).where("id", "=", id).execute();
  }
}

/** What stands on it; null: no report has it any more. */
async function letterOf(db: Database, id: FileId, at: number): Promise<Letter | null> {
  if (id === DEMO_PRESCRIPTION) return demoPrescription(at, BORN);
  const [report] = await keptLabReports(db, (rows) => rows.where("paper", "=", id));
  const [lab] = (await offeredIn(db)).labs;
  return report === undefined || lab === undefined ? null : demoLabPaper(lab, report, BORN);
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
