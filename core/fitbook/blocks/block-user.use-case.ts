import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { groupsLeftByBlocking } from "../groups/leaving-by-block.ts";
import { Blocks, isKnown } from "./blocks.port.ts";
import { maker } from "../../shared/use-case.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { SharedGroup } from "../groups/leaving-by-block.ts";
import type { BlockChange } from "./blocks.port.ts";

/**
 * Ends every tie with another customer. Blocking is mutual: both are missing to each other, neither follows the other any more, and
 * requests to follow are declined; of groups that one of both runs the one of the lower role leaves. Blocking again changes nothing.
 * Source: specification/fitbook.md, Block.
 */
export type BlockUser = (
  customer: CustomerId,
  other: CustomerId,
) => Promise<Result<null, { readonly kind: "unknown-user" | "too-many-blocked" }>>;
export const BlockUser = useCase<BlockUser>("fitbook", "BlockUser");

/** How many somebody may block. Source: specification/fitbook.md, Block. */
export const MOST_BLOCKED = 5_000;

export const makeBlockUser = maker(
  BlockUser,
  { blocks: Blocks, now: Clock },
  ({ blocks, now }: { readonly blocks: Pick<Blocks, "block">; readonly now: Clock }) =>
    async (customer, other) => {
      if (customer === other) return refused({ kind: "unknown-user" });
      return blocks.block<Awaited<ReturnType<BlockUser>>>({
        customer,
        other,
        at: now(),
        decide(seen) {
          if (!isKnown(seen)) return { change: null, answer: refused({ kind: "unknown-user" }) };
          if (!seen.isBlocked && seen.blocked >= MOST_BLOCKED) return { change: null, answer: refused({ kind: "too-many-blocked" }) };
          return { change: seen.isBlocked ? null : changeByBlocking(customer, other, seen.sharedGroups), answer: ok(null) };
        },
      });
    },
);

const changeByBlocking = (customer: CustomerId, other: CustomerId, shared: readonly SharedGroup[]): BlockChange => ({
  leftGroups: groupsLeftByBlocking({ customer, other }, shared),
  endedFollows: [
    { follower: customer, followed: other },
    { follower: other, followed: customer },
  ],
  declinedRequests: [
    { to: customer, from: other },
    { to: other, from: customer },
  ],
});
