import { isDeepStrictEqual } from "node:util";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { CatalogueIntake, Clash, ClashingField } from "#core/catalogue/catalogue-intake.port.ts";
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
        const sellers = new Map<string, { readonly line: number; readonly name: string }>();
        for await (const batch of batches) {
          for (const { line, product } of batch) {
            const clash = clashOf(product, { products, ofThisRun, sellers });
            if (clash !== null) told({ line, ...clash });
            else {
              products.set(product.id, product);
              ofThisRun.add(product.id);
              if (product.seller !== null) sellers.set(product.seller.gstin, { line, name: product.seller.name });
            }
          }
        }
        for (const [gstin, { line, name }] of sellers) {
          const other = [...products.values()].find(({ seller }) => seller?.gstin === gstin && seller.name !== name)?.seller ?? null;
          if (other !== null) told({ line, field: "seller", with: "other-product", seller: other.name });
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

type WithoutLine = Pick<Clash, "with"> & ClashingField;

type Known = {
  readonly products: ReadonlyMap<string, ProductDetails>;
  readonly ofThisRun: ReadonlySet<string>;
  readonly sellers: ReadonlyMap<string, { readonly name: string }>;
};

function clashOf({ id, slug, number, seller }: ProductDetails, { products, ofThisRun, sellers }: Known): WithoutLine | null {
  if (ofThisRun.has(id)) return { field: "id", with: "line-before" };
  const others = [...products.values()].filter((product) => product.id !== id);
  const from = (other: ProductDetails) => (ofThisRun.has(other.id) ? "line-before" : "other-product");
  const named = others.find((product) => product.slug === slug);
  if (named !== undefined) return { field: "slug", with: from(named) };
  const numbered = number === null ? undefined : others.find((product) => product.number === number);
  if (numbered !== undefined) return { field: "number", with: from(numbered) };
  const known = seller === null ? undefined : sellers.get(seller.gstin);
  return known === undefined || known.name === seller?.name ? null : { field: "seller", with: "line-before", seller: known.name };
}
