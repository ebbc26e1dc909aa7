import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { exportCareOverHttp } from "#adapters/http-client/care-export.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function assessmentsOverHttp(container: Container, api: Api): void {
  container.bind(ExportCare).toConstantValue(exportCareOverHttp(api));
}
