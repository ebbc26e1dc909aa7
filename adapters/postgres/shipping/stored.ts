import { pincodeCities } from "#adapters/postgres/migrations/0042-pincode-cities.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedShipping: StoredArea = {
  name: "shipping",
  migrations: {
    "0042-pincode-cities": pincodeCities,
  },
  places: {
    shipping_settings: "offer",
    pincode: "offer",
  },
  audited: ["pincodes"],
};
