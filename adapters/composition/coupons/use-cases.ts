import { Coupons } from "#core/coupons/coupons.port.ts";
import { ListPublicCoupons, makeListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function couponsInProcess(container: Container): void {
  make(container, ListPublicCoupons, makeListPublicCoupons, { coupons: Coupons });
}

export function couponsOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/coupons/endpoints.ts"); // Loaded by the first call.
  container.bind(ListPublicCoupons).toConstantValue(overHttp(async () => (await declared()).listPublicCoupons));
}
