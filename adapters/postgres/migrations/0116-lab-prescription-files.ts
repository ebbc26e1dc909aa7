import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The file by which a step of a lab booking names a prescription, so that it is not taken for one that nothing names. */
export const labPrescriptionFiles: Migration = {
  async up(db) {
    await sql`alter table lab_booking_step add column file text generated always as (deed #>> '{source,file}') stored`.execute(db);
    await sql`create index lab_booking_step_file on lab_booking_step (file) where file is not null`.execute(db);
  },
};
