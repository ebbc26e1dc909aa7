import { join } from "node:path";
import { inject } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";

/** What happens in the warehouse while somebody shops: the running shop's own database learns a new stock. */
export async function setStock(product: string, stock: number): Promise<void> {
  const { server, leave } = await embeddedServer(join(inject("shop").folder, "postgres"));
  const db = openDatabase(server);
  await db.updateTable("product").set({ stock }).where("id", "=", product).executeTakeFirstOrThrow();
  await db.destroy();
  await leave();
}
