import { CARE_EXPORT } from "#adapters/http-contract/assessments/care-export.ts";
import { fileDownload, savedFile, tooOften } from "./file-download.ts";
import type { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** Everything of the caller's care, as a bundle of FHIR R4. */
export const careExport = (exportCare: ExportCare): RawRoute =>
  fileDownload({
    at: CARE_EXPORT,
    in: "query",
    askedIn: () => "all",
    read: exportCare,
    fileOf: (body) => savedFile({ type: "application/fhir+json; charset=utf-8", name: "my-health-data.json", body }),
    refusalOf: () => tooOften,
  });
