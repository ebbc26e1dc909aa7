import { manyProducts } from "./many-products.ts";
import { putMany } from "./put-many.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * So many products, by the way that the staff's import takes; what is filled already stays as it is, and answers false. Throws where more
 * memory is used late than early.
 */
export async function fillCatalogue(db: Database, count: number): Promise<boolean> {
  if ((await db.selectFrom("product").select("id").limit(1).execute()).length > 0) return false;
  await putMany(db, watched(manyProducts(count)));
  heldSteady();
  return true;
}

const memory: number[] = [];

async function* watched<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    memory.push(process.memoryUsage().rss);
    yield batch;
  }
}

/** The largest memory of the last third of a run against that of the second. */
function heldSteady(): void {
  const third = Math.floor(memory.length / 3);
  const largest = (from: number) => Math.max(...memory.slice(from, from + third));
  if (memory.length > 500 && largest(2 * third) > 1.25 * largest(third)) throw new Error("the import's memory grows with the catalogue");
  memory.length = 0;
}
