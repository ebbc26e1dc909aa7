import type { Topic } from "./announcement.ts";
import type { KeptNotification } from "./kept-notification.ts";
import type { NotificationKind } from "./notification.ts";

/**
 * Kinds of what Fitbook tells somebody, which they switch on and off one by one. `challenge-changed`: a challenge changes, is cancelled, or
 * they are removed from it. `moderation`: what staff decided. At first all are on.
 * Source: specification/fitbook.md, Feed and pages.
 */
export const FITBOOK_KINDS = [
  "follow-request",
  "follow-accepted",
  "follow-suggestion",
  "group-request",
  "challenge-request",
  "post-liked",
  "post-commented",
  "comment-replied",
  "group-joined",
  "challenge-ended",
  "badge-won",
  "challenge-changed",
  "event",
  "moderation",
] as const;
export type FitbookKind = (typeof FITBOOK_KINDS)[number];

/**
 * Of a notification by its kind, and of an announcement by its topic; null: it is none of Fitbook, and always told. `topic` null: it is no
 * announcement.
 */
export function fitbookKindOf(kind: NotificationKind, topic: Topic | null): FitbookKind | null {
  switch (kind) {
    case "follow-request":
    case "follow-accepted":
    case "follow-suggestion":
    case "group-request":
    case "challenge-request":
    case "post-liked":
    case "post-commented":
    case "comment-replied":
    case "group-joined":
    case "challenge-ended":
    case "badge-won":
      return kind;
    case "challenge-changed":
    case "challenge-cancelled":
    case "player-removed":
      return "challenge-changed";
    case "order":
      return null;
    case "announcement":
      return topic === null ? null : (OF_TOPICS[topic] ?? null);
  }
}

const KINDS: Readonly<Record<NotificationKind, true>> = {
  "follow-request": true,
  "follow-accepted": true,
  "follow-suggestion": true,
  "group-request": true,
  "challenge-request": true,
  "post-liked": true,
  "post-commented": true,
  "comment-replied": true,
  "group-joined": true,
  "challenge-ended": true,
  "badge-won": true,
  "challenge-changed": true,
  "challenge-cancelled": true,
  "player-removed": true,
  order: true,
  announcement: true,
};

/** What is announced of these topics is of Fitbook. */
const OF_TOPICS: Readonly<Record<Topic, FitbookKind>> = { event: "event", fitbook: "moderation" };

/** The kinds of notification, and the topics of announcements, that are of this kind, for what finds them by those. */
export function namesOfFitbookKind(kind: FitbookKind): { readonly kinds: readonly NotificationKind[]; readonly topics: readonly Topic[] } {
  const kinds = (Object.keys(KINDS) as NotificationKind[]).filter((one) => fitbookKindOf(one, null) === kind);
  return { kinds, topics: Object.keys(OF_TOPICS).filter((topic) => OF_TOPICS[topic] === kind) };
}

export const kindOfNotification = (notification: KeptNotification): FitbookKind | null =>
  fitbookKindOf(notification.kind, notification.kind === "announcement" ? notification.topic : null);
