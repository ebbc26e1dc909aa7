import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { answered, inParallel } from "./asking.ts";
import { PRODUCTS, stockLargeShop } from "./made/large-shop.ts";
import { slugAt } from "./made/many-products.ts";
import { servedShop } from "./processes/forked-server.ts";
import type { Figure } from "./figure.ts";
import type { ForkedServer } from "./processes/forked-server.ts";

const AT_ONCE = 4;
const PAGES = ["/", "/shop", "/shop/product-category/ayurveda", "/shop/product-category/unani"] as const;

/** What the process of a shop of 5,000 products holds of the machine's memory. */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-memory-"));
  await chmod(folder, 0o711); // The database's user must be able to pass through.
  const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const { server, leave } = await embeddedServer(join(folder, "postgres"));
    endings.unshift(leave);
    const db = openDatabase(server, { connections: 2 });
    endings.unshift(() => db.destroy());
    await migrate(db, folder, jobKinds);
    await stockLargeShop(db);
    const started: (() => Promise<unknown>)[] = [];
    endings.unshift(() => Promise.all(started.map((end) => end())));
    const shop = await servedShop(folder, started);
    return [memoryFigure("at start", megabytesOf(shop), 150), memoryFigure("after a minute of pages", await afterPages(shop), 300)];
  } finally {
    for (const end of endings) await end();
  }
}

/** A minute of pages, four at once: half of them products that were not asked for before. */
async function afterPages(shop: ForkedServer): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ends = Date.now() + 60_000;
  for (let nth = 0; Date.now() < ends; nth += 40)
    await inParallel(40, AT_ONCE, (more) => {
      const at = nth + more;
      const path = at % 2 === 0 ? `/shop/product/${slugAt(at % PRODUCTS)}` : PAGES[(at >> 1) % PAGES.length];
      return answered(shop.address, { path: path ?? "/" }, agent);
    });
  return megabytesOf(shop);
}

const megabytesOf = ({ process: { pid } }: ForkedServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;

const memoryFigure = (when: string, megabytes: number, most: number): Figure => ({
  name: `the server's memory ${when}`,
  figure: Math.round(megabytes),
  unit: "MB",
  target: `at most ${most}`,
  met: megabytes <= most,
});
