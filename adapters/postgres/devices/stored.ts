import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedDevices: StoredArea = {
  name: "devices",
  erased: [
    ["push_token", "customer"],
    ["push_address", "customer"],
  ],
  notExported: [
    ["push_token", "customer"],
    ["push_address", "customer"],
  ],
};
