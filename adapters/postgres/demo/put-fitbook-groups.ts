import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import type { Group } from "#core/fitbook/group.ts";
import type { MemberRole } from "#core/fitbook/groups/member-role.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A group with who is in it; `madeAt` in milliseconds since 1970. */
export type KeptGroup = {
  readonly group: Group;
  readonly madeAt: number;
  readonly members: readonly { readonly customer: CustomerId; readonly state: MemberRole }[];
};

/** Stores groups of people who already exist, as part of the caller's transaction. */
export async function putFitbookGroups(trx: Database, groups: readonly KeptGroup[]): Promise<void> {
  for (const { group, madeAt, members } of groups) {
    const made = new Date(madeAt);
    await trx
      .insertInto("fitbook_group")
      .values({ ...groupRowOf(group), created_at: made })
      .execute();
    await trx
      .insertInto("fitbook_group_member")
      .values(members.map((member) => ({ ...member, place: group.id, changed_at: made })))
      .execute();
  }
}
