import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { paperOverHttp } from "#adapters/http-client/paper-download.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function plansOverHttp(container: Container, api: Api): void {
  container.bind(DownloadPlanBill).toConstantValue(paperOverHttp(api, "a bill of a plan as a file", "plan"));
}
