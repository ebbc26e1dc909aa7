import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day } from "#core/shared/day.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { isActivePerson } from "#adapters/postgres/fitbook/people.ts";
import { putPlayer } from "#adapters/postgres/fitbook/challenges/put-player.ts";
import { isGroupSeen } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { areBlocked, followedInAll, followOf, memberOf, putFollow, putMember } from "#adapters/postgres/fitbook/relations.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putNotification, closeRequests, changeNotifications } from "./notification-writes.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { RequestChange } from "#core/notifications/request-change.ts";
import type {
  Community,
  Requests,
  RequestSubject,
  RequestTransaction,
  SeenCommunity,
  SeenNotification,
  SeenPerson,
} from "#core/notifications/requests.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresRequests = (db: Database): Requests =>
  namingOutages("requests", {
    async change({ customer, about, at, decide }) {
      const other = await otherOf(db, customer, about);
      if (about.kind === "notification" && other === null)
        return decide({ isThere: true, notification: null, other: null, community: null }).answer;
      const customers = about.kind === "community" || other === null ? [customer] : [customer, other];
      return changeNotifications(db, customers, async (trx, versions) => {
        const community = about.kind === "community" ? about.community : null;
        const { change, answer } = decide({
          isThere: await isActivePerson(trx, customer),
          notification: about.kind === "notification" ? await seenNotification(trx, customer, about.id) : null,
          other: other === null ? null : await seenPerson(trx, customer, other),
          community: community === null ? null : await seenCommunity(trx, community, customer),
        });
        if (change !== null) await keep(trx, change, { customer, community, at, versions });
        return answer;
      });
    },
  });

/** The other person whom the change is about; null: nobody, or the customer has no such notification. */
async function otherOf(db: Database, customer: CustomerId, about: RequestSubject): Promise<CustomerId | null> {
  if (about.kind === "person") return about.other;
  if (about.kind === "community") return about.from;
  const row = await db
    .selectFrom("notification")
    .select("from_customer")
    .where("id", "=", about.id)
    .where("customer", "=", customer)
    .executeTakeFirst();
  return row === undefined || row.from_customer === null ? null : customerId(row.from_customer);
}

async function seenNotification(trx: Database, customer: CustomerId, id: NotificationId): Promise<SeenNotification | null> {
  const row = await trx
    .selectFrom("notification")
    .select(["kind", "state"])
    .where("id", "=", id)
    .where("customer", "=", customer)
    .executeTakeFirst();
  return row === undefined ? null : { id: notificationId(id), ...row };
}

const seenPerson = async (trx: Database, customer: CustomerId, id: CustomerId): Promise<SeenPerson> => ({
  id,
  isThere: await isActivePerson(trx, id),
  isBlocked: await areBlocked(trx, customer, id),
  followed: await followOf(trx, customer, id),
  follower: await followOf(trx, id, customer),
  followedInAll: await followedInAll(trx, customer),
});

async function seenCommunity(trx: Database, community: Community, customer: CustomerId): Promise<SeenCommunity | null> {
  const membership = await memberOf(trx, placeOf(community), customer);
  if (community.kind === "group") {
    const group = await trx.selectFrom("fitbook_group").select("is_open").where("id", "=", community.id).executeTakeFirst();
    return group === undefined ? null : { isOpen: group.is_open, days: null, membership, isMaker: false, ...SEEN };
  }
  const challenge = await trx
    .selectFrom("challenge")
    .select(["is_open", "start_day", "end_day", "maker", "fitbook_group", "cancelled_at"])
    .where("id", "=", community.id)
    .executeTakeFirst();
  if (challenge === undefined) return null;
  const { start_day, end_day, is_open, cancelled_at, maker } = challenge;
  const days = { start: day(start_day), end: day(end_day), isCancelled: cancelled_at !== null };
  const isMaker = maker === customer;
  return {
    isOpen: is_open,
    days,
    membership,
    isMaker,
    isMakerThere: isMaker || (await isMakerThere(trx, customer, maker)),
    isGroupSeen: await isGroupSeen(trx, customer, challenge.fitbook_group),
  };
}

const SEEN = { isMakerThere: true, isGroupSeen: true };

async function isMakerThere(trx: Database, customer: CustomerId, maker: string | null): Promise<boolean> {
  if (maker === null) return true;
  const id = customerId(maker);
  return (await isActivePerson(trx, id)) && !(await areBlocked(trx, customer, id));
}

const placeOf = ({ kind, id }: Community) => ({ kind: kind === "group" ? "fitbook_group" : kind, id }) as const;

type Kept = Pick<RequestTransaction<unknown>, "customer" | "at"> & {
  readonly community: Community | null;
  readonly versions: ReadonlyMap<string, number>;
};

async function keep(trx: Database, change: RequestChange, { customer, community, at, versions }: Kept): Promise<void> {
  const versionOf = (of: CustomerId) => versions.get(of) ?? 0;
  for (const follow of change.follows) await putFollow(trx, { ...follow, at });
  if (change.membership !== null && community !== null)
    await putMember(trx, placeOf(community), { customer, state: change.membership, at });
  if (change.membership === "member" && community?.kind === "challenge") await putPlayer(trx, { challenge: community.id, customer, at });
  for (const { to, state, which } of change.answered)
    await closeRequests(trx, { customer: to, version: versionOf(to), state }, "from" in which ? which : columnOf(which.community));
  if (change.refreshed !== null) {
    const version = versionOf(customer);
    await trx.updateTable("notification").set({ version }).where("customer", "=", customer).where("id", "=", change.refreshed).execute();
  }
  for (const notification of change.told) {
    const { id, to, from } = notification;
    const common = { id, to, from, at, version: versionOf(to) };
    if (notification.kind !== "community-request") await putNotification(trx, { ...common, kind: notification.kind });
    else if (from !== null && !(await isHeld(trx, from))) continue;
    else if (notification.community.kind === "group")
      await putNotification(trx, { ...common, kind: "group-request", group: notification.community.id });
    else await putNotification(trx, { ...common, kind: "challenge-request", challenge: notification.community.id });
  }
  await putJobsIn(trx, change.jobs);
}

/** Only who is told was held before. Whoever has gone would take the notification along. */
const isHeld = async (trx: Database, person: CustomerId): Promise<boolean> =>
  (await trx.selectFrom("customer").select("id").where("id", "=", person).forKeyShare().executeTakeFirst()) !== undefined;

const columnOf = ({ kind, id }: Community) => (kind === "group" ? { fitbook_group: id } : { challenge: id });
