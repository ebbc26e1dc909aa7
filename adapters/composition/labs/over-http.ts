import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { paperOverHttp } from "#adapters/http-client/paper-download.ts";
import { downloadLabReportOverHttp } from "#adapters/http-client/lab-report-download.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function labsOverHttp(container: Container, api: Api): void {
  container.bind(DownloadLabBill).toConstantValue(paperOverHttp(api, "a lab bill as a file", "tests"));
  container.bind(DownloadLabReport).toConstantValue(downloadLabReportOverHttp(api));
}
