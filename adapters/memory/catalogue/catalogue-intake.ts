import { isDeepStrictEqual } from "node:util";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { CatalogueIntake, Clash } from "#core/catalogue/catalogue-intake.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryCatalogueIntake = (memory: Memory): CatalogueIntake => {
  let turn: Promise<unknown> = Promise.resolve(); // Whoever puts at the same time waits.
  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const mine = turn.then(act, act);
    turn = mine;
    return mine;
  };
  return {
    put: (batches, told, decide) =>
      inTurn(async () => {
        const products = new Map(memory.products.map((product) => [product.id, product]));
        const before = new Map(products);
        const ofThisRun = new Set<string>();
        for await (const batch of batches) {
          for (const { line, product } of batch) {
            const clash = clashOf(product, products, ofThisRun);
            if (clash !== null) told({ line, ...clash });
            else {
              products.set(product.id, product);
              ofThisRun.add(product.id);
            }
          }
        }
        const decision = decide();
        if (decision.kind === "drop") return { added: 0, changed: 0, unchanged: 0 };
        memory.products = [...products.values()];
        const known = [...ofThisRun].filter((id) => before.has(id));
        const unchanged = known.filter((id) => isDeepStrictEqual(before.get(id), products.get(id))).length;
        const taken = { added: ofThisRun.size - known.length, changed: known.length - unchanged, unchanged };
        putAuditInMemory(memory, decision.entryOf(taken));
        return taken;
      }),
    async *all() {
      if (memory.products.length > 0) yield memory.products;
    },
  };
};

function clashOf(
  { id, slug }: ProductDetails,
  products: ReadonlyMap<string, ProductDetails>,
  ofThisRun: ReadonlySet<string>,
): Omit<Clash, "line"> | null {
  if (ofThisRun.has(id)) return { field: "id", with: "line-before" };
  const named = [...products.values()].find((product) => product.slug === slug && product.id !== id);
  if (named === undefined) return null;
  return { field: "slug", with: ofThisRun.has(named.id) ? "line-before" : "other-product" };
}
