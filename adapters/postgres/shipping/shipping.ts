import { paise } from "#core/shared/money.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Insertable, Selectable } from "kysely";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Shipping } from "#core/shipping/shipping.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ShippingRow } from "#adapters/postgres/engine/tables.ts";

export const postgresShipping = (db: Database): Shipping =>
  namingOutages("shipping", {
    async settings() {
      const row = await db.selectFrom("shipping_settings").selectAll().executeTakeFirst();
      return row === undefined ? { basic: null, weightExceed: null } : settingsIn(row);
    },
  });

/** Replaces the stored settings. */
export async function putShipping(db: Database, settings: ShippingSettings): Promise<void> {
  const row = rowOf(settings);
  await db
    .insertInto("shipping_settings")
    .values(row)
    .onConflict((stored) => stored.column("only_row").doUpdateSet(row))
    .execute();
}

export function settingsIn({
  basic_minimum,
  basic_charge,
  exceed_above,
  exceed_minimum,
  exceed_charge,
}: Selectable<ShippingRow>): ShippingSettings {
  return {
    basic: basic_minimum === null || basic_charge === null ? null : { minimumOrder: paise(basic_minimum), charge: paise(basic_charge) },
    weightExceed:
      exceed_above === null || exceed_minimum === null || exceed_charge === null
        ? null
        : { above: Number(exceed_above), minimumOrder: paise(exceed_minimum), charge: paise(exceed_charge) },
  };
}

const rowOf = ({ basic, weightExceed }: ShippingSettings): Insertable<ShippingRow> => ({
  basic_minimum: basic?.minimumOrder ?? null,
  basic_charge: basic?.charge ?? null,
  exceed_above: weightExceed === null ? null : String(weightExceed.above),
  exceed_minimum: weightExceed?.minimumOrder ?? null,
  exceed_charge: weightExceed?.charge ?? null,
});
