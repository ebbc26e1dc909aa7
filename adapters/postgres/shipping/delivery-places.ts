import { sql } from "kysely";
import { pincode } from "#core/shipping/delivery-place.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import type { Selectable } from "kysely";
import type { PincodeRow } from "#adapters/postgres/engine/tables.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const CHANGING = 1_852_404_341; // The advisory lock for changing delivery places; nothing else uses this number.

export const postgresDeliveryPlaces = (db: Database): DeliveryPlaces =>
  namingOutages("delivery places", {
    async placeAt(pincode) {
      const row = await db.selectFrom("pincode").selectAll().where("pincode", "=", pincode).executeTakeFirst();
      return row === undefined ? null : placeIn(row);
    },
    change: (pincodes, decide) =>
      inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(${CHANGING})`.execute(trx);
        const rows = await trx.selectFrom("pincode").selectAll().where(sql<boolean>`pincode = any(${pincodes})`).execute();
        const { put, answer } = decide(rows.map(placeIn));
        if (put !== null) {
          await putPlaces(trx, put.places);
          await putAudit(trx, put.audit);
        }
        return answer;
      }),
  });

const placeIn = ({ pincode: code, state, city, days, cash_on_delivery }: Selectable<PincodeRow>): NamedPlace => ({
  pincode: pincode(code),
  state,
  city,
  days,
  cashOnDelivery: cash_on_delivery,
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
