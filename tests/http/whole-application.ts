import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeApplication } from "#adapters/composition/server/application.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { aStockedPlace } from "#tests/stocked-template.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";
import type { Application } from "#adapters/composition/server/application.ts";

/** The product as it is served, with the demo's goods and people, over a PostgreSQL of its own, or of whoever looks into it. */
export async function wholeApplication(place?: Server): Promise<Application> {
  const { user, password, host, port, database } = place ?? (await aStockedPlace());
  const folder = await mkdtemp(join(tmpdir(), "niramaya-product-"));
  const address = `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const read = settingsIn({ DATABASE_URL: address, DATA_DIR: folder });
  if ("faults" in read) throw new RangeError(read.faults.join("\n"));
  const product = await composeApplication(read.settings, folder, wordsOfServer);
  return {
    ...product,
    async close() {
      await product.close();
      await rm(folder, { recursive: true });
    },
  };
}
