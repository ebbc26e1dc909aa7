import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Blocks } from "./blocks.port.ts";

/** Ends every tie with another customer. Source: specification/fitbook.md, Block. */
export type BlockUser = (customer: CustomerId, other: CustomerId) => Promise<Result<null, { readonly kind: "unknown-user" }>>;
export const BlockUser = token<BlockUser>("BlockUser");

export function makeBlockUser({ blocks, now }: { readonly blocks: Blocks; readonly now: Clock }): BlockUser {
  return async (customer, other) => {
    if (customer === other) return refused({ kind: "unknown-user" });
    return (await blocks.block(customer, other, now())) === "blocked" ? ok(null) : refused({ kind: "unknown-user" });
  };
}
