import type { ColumnType, Generated } from "kysely";
import type { ChallengeTexts } from "#core/fitbook/challenge.ts";
import type { GroupTexts } from "#core/fitbook/group.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { Scoring } from "#core/fitbook/leaderboard/board-facts.ts";
import type { Measure } from "#core/fitbook/leaderboard/measure.ts";
import type { Announcement, SeatToTake } from "#core/notifications/announcement.ts";
import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";
import type { NotificationKind } from "#core/notifications/notification.ts";
import type { Language } from "#core/shared/language.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";

/** Relations between customers, and customers' notifications. */
export type NotificationTables = {
  follow: FollowRow;
  follow_withdrawn: { follower: string; followed: string; was_declined: boolean; withdrawn_at: Date };
  customer_block: BlockRow;
  fitbook_group: GroupRow;
  fitbook_group_member: GroupMemberRow;
  challenge: ChallengeRow;
  challenge_member: MemberRow;
  notification: NotificationRow;
  notified: NotifiedRow;
  notification_act: NotificationActRow;
  notification_off: { customer: string; kind: FitbookKind; switched_at: Date };
  notification_letter: LetterRow;
};

export type FollowRow = { follower: string; followed: string; state: "requested" | "following" | "declined"; changed_at: Date };
export type BlockRow = { blocker: string; blocked: string; blocked_at: Date };
export type GroupRow = {
  id: string;
  name: string;
  about: Generated<string>;
  rules: Generated<string>;
  /** What Hindi pages say; null: the same. */
  hindi: ColumnType<GroupTexts | null, string | null | undefined, string | null>;
  is_open: boolean;
  may_members_invite: Generated<boolean>;
  /** null: it has none. */
  picture: Generated<string | null>;
  offered_to: string | null;
  owner_gone_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  is_deleted_by_staff: Generated<boolean>;
  /** The aggregator whose customers alone find it. */
  company: Generated<string | null>;
};
export type GroupMemberRow = { place: string; customer: string; state: MemberState; changed_at: Date };
export type ChallengeRow = {
  id: string;
  activity: string;
  start_day: string;
  end_day: string;
  is_open: boolean;
  created_at: Date;
  maker: string | null;
  about: Generated<string>;
  /** What Hindi pages say; null: the same. */
  hindi: ColumnType<ChallengeTexts | null, string | null | undefined, string | null>;
  measure: Generated<Measure>;
  scoring: Generated<Scoring["kind"]>;
  day_goal: number | null;
  cap: Generated<number>;
  goal: number | null;
  cancelled_at: Date | null;
  /** For whose members it is; null: for all. */
  fitbook_group: string | null;
  /** How many results there have been. */
  result_version: Generated<number>;
};
export type MemberRow = { place: string; customer: string; state: "invited" | "member" | "declined" | "banned"; changed_at: Date };

export type NotificationRow = {
  id: string;
  customer: string;
  kind: NotificationKind;
  from_customer: string | null;
  fitbook_group: string | null;
  challenge: string | null;
  state: "pending" | "accepted" | "declined" | null;
  /** The cause of news and announcements, which are stored once for a cause and customer; null: the notification is neither. */
  cause: string | null;
  /** What news of an order say; null: the notification is no such news. */
  shop_order: string | null;
  news: OrderNews | null;
  /** null: it is none. A server of before names no topic while it is exchanged. Without a seat nothing can be taken. */
  announcement: (Omit<Announcement, "topic"> & Partial<Pick<Announcement, "topic">> & { readonly seat?: SeatToTake }) | null;
  /** The post that others did something to; null: it tells of none. */
  post: Generated<string | null>;
  created_at: Date;
  read_at: Date | null;
  /** The customer's version when the notification last changed. */
  version: number;
};

/** What somebody did, in the notification that tells the customer of it, once for `cause`. */
export type NotificationActRow = {
  customer: string;
  cause: string;
  notification: string;
  person: string;
  comment: string | null;
  done_at: Date;
};

/**
 * How often a customer's notifications have changed. A transaction that changes them locks this row until it ends, so that versions appear
 * one after the other.
 */
export type NotifiedRow = {
  customer: string;
  version: number;
  /** The version up to which letters have told. */
  lettered: Generated<number>;
};

/** A kind of which letters tell, after that version. */
export type LetterRow = { customer: string; kind: FitbookKind; language: Language; since: number; chosen_at: Date };
