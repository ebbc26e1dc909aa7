import { groupId } from "#core/fitbook/group.ts";
import { MEMBER_ROLES } from "#core/fitbook/visibility/member-role.ts";
import { listedIds, listStatement } from "#adapters/postgres/fitbook/listed-ids.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupList } from "#core/fitbook/groups/groups.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

type Search = { readonly list: GroupList; readonly after: GroupId | null; readonly limit: number };

/** Which groups may be in a list, by their ids, seen or not. */
export async function groupCandidates(db: Database, { list, after, limit }: Search): Promise<readonly GroupId[]> {
  return (await listedIds(db, LISTED[list.kind], { of: list.of, after, limit })).map(groupId);
}

const OWN = "from fitbook_group_member where customer = (select $1::text)";
const IS_IN = `state in (${MEMBER_ROLES.map((role) => `'${role}'`).join(", ")})`;
const NOT_IN = `deleted_at is null and id not in (select place ${OWN} and ${IS_IN})`;

const listed = (kind: GroupList["kind"], ids: string): Statement => listStatement(`groups listed: ${kind}`, ids);

const LISTED: Readonly<Record<GroupList["kind"], Statement>> = {
  mine: listed("mine", `select place as id ${OWN} and ${IS_IN}`),
  invited: listed("invited", `select place as id ${OWN} and state = 'invited'`),
  company: listed(
    "company",
    `select id from fitbook_group where company = (select aggregator from customer where id = (select $1::text)) and ${NOT_IN}`,
  ),
  open: listed("open", `select id from fitbook_group where is_open and ${NOT_IN}`),
};
