import { groupId } from "#core/fitbook/group.ts";
import { MEMBER_ROLES } from "#core/fitbook/visibility/member-role.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { groupTallies } from "#adapters/postgres/fitbook/tallies.ts";
import { groupFacts, groupIn, tieIn } from "./group-facts.ts";
import { changeGroup } from "./change-group.ts";
import { keptGroup, ruleOnGroup } from "./kept-group.ts";
import { passOnOwnerless } from "./pass-on-groups.ts";
import { groupCandidates } from "./group-candidates.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresGroups = (db: Database): Groups =>
  namingOutages("groups", {
    change: (transaction) => changeGroup(db, transaction),
    passOn: (request) => passOnOwnerless(db, request),
    async ofCompany(company) {
      const rows = await db
        .selectFrom("fitbook_group")
        .selectAll()
        .where("company", "=", company)
        .where("deleted_at", "is", null)
        .orderBy("id")
        .execute();
      return rows.map(groupIn);
    },
    kept: (group) => keptGroup(db, group),
    ruleOn: (group, decide) => ruleOnGroup(db, group, decide),
    candidates: (request) => groupCandidates(db, request),
    facts: (viewer, ids) => groupFacts(db, viewer, ids),
    tallies: (viewer, ids) => groupTallies(db, viewer, ids),
    async groupsOf(person) {
      const rows = await db
        .selectFrom("fitbook_group_member")
        .select("place")
        .where("customer", "=", person)
        .where("state", "in", [...MEMBER_ROLES])
        .orderBy("place")
        .execute();
      return rows.map(({ place }) => groupId(place));
    },
    async ties(groups, people) {
      if (groups.length === 0 || people.length === 0) return [];
      const rows = await db
        .selectFrom("fitbook_group_member")
        .select(["place", "customer", "state"])
        .where("place", "in", [...groups])
        .where("customer", "in", [...people])
        .execute();
      return rows.map(tieIn);
    },
  });
