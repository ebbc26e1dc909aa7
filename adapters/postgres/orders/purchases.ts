import { sql } from "kysely";
import { firstDelivery } from "#core/orders/parcels/first-delivery.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { DeliveredParts } from "#core/orders/parcels/first-delivery.ts";
import type { Purchases } from "#core/orders/order/purchases.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPurchases = (db: Database): Purchases =>
  namingOutages("purchases", {
    async deliveredTo(customer, product) {
      const { rows } = await sql<DeliveredParts>`
        select array(select line ->> 'productId' from json_array_elements(snapshot -> 'figures' -> 'lines') with ordinality as each (line, place) order by place) as products,
          state -> 'lines' as lines, state -> 'parcels' as parcels
        from shop_order where customer = ${customer} and stage = 'placed' and listed_at is not null and products @> array[${product}]::text[]
      `.execute(db);
      const times = rows.map((parts) => firstDelivery(parts, product)).filter((at) => at !== null);
      return times.length === 0 ? null : Math.min(...times);
    },
  });
