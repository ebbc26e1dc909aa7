import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { readSharedReportOverHttp } from "#adapters/http-client/shared-report.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

/** What practitioners alone ask for. A customer's window has none of it. */
export function deskOverHttp(container: Container, api: Api): void {
  container.bind(ReadSharedReport).toConstantValue(readSharedReportOverHttp(api));
}
