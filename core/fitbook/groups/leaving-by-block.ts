import { runs } from "../visibility/member-role.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { MemberState } from "../visibility/world.ts";

/** A group to which both have a tie. */
export type SharedGroup = { readonly group: GroupId; readonly mine: MemberState; readonly theirs: MemberState };
export type LeftGroup = { readonly group: GroupId; readonly person: CustomerId };

/**
 * Who leaves which group when one blocks the other: of groups that one of both runs the one of the lower role, at equal roles whoever
 * blocks. Source: specification/fitbook.md, Block.
 */
export const groupsLeftByBlocking = (
  { customer, other }: { readonly customer: CustomerId; readonly other: CustomerId },
  shared: readonly SharedGroup[],
): readonly LeftGroup[] =>
  shared.flatMap(({ group, mine, theirs }) => {
    if (!runs(mine) && !runs(theirs)) return [];
    const isMine = rank(mine) <= rank(theirs);
    return LEAVING.has(isMine ? mine : theirs) ? [{ group, person: isMine ? customer : other }] : [];
  });

const rank = (state: MemberState): number => (state === "owner" ? 2 : state === "admin" ? 1 : 0);

/** Who is banned or turned down stays so. */
const LEAVING: ReadonlySet<MemberState> = new Set(["invited", "requested", "member", "admin"]);
