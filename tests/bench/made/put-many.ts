import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { productRows } from "#tests/builders/files/whole-row.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Puts products by the way that the staff's import takes. Throws where two clash. */
export async function putMany(db: Database, batches: AsyncIterable<readonly ProductDetails[]>): Promise<void> {
  const refuse = () => {
    throw new TypeError("the goods clash");
  };
  const entry = {
    at: Date.now(),
    who: "bench",
    action: "catalogue import",
    subject: { kind: "catalogue", id: "all" },
    details: {},
  } as const;
  await postgresCatalogueIntake(db).put(productRows(batches), { fault: refuse, clash: refuse, put: () => {} }, () => ({
    kind: "keep",
    entry,
  }));
}
