import { devices } from "#adapters/postgres/migrations/0011-devices.ts";
import { pushAddresses } from "#adapters/postgres/migrations/0100-push-addresses.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedDevices: StoredArea = {
  name: "devices",
  migrations: {
    "0011-devices": devices,
    "0100-push-addresses": pushAddresses,
  },
  erased: [
    ["push_token", "customer"],
    ["push_address", "customer"],
  ],
  notExported: [
    ["push_token", "customer"],
    ["push_address", "customer"],
  ],
};
