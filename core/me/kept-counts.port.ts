import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/**
 * How many products a customer's cart and wishlist held when this device last saw them, for when they can't be read: without internet they
 * are not empty. Neither method throws. Source: specification/site.md, What the browser keeps.
 */
export type KeptCounts = {
  /** 0: nothing is known. */
  read(customer: CustomerId, of: CountedList): number;
  put(customer: CustomerId, of: CountedList, count: number): void;
};
export type CountedList = "cart" | "wishlist";
export const KeptCounts = token<KeptCounts>("KeptCounts");
