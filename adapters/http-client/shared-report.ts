import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { ReportType } from "#core/assessments/sharing/patient-report.ts";
import type { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import type { Api } from "./over-http.ts";

const SHARED = "a report of a patient";

/** Asks the server, as a practitioner, for a report that a patient shares. */
export const readSharedReportOverHttp =
  (api: Api): ReadSharedReport =>
  async (customer, { booking, report }) => {
    const query = `booking_id=${encodeURIComponent(booking)}&report_id=${encodeURIComponent(report)}`;
    const at = async () => `${(await import("#adapters/http-contract/assessments/report-shapes.ts")).SHARED_REPORT}?${query}`; // Loaded by the first call.
    const response = await fetchAsCustomer(api, { customer, of: SHARED, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-report" });
    if (!response.ok) throw new PortUnavailable(SHARED, response.status);
    const mediaType = (response.headers.get("content-type") ?? "image/webp") as ReportType;
    return ok({ mediaType, bytes: await bytesOf(api, { customer, of: SHARED }, response) });
  };
