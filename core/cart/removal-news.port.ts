import { token } from "../shared/token.ts";
import type { RemovalReason } from "./removal-reason.ts";

/** A line that was taken out of a guest's cart. "unknown": nobody knows the product any more. */
export type RemovedFromCart = {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly reason: RemovalReason | "unknown";
};

/** What was taken out of a guest's cart and not told yet, kept on their device until it is. Neither throws. Source: specification/cart.md, A guest's cart. */
export type RemovalNews = {
  read(): readonly RemovedFromCart[];
  /** Keeps these instead. */
  put(untold: readonly RemovedFromCart[]): void;
};
export const RemovalNews = token<RemovalNews>("RemovalNews");
