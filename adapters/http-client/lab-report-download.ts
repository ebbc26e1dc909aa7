import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer, fileNameIn } from "./fetch-as-customer.ts";
import type { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import type { Api } from "./over-http.ts";

const A_REPORT = "a lab report as a file";

/** Asks the server for a laboratory's report as a file. */
export const downloadLabReportOverHttp =
  (api: Api): DownloadLabReport =>
  async (customer, id) => {
    const at = async () => {
      const { LAB_REPORT_DOWNLOAD } = await import("#adapters/http-contract/labs/report-download.ts"); // Loaded by the first call.
      return `${LAB_REPORT_DOWNLOAD}?${new URLSearchParams({ id })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_REPORT, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-report" });
    if (!response.ok) throw new PortUnavailable(A_REPORT, response.status);
    return ok({ name: fileNameIn(response, "lab-report.pdf"), bytes: await bytesOf(api, { customer, of: A_REPORT }, response) });
  };
