import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { distribute } from "#adapters/postgres/nodes/distribute.ts";
import { databaseOver } from "./distributed-servers.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";
import type { Ports } from "./distributed-servers.ts";

/** The address of such a database, for a program of its own. */
export const urlOf = ({ user, host, port, database }: Server): string => `postgres://${user}@${host}:${port}/${database}`;

/** The database of a shop without rows, whose customers' entries lie on the nodes. */
export async function aSpreadShop(ports: Ports, name: string): Promise<Server> {
  const server = await databaseOver(ports, name);
  const db = openDatabase(server);
  await migrate(db, "the tests' database", jobKinds);
  const done = await distribute(db, () => {});
  await db.destroy();
  if ("kind" in done) throw new Error(`nothing was distributed: ${done.kind}`);
  return server;
}
