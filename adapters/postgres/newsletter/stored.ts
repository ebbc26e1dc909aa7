import { mobileAndEmailOf } from "#adapters/postgres/identity/mobile-and-email-of.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedNewsletter: StoredArea = {
  name: "newsletter",
  audited: ["newsletter"],
  erase: (trx, customer) => trx.deleteFrom("subscription").where("email", "in", mobileAndEmailOf(customer)).execute(),
  exported: [
    {
      name: "newsletter",
      async *records(db, customer) {
        yield* (await import("./own-subscription.ts")).ownSubscription(db, customer);
      },
    },
  ],
};
