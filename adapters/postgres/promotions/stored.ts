import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPromotions: StoredArea = {
  name: "promotions",
  places: { coupon: "offer" },
  audited: ["coupon"],
};
