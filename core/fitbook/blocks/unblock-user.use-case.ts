import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Blocks } from "./blocks.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** Ends a block that the customer had set. It does not restore who followed whom. Source: specification/fitbook.md, Block. */
export type UnblockUser = (customer: CustomerId, other: CustomerId) => Promise<null>;
export const UnblockUser = useCase<UnblockUser>("fitbook", "UnblockUser");

export const makeUnblockUser = maker(UnblockUser, { blocks: Blocks }, ({ blocks }) => async (customer, other) => {
  await blocks.unblock(customer, other);
  return null;
});
