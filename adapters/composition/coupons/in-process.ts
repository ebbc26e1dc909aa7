import { Coupons } from "#core/coupons/coupons.port.ts";
import { ListPublicCoupons, makeListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function couponsInProcess(container: Container): void {
  make(container, ListPublicCoupons, makeListPublicCoupons, { coupons: Coupons });
}
