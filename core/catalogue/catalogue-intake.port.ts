import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { ProductDetails } from "./product.ts";

/** A product of an imported file, and its line in the file. */
export type Incoming = { readonly line: number; readonly product: ProductDetails };

/**
 * A line that contradicts a line before it or another product of the shop: it claims an id, slug or number that is taken, or names another
 * seller for a GSTIN than `seller`.
 */
export type Clash = { readonly line: number; readonly with: "line-before" | "other-product" } & ClashingField;
export type ClashingField = { readonly field: "id" | "slug" | "number" } | { readonly field: "seller"; readonly seller: string };

/** How many products are new, how many existing ones changed, and how many stayed the same. */
export type Intake = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Whether the imported products are stored, and the audit entry for it. */
export type IntakeDecision = { readonly kind: "drop" } | { readonly kind: "keep"; readonly entryOf: (taken: Intake) => AuditEntry };

/** Import and export of the catalogue. */
export type CatalogueIntake = {
  /**
   * Stores products by their ids, all together or none. Existing products are changed in their place, new ones come after all others, and
   * products without a change are not written again. Clashes are reported and left out, save that a product of the shop which no line of this run names
   * may have its GSTIN under the name of another seller: that is reported after the last line, as nothing is left out any more. `decide` is called after the last batch; "drop"
   * leaves the catalogue as it was. Collections, counts and search change together with the products. Another call waits until this one is
   * done.
   */
  put(batches: AsyncIterable<readonly Incoming[]>, told: (clash: Clash) => void, decide: () => IntakeDecision): Promise<Intake>;
  /** Every product, including the inactive ones, the most popular first, as they were when reading began. */
  all(): AsyncIterable<readonly ProductDetails[]>;
};
