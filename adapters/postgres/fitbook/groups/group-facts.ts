import { fileId } from "#core/files/file-id.ts";
import { groupId } from "#core/fitbook/group.ts";
import { seesInFull } from "#core/fitbook/groups/visible-group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { pairIn, PERSON, PERSON_TABLES, recordsOf, VIEWER } from "#adapters/postgres/fitbook/people-facts.ts";
import type { Group, GroupId } from "#core/fitbook/group.ts";
import type { GroupsFacts, GroupTie } from "#core/fitbook/groups/groups.port.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Insertable, Selectable } from "kysely";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { PairColumns, PersonRow } from "#adapters/postgres/fitbook/people-facts.ts";
import type { GroupRow } from "#adapters/postgres/notifications/tables.ts";

/** What decides how one viewer sees some groups, by one statement for one as for fifty. */
export async function groupFacts(db: Database, viewer: CustomerId, ids: readonly GroupId[]): Promise<GroupsFacts> {
  const { blocks, ...facts } = await groupFactsAmong(db, viewer, ids, NONE);
  return { ...facts, blocks: blocks.filter(({ from, to }) => from === viewer || to === viewer) };
}

/** The same with all blocks among the viewer, those who run the groups, and these others. */
export async function groupFactsAmong(
  db: Database,
  viewer: CustomerId,
  ids: readonly GroupId[],
  others: readonly CustomerId[],
): Promise<GroupsFacts> {
  const [row] = await rowsOf<GroupFactsRow>(db, FACTS, [viewer, ids, others]);
  if (row === undefined) throw new TypeError("a statement without a condition answers one row");
  const groups = new Map((row.groups ?? NONE).map((stored) => [stored.id, groupIn({ ...stored, deleted_at: dateIn(stored.deleted_at) })]));
  const ties = Map.groupBy(row.ties ?? NONE, ([place]) => place);
  return {
    viewer: recordsOf(row.viewer === null ? NONE : [row.viewer], viewer, NONE).viewer,
    groups: ids.flatMap((id) => {
      const group = groups.get(id);
      if (group === undefined) return [];
      const members = (ties.get(id) ?? NONE).map(([, person, state]) => ({ person: customerId(person), state }));
      const facts = { id, isOpen: group.isOpen, isDeleted: group.deletedAt !== null, members };
      return [{ group, facts, isOfCompany: group.company !== null && group.company === row.company }];
    }),
    blocks: (row.blocks ?? NONE).map(pairIn),
  };
}

const NONE: readonly never[] = [];

/** Empty lists are null. */
type GroupFactsRow = {
  readonly viewer: PersonRow | null;
  readonly company: string | null;
  readonly groups: readonly (Omit<KeptGroup, "deleted_at"> & { readonly deleted_at: string | null })[] | null;
  readonly ties: readonly (readonly [group: string, person: string, state: MemberState])[] | null;
  readonly blocks: readonly PairColumns[] | null;
};

const dateIn = (text: string | null): Date | null => (text === null ? null : new Date(text));

const GROUPS = "any ((select $2::text[])::text[])";

/** Of the viewer, groups ($2) and others ($3). Who runs a group is looked up by an index, as a group may have many members. */
const FACTS: Statement = {
  name: "facts of groups",
  text: `with tied as materialized (
      select place, customer, state from fitbook_group_member where place = ${GROUPS} and customer = ${VIEWER}
      union select place, customer, state from fitbook_group_member where place = ${GROUPS} and state in ('owner', 'admin')
    ), involved as materialized (
      select ${VIEWER} as id union select customer from tied union select unnest((select $3::text[]))
    )
    select customer.aggregator as company,
      case when customer.id is not null then ${PERSON} end as viewer,
      (select json_agg(json_build_object('id', id, 'name', name, 'about', about, 'rules', rules, 'hindi', hindi, 'is_open', is_open, 'company', company,
        'may_members_invite', may_members_invite, 'picture', picture, 'offered_to', offered_to, 'deleted_at', deleted_at,
        'is_deleted_by_staff', is_deleted_by_staff)) from fitbook_group where id = ${GROUPS}) as groups,
      (select json_agg(json_build_array(place, customer, state) order by customer) from tied) as ties,
      (select json_agg(json_build_array(blocker, blocked)) from customer_block
        where blocker = any (array(select id from involved)) and blocked = any (array(select id from involved))) as blocks
    from (select) as once left join (${PERSON_TABLES}) on customer.id = ${VIEWER}`,
};

/** The aggregator whose customer somebody is; null: nobody's. */
export async function companyOf(db: Database, person: CustomerId): Promise<string | null> {
  const row = await db.selectFrom("customer").select("aggregator").where("id", "=", person).executeTakeFirst();
  return row?.aggregator ?? null;
}

/** Whether core has a customer see a group in full; null: there is none to be seen. */
export async function isGroupSeen(db: Database, customer: CustomerId, group: string | null): Promise<boolean> {
  return group === null || seesInFull(await groupFacts(db, customer, [groupId(group)]), groupId(group));
}

/** What a group is made of. */
type KeptGroup = Omit<Selectable<GroupRow>, "created_at" | "owner_gone_at">;

export const groupIn = ({ id, name, about, rules, hindi, ...row }: KeptGroup): Group => ({
  id: groupId(id),
  name,
  about,
  rules,
  hindi,
  isOpen: row.is_open,
  mayMembersInvite: row.may_members_invite,
  picture: row.picture === null ? null : fileId(row.picture),
  company: row.company,
  deletedAt: row.deleted_at?.getTime() ?? null,
  isDeletedByStaff: row.is_deleted_by_staff,
  offeredTo: row.offered_to === null ? null : customerId(row.offered_to),
});

export const groupRowOf = ({ id, name, about, rules, hindi, ...group }: Group): Omit<Insertable<GroupRow>, "created_at"> => ({
  id,
  name,
  about,
  rules,
  is_open: group.isOpen,
  may_members_invite: group.mayMembersInvite,
  offered_to: group.offeredTo,
  hindi: hindi && JSON.stringify(hindi),
  picture: group.picture,
  company: group.company,
  deleted_at: group.deletedAt === null ? null : new Date(group.deletedAt),
  is_deleted_by_staff: group.isDeletedByStaff,
});

type TieRow = { readonly place: string; readonly customer: string; readonly state: MemberState };

export const tieIn = ({ place, customer, state }: TieRow): GroupTie => ({ group: groupId(place), person: customerId(customer), state });
