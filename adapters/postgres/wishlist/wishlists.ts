import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { NET_QUANTITY, STAR_COUNTS, ratedProductIn, listedColumns } from "#adapters/postgres/catalogue/product-row.ts";
import type { Wishlists } from "#core/wishlist/wishlists.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { RatedRow } from "#adapters/postgres/catalogue/product-row.ts";

export const postgresWishlists = (db: Database, shown = ownPictures): Wishlists =>
  namingOutages("wishlists", {
    async of(customer) {
      const rows = await rowsOf<RatedRow>(db, WISHED, [customer]);
      return rows.map((row) => ratedProductIn(row, shown));
    },

    add: (customer, productId, most) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().executeTakeFirstOrThrow(); // One at a time, so that the number of products stays below the limit.
        const known = await trx.selectFrom("product").select("id").where("id", "=", productId).executeTakeFirst();
        if (known === undefined) return "unknown-product";
        const put = await trx.selectFrom("wish").select("product").where("customer", "=", customer).execute();
        if (put.some(({ product }) => product === productId)) return "added";
        if (put.length >= most) return "full";
        await trx.insertInto("wish").values({ customer, product: productId }).execute();
        return "added";
      }),

    async remove(customer, productId) {
      await db.deleteFrom("wish").where("customer", "=", customer).where("product", "=", productId).execute();
    },
  });

/** Of a customer ($1), the last one first. */
const WISHED: Statement = {
  name: "wished products",
  text: `select ${listedColumns.join(", ")}, ${STAR_COUNTS} as rated, ${NET_QUANTITY} as net
    from own_wishes($1) wish join product on product.id = wish.product order by wish.place desc`,
};
