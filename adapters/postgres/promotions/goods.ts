import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { isOutage } from "#adapters/postgres/engine/database.ts";
import { listedColumns, listedProductIn } from "#adapters/postgres/catalogue/product-row.ts";
import type { Goods } from "#core/promotions/goods.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const PORTION = 2_000;

export const postgresGoods = (db: Database): Goods => ({
  async *portions() {
    for (let after = ""; ; ) {
      const rows = await portion(db, after).catch((error: unknown) => {
        throw isOutage(error) ? new PortUnavailable("goods", error) : error;
      });
      yield rows.map((row) => listedProductIn(row, ownPictures));
      const last = rows.at(-1);
      if (last === undefined || rows.length < PORTION) return;
      after = last.id;
    }
  },
});

const portion = (db: Database, after: string) =>
  db
    .selectFrom("product")
    .select(listedColumns)
    .where("id", ">", after)
    .where("is_active", "=", true)
    .where("stock", ">", 0)
    .where("seller_gstin", "is not", null)
    .orderBy("id")
    .limit(PORTION)
    .execute();
