import { PRESCRIPTION_DOWNLOAD, prescriptionQueryIn } from "#adapters/http-contract/consultations/prescription-download.ts";
import { fileDownload, notFound, savedPdf } from "./file-download.ts";
import type { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A version of what was prescribed to the caller, as a PDF. Another customer's is not found. */
export const prescriptionDownload = (download: DownloadPrescription): RawRoute =>
  fileDownload({
    at: PRESCRIPTION_DOWNLOAD,
    in: "query",
    askedIn: prescriptionQueryIn,
    read: download,
    fileOf: savedPdf,
    refusalOf: () => notFound("Prescription not found"),
  });
