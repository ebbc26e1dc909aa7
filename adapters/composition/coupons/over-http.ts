import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function couponsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/coupons/endpoints.ts"), {
    listPublicCoupons: ListPublicCoupons,
  });
}
