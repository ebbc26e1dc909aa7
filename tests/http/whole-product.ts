import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeProduct } from "#cli/composition.ts";
import { settingsIn } from "#cli/settings.ts";
import { aPlace } from "#tests/postgres.ts";
import type { Product } from "#cli/composition.ts";

/** The product as it is served, with the demo's goods and people, over a PostgreSQL of its own. */
export async function wholeProduct(): Promise<Product> {
  const { user, password, host, port, database } = await aPlace();
  const folder = await mkdtemp(join(tmpdir(), "niramaya-product-"));
  const address = `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const read = settingsIn({ DATABASE_URL: address, DATA_DIR: folder });
  if ("faults" in read) throw new RangeError(read.faults.join("\n"));
  const product = await composeProduct(read.settings, folder);
  return {
    ...product,
    async close() {
      await product.close();
      await rm(folder, { recursive: true });
    },
  };
}
