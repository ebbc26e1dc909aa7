export { makeListPublicCoupons } from "./list-public-coupons.use-case.ts";
