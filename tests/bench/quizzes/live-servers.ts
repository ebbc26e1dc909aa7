import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { forkedServer, servedShop, usedBy } from "#tests/bench/processes/forked-server.ts";
import { processorOf } from "#tests/bench/whole-cost.ts";
import type { ForkedServer } from "#tests/bench/processes/forked-server.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export type LiveServer = ForkedServer & { readonly agent: Agent };

export type LiveServers = {
  readonly db: Database;
  readonly ours: readonly LiveServer[];
  readonly bare: readonly LiveServer[];
  /** Milliseconds of processor that the database has used so far, save for the bench's own connection that reads nothing. */
  readonly database: () => number;
};

type Ending = () => Promise<unknown>;

/** Two of our servers and two bare ones, all on one PostgreSQL. What ends them is put into `endings` as it starts. */
export async function liveServers(prepare: (db: Database) => Promise<void>, endings: Ending[]): Promise<LiveServers> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-live-"));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711); // The database's user must be able to pass through.
  const { server, leave } = await embeddedServer(join(folder, "postgres"));
  endings.push(leave);
  const db = openDatabase(server, { connections: 2 });
  endings.push(() => db.destroy());
  await migrate(db, folder, jobKinds);
  await prepare(db);
  const watcher = new pg.Client(server);
  await watcher.connect();
  endings.push(() => watcher.end());
  const { rows } = await watcher.query("select pg_backend_pid() as pid");
  const asked = (one: ForkedServer): LiveServer => ({ ...one, agent: new Agent({ keepAlive: true, maxSockets: 32 }) });
  const shop = async () => asked(await servedShop(folder, endings));
  const environment = { BARE_ROUTES: new URL("./bare-live.ts", import.meta.url).href, BARE_DATABASE: JSON.stringify(server) };
  const bare = async () => asked(await forkedServer(new URL("../bare/bare-server.ts", import.meta.url), environment, endings));
  return {
    db,
    database: processorOf(rows[0].pid),
    ours: [await shop(), await shop()],
    bare: [await bare(), await bare()],
  };
}

/** Milliseconds of processor that servers have used so far. */
export async function usedByAll(servers: readonly LiveServer[]): Promise<number> {
  const each = await Promise.all(servers.map(({ process }) => usedBy(process)));
  return each.reduce((sum, one) => sum + one, 0);
}
