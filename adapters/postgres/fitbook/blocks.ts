import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { closeRequests, changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import { groupId } from "#core/fitbook/group.ts";
import type { SharedGroup } from "#core/fitbook/groups/leaving-by-block.ts";
import { isActivePerson } from "./people.ts";
import { blockedInAll, removeFollow } from "./relations.ts";
import type { Blocks, SeenOther } from "#core/fitbook/blocks/blocks.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresBlocks = (db: Database): Blocks =>
  namingOutages("blocks", {
    block: ({ customer, other, at, decide }) =>
      changeNotifications(db, [customer, other], async (trx, versions) => {
        const { change, answer } = decide({
          ...(await seenOther(trx, customer, other)),
          sharedGroups: await sharedGroups(trx, customer, other),
          blocked: await blockedInAll(trx, customer),
        });
        if (change === null) return answer;
        await trx
          .insertInto("customer_block")
          .values({ blocker: customer, blocked: other, blocked_at: new Date(at) })
          .execute();
        for (const ended of change.endedFollows) await removeFollow(trx, ended);
        for (const { to, from } of change.declinedRequests) {
          await closeRequests(trx, { customer: to, version: versions.get(to) ?? 0, state: "declined" }, { allFrom: from });
          await trx
            .deleteFrom("challenge_member")
            .where("customer", "=", to)
            .where("state", "=", "invited")
            .where("place", "in", (among) => among.selectFrom("challenge").select("id").where("maker", "=", from))
            .execute();
        }
        for (const { group, person } of change.leftGroups) {
          await trx.deleteFrom("fitbook_group_member").where("place", "=", group).where("customer", "=", person).execute();
          await closeRequests(trx, { customer: person, version: versions.get(person) ?? 0, state: "declined" }, { fitbook_group: group });
        }
        for (const [to, from] of [
          [customer, other],
          [other, customer],
        ] as const)
          await trx // Whoever has it in sight lists again, and finds it no more.
            .updateTable("notification")
            .set({ version: versions.get(to) ?? 0 })
            .where("customer", "=", to)
            .where(({ or, eb, exists, selectFrom }) =>
              or([
                eb("from_customer", "=", from),
                exists(
                  selectFrom("notification_act")
                    .where("customer", "=", to)
                    .whereRef("notification", "=", "notification.id")
                    .where("person", "=", from),
                ),
              ]),
            )
            .execute();
        return answer;
      }),
    between: async (customer, other) => ({
      ...(await seenOther(db, customer, other)),
      sharedGroups: await sharedGroups(db, customer, other),
    }),
    async unblock(customer, other) {
      await db.deleteFrom("customer_block").where("blocker", "=", customer).where("blocked", "=", other).execute();
    },
  });

async function sharedGroups(trx: Database, customer: CustomerId, other: CustomerId): Promise<readonly SharedGroup[]> {
  const rows = await trx
    .selectFrom("fitbook_group_member as mine")
    .innerJoin("fitbook_group_member as theirs", "theirs.place", "mine.place")
    .select(["mine.place", "mine.state as mine", "theirs.state as theirs"])
    .where("mine.customer", "=", customer)
    .where("theirs.customer", "=", other)
    .orderBy("mine.place")
    .execute();
  return rows.map(({ place, mine, theirs }) => ({ group: groupId(place), mine, theirs }));
}

async function seenOther(trx: Database, customer: CustomerId, other: CustomerId): Promise<SeenOther> {
  const blocks = await trx
    .selectFrom("customer_block")
    .select("blocker")
    .where(({ or, and, eb }) =>
      or([and([eb("blocker", "=", customer), eb("blocked", "=", other)]), and([eb("blocker", "=", other), eb("blocked", "=", customer)])]),
    )
    .execute();
  const by = (one: CustomerId): boolean => blocks.some(({ blocker }) => blocker === one);
  const isThere = (await isActivePerson(trx, customer)) && (await isActivePerson(trx, other));
  return { isThere, isBlocked: by(customer), hasBlocked: by(other) };
}
