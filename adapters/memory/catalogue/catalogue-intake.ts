import { isDeepStrictEqual } from "node:util";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { CatalogueIntake, Clash, ClashingField, PutProduct } from "#core/catalogue/catalogue-intake.port.ts";
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
    put: (batches, report, decide) =>
      inTurn(async () => {
        const before = new Map(memory.products.map((product) => [product.id, product]));
        const products = new Map(before);
        const ofThisRun = new Set<string>();
        const sellers = new Map<string, { readonly line: number; readonly name: string }>();
        for await (const batch of batches) {
          for (const row of batch) {
            const was = before.get(row.id) ?? null;
            const read = row.over(was);
            if (read.kind === "refused") {
              for (const fault of read.refusal) report.fault(fault);
              continue;
            }
            const becomes = read.value;
            const clash = clashOf(becomes, { products, ofThisRun, sellers });
            if (clash !== null) report.clash({ line: row.line, ...clash });
            else {
              const put: PutProduct<typeof row> = { row, was, becomes };
              report.put(put, !isDeepStrictEqual(was, becomes));
              products.set(becomes.id, becomes);
              ofThisRun.add(becomes.id);
              if (becomes.seller !== null) sellers.set(becomes.seller.gstin, { line: row.line, name: becomes.seller.name });
            }
          }
        }
        for (const [gstin, { line, name }] of sellers) {
          const other = [...products.values()].find(({ seller }) => seller?.gstin === gstin && seller.name !== name)?.seller ?? null;
          if (other !== null) report.clash({ line, field: "seller", with: "other-product", seller: other.name });
        }
        const decision = decide();
        if (decision.kind === "drop") return;
        memory.products = [...products.values()];
        putAuditInMemory(memory, decision.entry);
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
