import { sql } from "kysely";
import { fileId } from "#core/files/file-id.ts";
import type { WrittenPicture } from "#core/fitbook/post-picture.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What the thing of a report showed, in its order. */
export async function reportPictures(db: Database, report: string): Promise<readonly WrittenPicture[]> {
  const rows = await db
    .selectFrom("fitbook_report_picture")
    .select(["upload", "text"])
    .where("report", "=", report)
    .orderBy("place")
    .execute();
  return rows.map(({ upload, text }) => ({ file: fileId(upload), text }));
}

/** Keeps them in the place of those before, as part of the caller's transaction. */
export async function putReportPictures(trx: Database, report: string, pictures: readonly WrittenPicture[]): Promise<void> {
  await trx.deleteFrom("fitbook_report_picture").where("report", "=", report).execute();
  if (pictures.length === 0) return;
  await trx
    .insertInto("fitbook_report_picture")
    .values(pictures.map(({ file, text }, nth) => ({ report, place: nth + 1, upload: file, text })))
    .execute();
}

/** Those of reports whose thing is forgotten go with it. */
export const forgetReportPictures = (db: Database): Promise<unknown> =>
  sql`delete from fitbook_report_picture using fitbook_report as report
    where report.id = fitbook_report_picture.report and report.snapshot is null`.execute(db);
