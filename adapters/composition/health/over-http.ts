import { CalculateBmi, CalculateBmiAndFat, CalculateFat } from "#core/health/calculate-body.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function healthOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/health/endpoints.ts"), {
    calculateBmi: CalculateBmi,
    calculateFat: CalculateFat,
    calculateBmiAndFat: CalculateBmiAndFat,
  });
}
