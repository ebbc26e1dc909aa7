import { Subject } from "rxjs";
import { customerId } from "#core/identity/customer-id.ts";
import { membershipOf } from "#core/fitbook/visibility/member-role.ts";
import type { GroupTie } from "#core/fitbook/groups/groups.port.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { Comment, Post } from "#core/fitbook/posts/post.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { WrittenPicture } from "#core/fitbook/post-picture.ts";
import type { KeptReport } from "#core/fitbook/reports/report.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { ResultRow } from "#core/fitbook/challenges/challenges.port.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { Entry } from "#core/fitbook/leaderboard/board-facts.ts";
import type { PlayerScore } from "#core/fitbook/leaderboard/player-score.ts";
import type { Follow, WithdrawnFollow } from "#core/fitbook/follow.ts";
import type { Group, GroupId } from "#core/fitbook/group.ts";
import type { GroupLink } from "#core/fitbook/groups/group-link.ts";
import type { Membership } from "#core/fitbook/membership.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerBeat } from "#core/notifications/notifications.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { Announcement, SeatToTake } from "#core/notifications/announcement.ts";
import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";
import type { Act } from "#core/notifications/kept-notification.ts";
import type { NotificationId, NotificationKind, OrderReference } from "#core/notifications/notification.ts";
import type { Language } from "#core/shared/language.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { RequestState } from "#core/notifications/request-state.ts";

/** A notification with the ids of what it tells of. */
export type KeptNotification = {
  readonly id: NotificationId;
  readonly to: CustomerId;
  readonly kind: NotificationKind;
  readonly from: CustomerId | null;
  readonly group: GroupId | null;
  readonly challenge: ChallengeId | null;
  readonly state: RequestState | null;
  /** What news of an order tell; null: it is no such. */
  readonly ofOrder: { readonly cause: string; readonly order: OrderReference; readonly news: OrderNews } | null;
  /** What is told in an area's own words, and for what; null: it is no such. */
  readonly announced: (Announcement & { readonly cause: string; readonly seat: SeatToTake | null }) | null;
  /** The post that others did something to; null: it tells of none. */
  readonly post: PostId | null;
  /** What people did, each under the cause for which it is told, the oldest first. */
  readonly acts: readonly (Act & { readonly cause: string; readonly at: number })[];
  /** What news of a challenge are told for; null: it is no such. */
  readonly newsFor: string | null;
  readonly createdAt: number;
  readonly isRead: boolean;
  readonly version: number;
};

export type KeptLetters = { readonly language: Language; readonly since: ReadonlyMap<FitbookKind, number>; readonly written: number };

export type KeptGroupTie = GroupTie & { readonly changedAt: number };

/** Who plays or played, with what their entries make. */
export type KeptPlayer = PlayerScore & {
  readonly challenge: ChallengeId;
  readonly customer: CustomerId;
  readonly joinedAt: number;
  readonly leftAt: number | null;
  /** Who was removed has left as well. `removedFor`: why, as they are told. */
  readonly removedAt: number | null;
  readonly removedFor: string | null;
  readonly isAnonymous: boolean;
  /** Whether they let their tracker be counted. */
  readonly sharesTracker: boolean;
  /** Whether they have seen the badges that they won here. */
  readonly hasSeenBadges: boolean;
};

