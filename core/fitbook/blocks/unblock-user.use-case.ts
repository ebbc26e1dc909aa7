import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Blocks } from "./blocks.port.ts";

/** Ends a block that the customer had set. It does not restore who followed whom. Source: specification/fitbook.md, Block. */
export type UnblockUser = (customer: CustomerId, other: CustomerId) => Promise<null>;
export const UnblockUser = token<UnblockUser>("UnblockUser");

export function makeUnblockUser({ blocks }: { readonly blocks: Blocks }): UnblockUser {
  return async (customer, other) => {
    await blocks.unblock(customer, other);
    return null;
  };
}
