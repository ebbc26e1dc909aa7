import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";
import type { Container } from "#adapters/composition/container.ts";

export function paymentsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/payments/endpoints.ts"), {
    beginPayment: BeginPayment,
    showPayment: ShowPayment,
    listUnpaidPayments: ListUnpaidPayments,
  });
}