/** Ties between customers, and what customers are told. */
export class Relations {
  readonly follows = new Map<string, Follow>();
  /** Requests to follow that were taken back. */
  readonly withdrawnFollows = new Map<string, WithdrawnFollow>();
  /** Of those who have entered Fitbook. */
  readonly profiles = new Map<CustomerId, FitbookProfile>();
  readonly mutes = new Set<string>();
  /** Who dismissed whom from the suggestions, and when. */
  readonly dismissed = new Map<string, number>();
  readonly blocks = new Set<string>();
  readonly reports = new Map<string, KeptReport>();
  readonly reportPictures = new Map<string, readonly WrittenPicture[]>();
  readonly groups = new Map<GroupId, Group>();
  /** Since when the owner of a group is gone, as far as it was noticed. */
  readonly ownerGoneAt = new Map<GroupId, number>();
  readonly challenges = new Map<ChallengeId, KeptChallenge>();
  readonly players = new Map<string, KeptPlayer>();
  readonly entries = new Map<string, Entry & { readonly challenge: ChallengeId }>();
  readonly results = new Map<ChallengeId, readonly ResultRow[]>();
  /** Of challenges. */
  readonly members = new Map<string, Membership>();
  /** Of groups, with when they last changed. */
  readonly groupTies = new Map<string, KeptGroupTie>();
  /** By the hash of their tokens. */
  readonly groupLinks = new Map<string, GroupLink>();
  readonly notifications = new Map<NotificationId, KeptNotification>();
  readonly posts = new Map<PostId, Post>();
  readonly comments = new Map<CommentId, Comment>();
  /** Whoever likes, and the post. */
  readonly likes = new Set<string>();
  readonly versions = new Map<CustomerId, number>();
  /** The kinds of notifications that somebody has switched off. */
  readonly silenced = new Map<CustomerId, ReadonlySet<FitbookKind>>();
  /** The kinds of which letters tell, each with the version after which it does, and the version up to which letters have told. */
  readonly letters = new Map<CustomerId, KeptLetters>();
  readonly pictures = new Map<CustomerId, FileId>();
  readonly beats = new Subject<{ readonly customer: CustomerId; readonly beat: CustomerBeat }>();

  follow = (follower: CustomerId, followed: CustomerId): Follow => this.follows.get(pairKey(follower, followed)) ?? "none";
  member = (place: string, customer: CustomerId): Membership =>
    this.members.get(pairKey(place, customer)) ?? membershipOf(this.groupTies.get(pairKey(place, customer))?.state ?? null);
  areBlocked = (one: CustomerId, other: CustomerId): boolean =>
    this.blocks.has(pairKey(one, other)) || this.blocks.has(pairKey(other, one));

  /** Has somebody play. Who comes back has the score of before. */
  join(challenge: ChallengeId, customer: CustomerId, at: number): void {
    const before = this.players.get(pairKey(challenge, customer)) ?? {
      challenge,
      customer,
      isAnonymous: false,
      sharesTracker: false,
      hasSeenBadges: false,
      score: 0,
      days: 0,
      removedAt: null,
      removedFor: null,
    };
    this.players.set(pairKey(challenge, customer), { ...before, joinedAt: at, leftAt: null });
  }

  /** Changes what these customers are told; `act` gets the version that each then has. */
  tell<Outcome>(customers: readonly CustomerId[], act: (versionOf: (customer: CustomerId) => number) => Outcome): Outcome {
    for (const customer of new Set(customers)) this.versions.set(customer, (this.versions.get(customer) ?? 0) + 1);
    const outcome = act((customer) => this.versions.get(customer) ?? 0);
    for (const customer of new Set(customers)) this.beats.next({ customer, beat: "news" });
    return outcome;
  }

  put(
    given: Omit<KeptNotification, "isRead" | keyof typeof NAMES_NOTHING> & Partial<Pick<KeptNotification, keyof typeof NAMES_NOTHING>>,
  ): void {
    this.notifications.set(given.id, { ...NAMES_NOTHING, isRead: false, ...given });
  }

  /** Sets the state of the pending requests of a customer that `which` chooses. */
  settle(
    to: { readonly customer: CustomerId; readonly version: number; readonly state: RequestState },
    which: (notification: KeptNotification) => boolean,
  ): void {
    for (const notification of this.notifications.values()) {
      if (notification.to !== to.customer || notification.state !== "pending" || !which(notification)) continue;
      this.notifications.set(notification.id, { ...notification, state: to.state, version: to.version });
    }
  }
}

const NAMES_NOTHING = { group: null, challenge: null, ofOrder: null, announced: null, post: null, acts: [], newsFor: null } as const;

export const pairKey = (one: string, other: string): string => `${one} ${other}`;

/** To how many who are not gone a pair leads from somebody. */
export const pairsFrom = (memory: Memory, keys: Iterable<string>, one: CustomerId): number =>
  [...keys].filter((key) => {
    const [from, to] = key.split(" ");
    const known = memory.customers.get(customerId(to ?? ""));
    return from === one && (known === undefined || known.customer.status.kind === "staying");
  }).length;

export const pairsIn = (pairs: ReadonlySet<string>): readonly { readonly from: string; readonly to: string }[] =>
  [...pairs].map((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return { from, to };
  });
