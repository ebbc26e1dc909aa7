import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { ProductDetails } from "./product.ts";

/** A product as it came, and the line of its file. */
export type Incoming = { readonly line: number; readonly product: ProductDetails };

/** Two products that claim the same id or slug: a line and one before it, or a line's slug and a product that the shop has under another id. */
export type Clash = { readonly line: number; readonly field: "id" | "slug"; readonly with: "line-before" | "other-product" };

/** How many products are new, how many were there before and are another way now, and how many are what they were. */
export type Intake = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Whether what came is kept, and what is then written down of it. */
export type IntakeDecision = { readonly kind: "drop" } | { readonly kind: "keep"; readonly entryOf: (taken: Intake) => AuditEntry };

/** The catalogue's goods-in and goods-out. */
export type CatalogueIntake = {
  /**
   * Puts products by their ids, all together or none: those that are known are changed where they stand, new ones stand behind all others, and what is as it
   * was is not written again. What clashes is told and left out. `decide` is asked behind the last batch; "drop" leaves the catalogue as it was.
   * Shelves, counts and search change with their products. Whoever puts at the same time waits.
   */
  put(batches: AsyncIterable<readonly Incoming[]>, told: (clash: Clash) => void, decide: () => IntakeDecision): Promise<Intake>;
  /** Every product, the inactive too, the most popular first; as they were at the beginning. */
  all(): AsyncIterable<readonly ProductDetails[]>;
};
