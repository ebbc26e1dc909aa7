import { challengeId } from "#core/fitbook/challenge.ts";
import { seesChallenge } from "#core/fitbook/challenges/challenge-sight.ts";
import { groupId } from "#core/fitbook/group.ts";
import { groupViews, roleInGroup } from "#core/fitbook/groups/visible-group.ts";
import { visiblePeople } from "#core/fitbook/profiles/visible-person.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { challengeFacts } from "./challenges/challenge-facts.ts";
import { groupFacts } from "./groups/group-facts.ts";
import { peopleFacts } from "./people-facts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ExportedRow } from "#adapters/postgres/stored-area.ts";

type Rows = readonly ExportedRow[];

/** Those of a customer's rows whose `column` names somebody whom they see. */
export async function exportedPeople(
  db: Database,
  { customer, column }: { readonly customer: CustomerId; readonly column: string },
  rows: Rows,
): Promise<Rows> {
  const others = rows.map((row) => customerId(String(row[column])));
  const seen = new Set<unknown>(visiblePeople(await peopleFacts(db, customer, others)).map(({ id }) => id));
  return rows.filter((row) => seen.has(row[column]));
}

/**
 * How a customer stands to the groups that are not missing to them, as it is told there: nobody learns that they are banned or turned down.
 */
export async function exportedGroups(db: Database, customer: CustomerId, rows: Rows): Promise<Rows> {
  const facts = await groupFacts(
    db,
    customer,
    rows.map(({ place }) => groupId(String(place))),
  );
  const roles = new Map<unknown, string>();
  for (const { record, view } of groupViews(facts, null)) {
    const tie = record.facts.members.find(({ person }) => person === customer)?.state ?? null;
    if (view.sees !== "missing") roles.set(record.group.id, roleInGroup(tie));
  }
  return rows.flatMap((row) => {
    const state = roles.get(row.place) ?? "none";
    return state === "none" ? [] : [{ ...row, state }];
  });
}

/** Of a customer's challenges and invitations to some those that they see. */
export async function exportedChallenges(db: Database, customer: CustomerId, rows: Rows): Promise<Rows> {
  const facts = await challengeFacts(
    db,
    customer,
    rows.map(({ place }) => challengeId(String(place))),
  );
  const seen = new Set<unknown>(facts.filter(({ ties }) => seesChallenge(ties)).map(({ challenge }) => challenge.id));
  return rows.filter(({ place }) => seen.has(place));
}
