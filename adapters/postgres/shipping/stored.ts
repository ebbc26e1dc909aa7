import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedShipping: StoredArea = {
  name: "shipping",
  places: {
    shipping_settings: "offer",
    pincode: "offer",
  },
  audited: ["pincodes"],
};
