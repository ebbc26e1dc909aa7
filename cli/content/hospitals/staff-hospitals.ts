import type { HospitalPage } from "#core/content/care-page.ts";
import type { HospitalFile, ImportHospitals } from "#core/staff/hospitals/import-hospitals.use-case.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of the shop's data. */
export type StaffHospitals = {
  readonly import: (given: Parameters<ImportHospitals>[1]) => ReturnType<ImportHospitals>;
  readonly page: () => Promise<HospitalPage | null>;
};

/** What they ask of the file format. */
export type HospitalFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<HospitalFile>;
};
