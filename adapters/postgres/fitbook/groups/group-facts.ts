import { fileId } from "#core/files/file-id.ts";
import { groupId } from "#core/fitbook/group.ts";
import { runs } from "#core/fitbook/groups/member-role.ts";
import { seesInFull } from "#core/fitbook/groups/visible-group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { peopleFacts } from "#adapters/postgres/fitbook/people-facts.ts";
import type { Group, GroupId } from "#core/fitbook/group.ts";
import type { GroupsFacts, GroupTie } from "#core/fitbook/groups/groups.port.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Insertable, Selectable } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { GroupRow } from "#adapters/postgres/notifications/tables.ts";

/** What decides how one viewer sees some groups, in as many queries for one as for fifty. */
export async function groupFacts(db: Database, viewer: CustomerId, ids: readonly GroupId[]): Promise<GroupsFacts> {
  const [groups, members] = await Promise.all([groupRows(db, ids), tiesThatDecide(db, viewer, ids)]);
  const runners = members.flatMap(({ person, state }) => (runs(state) && person !== viewer ? [person] : []));
  const { viewer: facts, blocks } = await peopleFacts(db, viewer, runners);
  const company = [...groups.values()].some((group) => group.company !== null) ? await companyOf(db, viewer) : null;
  return {
    viewer: facts,
    groups: ids.flatMap((id) => {
      const group = groups.get(id);
      if (group === undefined) return [];
      const own = members.filter((tie) => tie.group === id).map(({ person, state }) => ({ person, state }));
      const deciding = { id, isOpen: group.isOpen, isDeleted: group.deletedAt !== null, members: own };
      return [{ group, facts: deciding, isOfCompany: group.company !== null && group.company === company }];
    }),
    blocks,
  };
}

/** The aggregator whose customer somebody is; null: nobody's. */
export async function companyOf(db: Database, person: CustomerId): Promise<string | null> {
  const row = await db.selectFrom("customer").select("aggregator").where("id", "=", person).executeTakeFirst();
  return row?.aggregator ?? null;
}

/** Whether core has a customer see a group in full; null: there is none to be seen. */
export async function isGroupSeen(db: Database, customer: CustomerId, group: string | null): Promise<boolean> {
  return group === null || seesInFull(await groupFacts(db, customer, [groupId(group)]), groupId(group));
}

async function groupRows(db: Database, ids: readonly GroupId[]): Promise<ReadonlyMap<string, Group>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("fitbook_group")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, groupIn(row)]));
}

export const groupIn = ({ id, name, about, rules, ...row }: Selectable<GroupRow>): Group => ({
  ...{ id: groupId(id), name, about, rules, isOpen: row.is_open, mayMembersInvite: row.may_members_invite },
  picture: row.picture === null ? null : fileId(row.picture),
  company: row.company,
  deletedAt: row.deleted_at?.getTime() ?? null,
  isDeletedByStaff: row.is_deleted_by_staff,
  offeredTo: row.offered_to === null ? null : customerId(row.offered_to),
});

export const groupRowOf = ({ id, name, about, rules, ...group }: Group): Omit<Insertable<GroupRow>, "created_at"> => ({
  ...{ id, name, about, rules, is_open: group.isOpen, may_members_invite: group.mayMembersInvite, offered_to: group.offeredTo },
  picture: group.picture,
  company: group.company,
  deleted_at: group.deletedAt === null ? null : new Date(group.deletedAt),
  is_deleted_by_staff: group.isDeletedByStaff,
});

async function tiesThatDecide(db: Database, viewer: CustomerId, ids: readonly GroupId[]): Promise<readonly GroupTie[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("fitbook_group_member")
    .select(["place", "customer", "state"])
    .where("place", "in", [...ids])
    .where(({ or, eb }) => or([eb("customer", "=", viewer), eb("state", "in", ["owner", "admin"])]))
    .orderBy("customer")
    .execute();
  return rows.map(tieIn);
}

type TieRow = { readonly place: string; readonly customer: string; readonly state: MemberState };

export const tieIn = ({ place, customer, state }: TieRow): GroupTie => ({ group: groupId(place), person: customerId(customer), state });
