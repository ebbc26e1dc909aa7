import * as z from "zod/mini";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { publicCoupon } from "./coupon.ts";
import { endpoint, wire } from "#adapters/http-contract/endpoint.ts";
import { boundedText } from "#adapters/http-contract/scalars.ts";

export const listPublicCoupons = endpoint(ListPublicCoupons, {
  method: "GET",
  path: "/shopCoupon/getAllCouponWebAndAppWithoutToken",
  in: "query",
  audience: "anyone",
  request: wire(
    z.object({ coupon_type: z.literal("PUBLIC"), name: z.optional(boundedText(100)) }),
    ({ name }) => name,
    (name: string | undefined) => ({ coupon_type: "PUBLIC" as const, ...(name === undefined ? {} : { name }) }),
  ),
  response: z.array(publicCoupon),
});
