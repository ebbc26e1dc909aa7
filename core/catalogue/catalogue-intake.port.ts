import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { LineFault } from "../shared/lines/line-fault.ts";
import type { IncomingRow } from "../staff/import/incoming-row.ts";
import type { ProductDetails } from "./product.ts";

/** A product of an imported file; `setsStock`: the file says how many there are, and not how many an export said. */
export type IncomingProduct = IncomingRow<ProductDetails> & { readonly setsStock: boolean };

/**
 * A line that contradicts a line before it or another product of the shop: it claims an id, slug or number that is taken, or names another
 * seller for a GSTIN than `seller`.
 */
export type Clash = { readonly line: number; readonly with: "line-before" | "other-product" } & ClashingField;
export type ClashingField = { readonly field: "id" | "slug" | "number" } | { readonly field: "seller"; readonly seller: string };

/** A product that is put, and the one of the shop in whose place it comes; null: it is new. */
export type PutProduct<Row> = { readonly row: Row; readonly was: ProductDetails | null; readonly becomes: ProductDetails };

/** What is told while products are put. */
export type IntakeReport<Row> = {
  fault(fault: LineFault): void;
  clash(clash: Clash): void;
  /** `isChanged`: it is new or differs from what was there. */
  put(product: PutProduct<Row>, isChanged: boolean): void;
};

/** Whether the imported products are stored, and the audit entry for it. */
export type IntakeDecision = { readonly kind: "drop" } | { readonly kind: "keep"; readonly entry: AuditEntry };

/** Import and export of the catalogue. */
export type CatalogueIntake = {
  /**
   * Lays rows over the products with their ids, all together or none. Existing products are changed in their place, new ones come after all
   * others, and products without a change are not written again. A sale at the same time stays sold. Faulty rows and clashes are reported
   * and left out, save that a product of the shop which no line of this run names may have its GSTIN under the name of another seller: that
   * is reported after the last line, as nothing is left out any more. `decide` is called after the last batch; "drop" leaves the catalogue
   * as it was. Collections, counts and search change together with the products. Another call waits until this one is done.
   */
  put<Row extends IncomingRow<ProductDetails>>(
    batches: AsyncIterable<readonly Row[]>,
    report: IntakeReport<Row>,
    decide: () => IntakeDecision,
  ): Promise<void>;
  /** Every product, including the inactive ones, the most popular first, as they were when reading began. */
  all(): AsyncIterable<readonly ProductDetails[]>;
};
