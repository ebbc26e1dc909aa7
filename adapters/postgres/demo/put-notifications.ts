import { day, firstInstantOf } from "#core/shared/day.ts";
import type { ChallengeTexts } from "#core/fitbook/challenge.ts";
import type { GroupTexts } from "#core/fitbook/group.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { FollowRow, GroupMemberRow, MemberRow, NotificationRow } from "#adapters/postgres/notifications/tables.ts";

/** Groups, challenges, who follows whom, and what customers are told. Times in milliseconds since 1970, days as "2026-11-20". */
export type KeptNotifications = {
  readonly groups: readonly (GroupTexts & { readonly id: string; readonly hindi: GroupTexts | null; readonly isOpen: boolean })[];
  readonly challenges: readonly {
    readonly id: string;
    readonly activity: string;
    readonly hindi: ChallengeTexts | null;
    readonly start: string;
    readonly end: string;
    readonly isOpen: boolean;
  }[];
  readonly follows: readonly Omit<FollowRow, "changed_at">[];
  readonly members: readonly (
    | (Omit<GroupMemberRow, "changed_at"> & { readonly kind: "group-request" })
    | (Omit<MemberRow, "changed_at"> & { readonly kind: "challenge-request" })
  )[];
  /** In the order in which they were made. */
  readonly notifications: readonly (Pick<NotificationRow, "id" | "kind" | "state" | "challenge"> & {
    readonly to: string;
    readonly from: string;
    readonly group: string | null;
    readonly at: number;
    readonly isRead: boolean;
  })[];
};

/** Stores them for customers who already exist, as part of the caller's transaction. */
export async function putNotifications(
  trx: Database,
  { groups, challenges, follows, members, notifications }: KeptNotifications,
  now: number,
): Promise<void> {
  const changed_at = new Date(now);
  await trx
    .insertInto("fitbook_group")
    .values(
      groups.map(({ isOpen, hindi, ...group }) => ({
        ...group,
        hindi: hindi && JSON.stringify(hindi),
        is_open: isOpen,
        created_at: changed_at,
      })),
    )
    .execute();
  await trx
    .insertInto("challenge")
    .values(
      challenges.map(({ id, activity, hindi, start, end, isOpen }) => ({
        id,
        activity,
        hindi: hindi && JSON.stringify(hindi),
        start_day: start,
        end_day: end,
        is_open: isOpen,
        created_at: changed_at,
      })),
    )
    .execute();
  await trx
    .insertInto("follow")
    .values(follows.map((follow) => ({ ...follow, changed_at })))
    .execute();
  for (const one of members) {
    if (one.kind === "group-request") {
      const { kind: _, ...member } = one;
      await trx
        .insertInto("fitbook_group_member")
        .values({ ...member, changed_at })
        .execute();
      continue;
    }
    const { kind: _, ...member } = one;
    await trx
      .insertInto("challenge_member")
      .values({ ...member, changed_at })
      .execute();
    if (member.state === "member") {
      const start = challenges.find(({ id }) => id === member.place)?.start ?? "";
      const joined_at = new Date(Math.min(now, firstInstantOf(day(start))));
      await trx.insertInto("challenge_player").values({ challenge: member.place, customer: member.customer, joined_at }).execute();
    }
  }

  const versions = new Map<string, number>();
  for (const { id, kind, to, from, group, challenge, state, at, isRead } of notifications) {
    const version = (versions.get(to) ?? 0) + 1;
    versions.set(to, version);
    const row = { id, kind, customer: to, from_customer: from, fitbook_group: group, challenge, state, version };
    await trx
      .insertInto("notification")
      .values({ ...row, created_at: new Date(at), read_at: isRead ? changed_at : null })
      .execute();
  }
  await trx
    .insertInto("notified")
    .values([...versions].map(([customer, version]) => ({ customer, version })))
    .execute();
}
