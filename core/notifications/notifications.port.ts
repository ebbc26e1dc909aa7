import { token } from "../shared/token.ts";
import type { Observable } from "rxjs";
import type { ChallengeId } from "../fitbook/challenge.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { PostId } from "../fitbook/post-id.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { OrderNews } from "../orders/order/order-news.ts";
import type { Announcement } from "./announcement.ts";
import type { Language } from "../shared/language.ts";
import type { ChosenLetters } from "./choose-fitbook-letters.use-case.ts";
import type { FitbookKind } from "./fitbook-kind.ts";
import type { NamedInNotification } from "./visible-notifications.ts";
import type { Act, ActKind, KeptNotification, PostActKind, ChallengeNewsKind } from "./kept-notification.ts";
import type { Notification, NotificationId, OrderReference } from "./notification.ts";

/**
 * One page of what may be listed for a customer, the newest first. `unread` counts all of the list but the kinds that sight decides, by the
 * person and the group that it names and by its kind; `unreadBySight` are those of these kinds, the newest of them. `next` null: the last
 * page. What changed up to `version` is in it; what changed while it was read may be.
 */
export type StoredNotifications = {
  readonly version: number;
  readonly notifications: readonly KeptNotification[];
  readonly unread: readonly (NamedInNotification & { readonly count: number })[];
  readonly unreadBySight: readonly KeptNotification[];
  readonly next: NotificationId | null;
};

/**
 * The changes of a customer's notifications up to `version`, in their order; null: there are too many, so the caller must list them again.
 */
export type NotificationNews = { readonly version: number; readonly changed: readonly Notification[] | null };

/** The same as it is kept, whoever of it may be seen now. */
export type KeptNews = { readonly version: number; readonly changed: readonly KeptNotification[] | null };

/**
 * News of an order for its customer, told only once; `cause` identifies it. The messages are sent together with it. `ends`: kinds of
 * earlier news of the same order that hold no longer. `at` in milliseconds since 1970.
 */
export type NewsToTell = {
  readonly id: NotificationId;
  readonly cause: string;
  readonly order: OrderReference;
  readonly news: OrderNews;
  readonly ends: readonly OrderNews["kind"][];
  readonly at: number;
  readonly messages: readonly MessageJob[];
};

/**
 * An announcement to a customer, told only once; `cause` identifies it. The messages are sent together with it. `at` in milliseconds since
 * 1970.
 */
export type AnnouncementToTell = Announcement & Pick<NewsToTell, "id" | "cause" | "at" | "messages">;

/**
 * What somebody did, to be told to one other person once; `cause` identifies it. `at` in milliseconds since 1970: when they did it.
 * `isSilent`: the other does not want to hear of them, so that what others did is neither unread again by it nor written of.
 */
export type ActToTell = Act &
  Pick<NewsToTell, "id" | "cause" | "at"> & { readonly to: CustomerId; readonly isSilent: boolean } & (
    | { readonly kind: PostActKind; readonly post: PostId }
    | { readonly kind: Exclude<ActKind, PostActKind>; readonly group: GroupId }
  );

/**
 * What became of a challenge, to be told to these players by notifications of these ids, to each once for `cause`. `at` in milliseconds
 * since 1970.
 */
export type ChallengeNewsToTell = {
  readonly kind: ChallengeNewsKind;
  readonly cause: string;
  readonly challenge: ChallengeId;
  readonly to: readonly { readonly customer: CustomerId; readonly id: NotificationId }[];
  readonly at: number;
};

/**
 * What was told since the last letter, of the kinds that a customer chose to be written of, unread and not answered, whoever of it may be
 * seen now.
 */
export type Unwritten = { readonly version: number; readonly notifications: readonly KeptNotification[]; readonly language: Language };

/** Why to look again at a customer: for their notifications, or for whether a session of theirs still stands. */
export type CustomerBeat = "news" | "session-ended";

/** Customers' notifications. Times in milliseconds since 1970. Another customer's notification is treated like one that does not exist. */
export type Notifications = {
  /**
   * The notifications after `after` (null: from the newest on), and how many of all are unread. Whom the customer sees is not asked here.
   */
  listed(customer: CustomerId, place: { readonly after: NotificationId | null; readonly limit: number }): Promise<StoredNotifications>;
  markRead(customer: CustomerId, id: NotificationId, at: number): Promise<"read" | "unknown">;
  markAllRead(customer: CustomerId, at: number): Promise<void>;
  /**
   * Stores the notification and sends the messages, both or neither, and only once, even if two callers ask at once. Earlier news of the
   * same order that these end count as read. A customer who has gone is not notified.
   */
  tell(customer: CustomerId, news: NewsToTell): Promise<"told" | "not-told">;
  /** As `tell` does. */
  announce(customer: CustomerId, announcement: AnnouncementToTell): Promise<"told" | "not-told">;
  /**
   * Tells of an act together with the others of its kind and thing that were told of within `FOLDED_WITHIN` of it, or else by a
   * notification of its own, which is unread then. Only once, even if two callers ask at once. Whoever has gone is told nothing, and
   * nothing is told of them.
   */
  tellOfAct(act: ActToTell): Promise<"told" | "not-told">;
  /** Who has not read yet that the same became of the challenge is told nothing more. */
  tellOfChallenge(news: ChallengeNewsToTell): Promise<void>;
  /**
   * The version grows with every change. One customer's changes are made one after the other, so that no change appears behind a version
   * that was already read.
   */
  newsSince(customer: CustomerId, version: number | null): Promise<KeptNews>;
  /** The kinds of Fitbook's notifications that the customer has switched off. */
  switchedOff(customer: CustomerId): Promise<readonly FitbookKind[]>;
  /** What there is of that kind changes with it, so that whoever is told live lists it again. Whoever has gone switches nothing. */
  switchKind(customer: CustomerId, chosen: { readonly kind: FitbookKind; readonly isOn: boolean }, at: number): Promise<void>;
  /** The kinds of which the customer chose to be written letters. */
  byLetter(customer: CustomerId): Promise<readonly FitbookKind[]>;
  /**
   * Letters tell of what comes from then on, in the language that was chosen last. Whoever has gone chooses nothing. `at` in milliseconds
   * since 1970.
   */
  chooseLetters(customer: CustomerId, chosen: ChosenLetters, at: number): Promise<void>;
  /** From then on no letters are written to the customer, of no kind. Again is the same. `at` in milliseconds since 1970. */
  leaveLetters(customer: CustomerId, at: number): Promise<void>;
  /** The newest of them, at most `MOST_NEWS`; null: the customer is written no letters. */
  unwritten(customer: CustomerId): Promise<Unwritten | null>;
  /** Notes that what was told up to `version` needs no letter any more. */
  written(customer: CustomerId, version: number): Promise<void>;
  /**
   * Emits whenever there may be news for the customer, and when one of their sessions may have ended, whichever process did it, and also
   * without any change. It never ends.
   */
  beats(customer: CustomerId): Observable<CustomerBeat>;
};
export const Notifications = token<Notifications>("Notifications");

/** Acts of one kind to one thing are told together within so many milliseconds. Source: specification/notifications.md, What others do. */
export const FOLDED_WITHIN = 60 * 60 * 1000;

/** So many unread ones of the kinds that sight decides are counted at most. */
export const MOST_COUNTED = 100;

/** If there are more changes than this at once, they are not reported one by one. */
export const MOST_NEWS = 100;
