import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { manyProducts } from "./many-products.ts";
import type { Intake } from "#core/catalogue/catalogue-intake.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** So many products, by the way that the staff's import takes; what is filled already stays as it is, and answers false. Throws where more memory is used late than early. */
export async function fillCatalogue(db: Database, count: number): Promise<boolean> {
  if ((await db.selectFrom("product").select("id").limit(1).execute()).length > 0) return false;
  const intake = postgresCatalogueIntake(db);
  const clashed = () => {
    throw new TypeError("the goods clash");
  };
  const entryOf = (taken: Intake) =>
    ({ at: Date.now(), who: "bench", action: "catalogue import", subject: { kind: "catalogue", id: "all" }, details: taken }) as const;
  await intake.put(watched(manyProducts(count)), clashed, () => ({ kind: "keep", entryOf }));
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
