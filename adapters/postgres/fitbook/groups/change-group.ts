import { sql } from "kysely";
import { jobsOfGroup } from "#core/fitbook/acts/act-job.ts";
import { runs } from "#core/fitbook/visibility/member-role.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { isActivePerson } from "#adapters/postgres/fitbook/people.ts";
import { areBlocked } from "#adapters/postgres/fitbook/relations.ts";
import { ownFiles } from "#adapters/postgres/fitbook/posts/post-pictures.ts";
import { membersIn } from "#adapters/postgres/fitbook/tallies.ts";
import { changeNotifications, closeRequests, putNotification } from "#adapters/postgres/notifications/notification-writes.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { lockedReportsOfPosts, takePostsDown } from "./take-posts-down.ts";
import { companyOf, groupFacts, groupRowOf } from "./group-facts.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupChange, GroupsFacts, GroupTransaction, SeenSubject } from "#core/fitbook/groups/groups.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Both people first, then the group: whoever changes either waits in this order, so that nobody waits for each other. */
export const changeGroup = <Answer>(db: Database, transaction: GroupTransaction<Answer>): Promise<Answer> =>
  changeNotifications(db, [transaction.customer, transaction.subject], async (trx, versions) => {
    await lockGroup(trx, transaction.group);
    return changeLocked(trx, versions, transaction);
  });

export async function lockGroup(trx: Database, group: GroupId): Promise<void> {
  await trx.selectFrom("fitbook_group").select("id").where("id", "=", group).forNoKeyUpdate().execute();
}

/** The same, where both people and the group are locked already. */
export async function changeLocked<Answer>(
  trx: Database,
  versions: ReadonlyMap<string, number>,
  transaction: GroupTransaction<Answer>,
): Promise<Answer> {
  const { group, customer, subject, file = null } = transaction;
  const facts = await groupFacts(trx, customer, [group]);
  const { change, answer } = transaction.decide({
    facts,
    subject: await seenSubject(trx, { group, customer, subject, facts }),
    members: await membersIn(trx, group),
    own: file === null ? null : ((await ownFiles(trx, customer, [file])).get(file) ?? null),
  });
  if (change === null) return answer;
  await keep(trx, change, { ...transaction, version: versions.get(subject) ?? 0 });
  await putJobsIn(trx, jobsOfGroup(change, transaction));
  return answer;
}

type SubjectOfGroup = { readonly group: GroupId; readonly customer: CustomerId; readonly subject: CustomerId; readonly facts: GroupsFacts };

async function seenSubject(trx: Database, { group, customer, subject, facts }: SubjectOfGroup): Promise<SeenSubject> {
  const places = await trx
    .selectFrom("fitbook_group_member as member")
    .innerJoin("fitbook_group", "fitbook_group.id", "member.place")
    .select(["member.place", "member.state", "member.changed_at", "fitbook_group.deleted_at"])
    .where("member.customer", "=", subject)
    .execute();
  const own = places.find(({ place }) => place === group);
  const live = places.filter(({ deleted_at }) => deleted_at === null);
  const runners = facts.groups.flatMap((record) => record.facts.members.filter(({ state }) => runs(state)));
  const apart: boolean[] = [];
  for (const { person } of runners) apart.push(await areBlocked(trx, subject, customerId(person)));
  return {
    isThere: await isActivePerson(trx, subject),
    company: await companyOf(trx, subject),
    tie: own?.state ?? null,
    tiedAt: own?.changed_at.getTime() ?? null,
    isApart: await areBlocked(trx, customer, subject),
    isApartFromRunners: apart.includes(true),
    joined: live.filter(({ state }) => state === "member" || state === "admin").length,
    owned: live.filter(({ state }) => state === "owner").length,
  };
}

type Kept = Pick<GroupTransaction<unknown>, "group" | "customer" | "subject" | "at"> & { readonly version: number };

async function keep(trx: Database, change: GroupChange, { group, customer, subject, at, version }: Kept): Promise<void> {
  const reports = change.takesPostsDown ? await lockedReportsOfPosts(trx, group, subject) : [];
  if (change.group !== null) {
    const { id: _, ...row } = groupRowOf(change.group);
    await trx
      .insertInto("fitbook_group")
      .values({ id: group, ...row, created_at: new Date(at) })
      .onConflict((stored) => stored.column("id").doUpdateSet(row))
      .execute();
  }
  for (const { person, state } of change.members) {
    const changed = { state, changed_at: new Date(at) };
    if (state === null) await trx.deleteFrom("fitbook_group_member").where("place", "=", group).where("customer", "=", person).execute();
    else
      await trx
        .insertInto("fitbook_group_member")
        .values({ place: group, customer: person, ...changed, state })
        .onConflict((stored) => stored.columns(["place", "customer"]).doUpdateSet({ ...changed, state }))
        .execute();
  }
  if (change.audit !== null) await putAudit(trx, change.audit);
  if (change.takesPostsDown) await takePostsDown(trx, { group, subject, reports });
  if (change.answered !== null) await closeRequests(trx, { customer: subject, version, state: change.answered }, { fitbook_group: group });
  if (change.takesAllAway) await takeAway(trx, { author: subject, group, at });
  if (change.invitation !== null)
    await putNotification(trx, {
      id: notificationId(change.invitation),
      to: subject,
      from: customer,
      kind: "group-request",
      group,
      at,
      version,
    });
}

type Away = { readonly author: CustomerId; readonly group: GroupId; readonly at: number };

/** What somebody wrote in a group, in posts and under them. What is deleted already stays so, and what is hidden is remembered as such. */
async function takeAway(trx: Database, { author, group, at }: Away): Promise<void> {
  const deleted = { standing: "deleted" as const, deleted_at: new Date(at), was_hidden: sql<boolean>`standing = 'hidden'` };
  await trx
    .updateTable("fitbook_post")
    .set(deleted)
    .where("author", "=", author)
    .where("fitbook_group", "=", group)
    .where("standing", "<>", "deleted")
    .execute();
  await trx
    .updateTable("fitbook_comment")
    .set(deleted)
    .where("author", "=", author)
    .where("standing", "<>", "deleted")
    .where("post", "in", (posts) => posts.selectFrom("fitbook_post").select("id").where("fitbook_group", "=", group))
    .execute();
}
