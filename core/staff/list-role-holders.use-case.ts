import { allLookedUp } from "./looked-up.ts";
import type { AuditNeeds } from "./looked-up.ts";
import type { RoleHolder, Roles } from "./roles.port.ts";

/**
 * Who is more than a customer, by name, for staff; `who` is the staff member's name. The audit log has it before anything is answered.
 * Source: specification/account.md, What staff look at.
 */
export type ListRoleHolders = (who: string) => Promise<readonly RoleHolder[]>;

export const makeListRoleHolders =
  ({ roles, ...notes }: AuditNeeds & { readonly roles: Pick<Roles, "holders"> }): ListRoleHolders =>
  async (who) =>
    allLookedUp(notes, await roles.holders(), (holders) => ({
      who,
      action: "staff list",
      subject: { kind: "customer", id: "all" },
      details: { count: holders.length },
    }));
