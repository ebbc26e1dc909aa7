import { mobileAndEmailOf } from "#adapters/postgres/identity/mobile-and-email-of.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { AlertTables } from "./tables.ts";

export const storedAlerts: StoredArea = {
  name: "alerts",
  places: {
    alert: "by-id",
    alert_key: "identity",
  } satisfies Places<keyof AlertTables>,
  audited: ["alert"],
  erased: [
    ["alert", "customer"],
    ["alert_key", "customer"],
  ],
  async erase(trx, customer) {
    for (const table of ["alert", "alert_key"] as const)
      await trx.deleteFrom(table).where("email", "in", mobileAndEmailOf(customer)).execute();
  },
  exported: [
    {
      name: "alerts",
      async *records(db, customer) {
        yield* (await import("./own-alerts.ts")).ownAlerts(db, customer);
      },
    },
  ],
  notExported: [
    ["alert", "customer"], // Exported with those to the customer's address.
    ["alert_key", "customer"], // A secret.
  ],
};
