import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aBuyer } from "#tests/bench/made/many-orders.ts";
import { LINES, stockLargeShop } from "#tests/bench/made/large-shop.ts";
import { servedShop, usedBy } from "#tests/bench/processes/forked-server.ts";
import { processorOf } from "#tests/bench/whole-cost.ts";
import { askerOf } from "./visits.ts";
import type { ForkedServer } from "#tests/bench/processes/forked-server.ts";
import type { Ask, Somebody, Visitors } from "./visits.ts";

/** Milliseconds of processor that were used so far. */
export type Used = { readonly servers: number; readonly database: number };

export type LoadedShop = {
  readonly visitors: Visitors;
  /** Whether shop and database have two processors for themselves, and who asks has others. */
  readonly isPinned: boolean;
  /** Asks so many of its servers in turn. */
  ask(servers: 1 | 2): Ask;
  used(): Promise<Used>;
  close(): Promise<void>;
};

const HOLDERS = 300;
const BUYERS = 600;
const [SHOP_RUNS_ON, ASKING_RUNS_ON] = ["0,1", "2,3"];

/**
 * A shop with 5,000 products, two servers on one PostgreSQL, of which one or both are asked. All of it has two processors where that can be
 * had.
 */
export async function loadedShop(): Promise<LoadedShop> {
  const endings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const isPinned = availableParallelism() >= 4 && pinned(SHOP_RUNS_ON); // What is started now inherits it.
    const folder = await mkdtemp(join(tmpdir(), "niramaya-load-"));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o711); // The database's user must be able to pass through.
    const { server, leave } = await embeddedServer(join(folder, "postgres"));
    endings.push(leave);
    const db = openDatabase(server, { connections: 2 });
    endings.push(() => db.destroy());
    await migrate(db, folder, jobKinds);
    await stockLargeShop(db);
    const people: Somebody[] = [];
    for (let nth = 0; nth < HOLDERS + BUYERS; nth += 1) people.push(await aBuyer(db, nth));
    const visitors = { holders: people.slice(0, HOLDERS), buyers: people.slice(HOLDERS) };
    const [add, trackers] = [makeAddToCart({ carts: postgresCarts(db), now: Date.now }), postgresTrackers(db)];
    for (const { id } of visitors.holders) {
      for (let line = 0; line < LINES; line += 1) await add(id, { kind: "product", productId: `id-product-${line}`, quantity: 2 });
      await trackers.setConsent(id, true, Date.now());
    }
    const watcher = new pg.Client(server);
    await watcher.connect();
    endings.push(() => watcher.end());
    const { rows } = await watcher.query("select pg_backend_pid() as pid");
    const database = processorOf(rows[0].pid);
    const servers = [await started(folder, endings), await started(folder, endings)] as const;
    if (isPinned) pinned(ASKING_RUNS_ON);
    return {
      visitors,
      isPinned,
      close,
      ask(count) {
        const askers = servers.slice(0, count).map(({ address, agent }) => askerOf(address, agent));
        let turn = 0;
        return (request) => (askers[turn++ % askers.length] ?? askerOf(servers[0].address, servers[0].agent))(request);
      },
      async used() {
        const each = await Promise.all(servers.map(({ process }) => usedBy(process)));
        return { servers: each.reduce((sum, one) => sum + one, 0), database: database() };
      },
    };
  } catch (error) {
    await close(); // Nobody else has anything in hand to stop what was started.
    throw error;
  }
}

type Started = ForkedServer & { readonly agent: Agent };

const started = async (folder: string, endings: (() => Promise<unknown>)[]): Promise<Started> => ({
  ...(await servedShop(folder, endings)),
  agent: new Agent({ keepAlive: true, maxSockets: 256 }),
});

/** Keeps this process, and what it starts from now on, to some processors. Whether it could. */
function pinned(processors: string): boolean {
  try {
    execFileSync("taskset", ["-a", "-c", "-p", processors, String(process.pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
