import { pageImport } from "../page-import.ts";
import { HOSPITALS, NO_PAGE } from "./wording/hospitals.ts";
import type { HospitalFile } from "#core/staff/hospitals/import-hospitals.use-case.ts";

/** Puts the hospitals of a file on their page. */
export const hospitalImport = pageImport<HospitalFile>({
  name: "hospital import",
  what: HOSPITALS,
  noPage: NO_PAGE,
  compose: async () => {
    const { hospitalFiles, withHospitals } = await import("./composition.ts");
    return { ...hospitalFiles, put: (context, given) => withHospitals(context, (hospitals) => hospitals.import(given)) };
  },
});
