import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { copyOfOne } from "#tests/run/made-once.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A shop's data in a folder of their own: `at` names them to a command, `db` is what it works on. */
export class ShopData {
  readonly folder: string;
  readonly at: string;
  readonly #place: string;
  #opened: { readonly db: Database; readonly leave: () => Promise<void> } | null = null;

  constructor(place: string) {
    this.#place = place;
    this.folder = join(place, "shop");
    this.at = `--data ${this.folder}`;
  }

  get db(): Database {
    if (this.#opened === null) throw new Error("the shop is open during tests alone");
    return this.#opened.db;
  }

  async open(): Promise<void> {
    vi.stubEnv("DATABASE_URL", "");
    await copyOfOne("empty", this.folder, async (folder) => {
      const { db, leave } = await databaseIn(folder);
      await migrate(db, folder, jobKinds);
      await db.destroy();
      await leave();
    });
    this.#opened = await databaseIn(this.folder);
  }

  async close(): Promise<void> {
    vi.unstubAllEnvs();
    await this.#opened?.db.destroy();
    await this.#opened?.leave();
    await rm(this.#place, { recursive: true, force: true });
  }
}

async function databaseIn(folder: string): Promise<{ readonly db: Database; readonly leave: () => Promise<void> }> {
  const { server, leave } = await embeddedServer(join(folder, "postgres"), { fsync: "off", full_page_writes: "off" });
  return { db: openDatabase(server), leave };
}

/** Open from before a file's tests, with its tables and nothing in them, until behind them. */
export async function openShopData(): Promise<ShopData> {
  const place = await mkdtemp(join(tmpdir(), "niramaya-cli-"));
  await chmod(place, 0o711); // The database's user must be able to pass through.
  const shop = new ShopData(place);
  beforeAll(() => shop.open(), 180_000);
  afterAll(() => shop.close());
  return shop;
}
