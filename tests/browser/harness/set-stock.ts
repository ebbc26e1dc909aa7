import { inject } from "vitest";
import { inShopDatabase } from "./shop-database.ts";

/** What happens in the warehouse while somebody shops. */
export async function setStock(product: string, stock: number): Promise<void> {
  await inShopDatabase(inject("shop"), (db) =>
    db.updateTable("product").set({ stock }).where("id", "=", product).executeTakeFirstOrThrow(),
  );
}
