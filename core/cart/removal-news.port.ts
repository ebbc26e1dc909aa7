import { token } from "../shared/token.ts";
import type { ProductTitle } from "../catalogue/product-title.ts";
import type { RemovalReason } from "./removal-reason.ts";

/** A line that was taken out of a guest's cart. "unknown": the product no longer exists. */
export type RemovedFromCart = ProductTitle & {
  readonly id: string;
  readonly slug: string;
  readonly reason: RemovalReason | "unknown";
};

/**
 * The lines that were taken out of a guest's cart and not shown to the guest yet, kept on their device until they are. Neither method
 * throws. Source: specification/cart.md, A guest's cart.
 */
export type RemovalNews = {
  read(): readonly RemovedFromCart[];
  /** Replaces the stored lines. */
  put(untold: readonly RemovedFromCart[]): void;
};
export const RemovalNews = token<RemovalNews>("RemovalNews");
