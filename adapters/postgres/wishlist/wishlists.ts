import { sql } from "kysely";
import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { NET_QUANTITY, STAR_COUNTS, ratedProductIn, listedColumns } from "#adapters/postgres/catalogue/product-row.ts";
import type { NetQuantity } from "#core/catalogue/information/net-quantity.ts";
import type { Wishlists } from "#core/wishlist/wishlists.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresWishlists = (db: Database, shown = ownPictures): Wishlists =>
  namingOutages("wishlists", {
    async of(customer) {
      const rows = await db
        .selectFrom("wish")
        .innerJoin("product", "product.id", "wish.product")
        .select(listedColumns)
        .select(sql.raw<readonly number[] | null>(STAR_COUNTS).as("rated"))
        .select(sql.raw<NetQuantity | null>(NET_QUANTITY).as("net"))
        .select("product.hindi")
        .where("wish.customer", "=", customer)
        .orderBy("wish.place", "desc")
        .execute();
      return rows.map((row) => ratedProductIn(row, shown));
    },

    add: (customer, productId, most) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute(); // One at a time, so that the number of products stays below the limit.
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
