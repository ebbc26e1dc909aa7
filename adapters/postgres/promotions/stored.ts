import { couponTermsInHindi } from "#adapters/postgres/migrations/0169-coupon-terms-in-hindi.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPromotions: StoredArea = {
  name: "promotions",
  migrations: { "0169-coupon-terms-in-hindi": couponTermsInHindi },
  places: { coupon: "offer" },
  audited: ["coupon"],
};
