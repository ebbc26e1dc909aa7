import { join } from "node:path";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RunningShop } from "./running-shop.ts";

type InShop = Pick<RunningShop, "folder" | "database">;

/** What no screen and no command does: the running shop's own database learns a stock, or of days that go by. */
export async function inShopDatabase<Answer>({ folder, database }: InShop, act: (db: Database) => Promise<Answer>): Promise<Answer> {
  const { server, leave } = database === null ? await embeddedServer(join(folder, "postgres")) : chosen(database);
  const db = openDatabase(server);
  try {
    return await act(db);
  } finally {
    await db.destroy();
    await leave();
  }
}

const chosen = (connectionString: string) => ({ server: { connectionString }, leave: async () => {} });
