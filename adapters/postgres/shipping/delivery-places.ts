import { sql } from "kysely";
import { pincode } from "#core/shipping/delivery-place.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresDeliveryPlaces = (db: Database): DeliveryPlaces =>
  namingOutages("delivery places", {
    async placeAt(asked) {
      const row = await db.selectFrom("pincode").selectAll().where("pincode", "=", asked).executeTakeFirst();
      if (row === undefined) return null;
      const { state, city, days, cash_on_delivery } = row;
      return { pincode: pincode(row.pincode), state, city, days, cashOnDelivery: cash_on_delivery };
    },
    putAll: (places, audit) =>
      inTransaction(db, async (trx) => {
        await putPlaces(trx, places);
        await putAudit(trx, audit);
      }),
  });

/** One statement with one parameter, however many places there are. */
export async function putPlaces(db: Database, places: readonly NamedPlace[]): Promise<void> {
  const rows = places.map(({ cashOnDelivery, ...place }) => ({ ...place, cash_on_delivery: cashOnDelivery }));
  await sql`
    insert into pincode select * from json_populate_recordset(null::pincode, ${JSON.stringify(rows)})
    on conflict (pincode) do update set
      state = excluded.state, days = excluded.days, cash_on_delivery = excluded.cash_on_delivery, city = excluded.city
  `.execute(db);
}
