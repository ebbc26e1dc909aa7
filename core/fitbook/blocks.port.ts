import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

export const LONGEST_REPORT = 1_000;

/** Who wants nothing to do with whom. Blocking is mutual: both are missing to each other, and neither follows the other any more. */
export type Blocks = {
  block(customer: CustomerId, other: CustomerId, at: number): Promise<"blocked" | "unknown">;
  /** Also where there was no block: nobody learns from this whom there is. */
  unblock(customer: CustomerId, other: CustomerId): Promise<void>;
  /** One report of a customer on another: a later one takes the place of the earlier, and is open again. */
  report(
    customer: CustomerId,
    other: CustomerId,
    report: { readonly reason: string; readonly at: number },
  ): Promise<"reported" | "unknown">;
};
export const Blocks = token<Blocks>("Blocks");
