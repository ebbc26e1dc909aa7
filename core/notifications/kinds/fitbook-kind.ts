import type { Topic } from "../announcement.ts";
import type { Notification, NotificationKind } from "../notification.ts";

/**
 * Kinds of what Fitbook tells somebody, which they switch on and off one by one. `moderation`: what staff decided. At first all are on.
 * Source: specification/fitbook.md, Feed and pages.
 */
export const FITBOOK_KINDS = [
  "follow-request",
  "follow-accepted",
  "follow-suggestion",
  "group-request",
  "challenge-request",
  "event",
  "moderation",
] as const;
export type FitbookKind = (typeof FITBOOK_KINDS)[number];

/** Of a notification by its kind, and of an announcement by its topic; null: it is none of Fitbook, and always told. `topic` null: it is no announcement. */
export function fitbookKindOf(kind: NotificationKind, topic: Topic | null): FitbookKind | null {
  switch (kind) {
    case "follow-request":
    case "follow-accepted":
    case "follow-suggestion":
    case "group-request":
    case "challenge-request":
      return kind;
    case "order":
      return null;
    case "announcement":
      return topic === "event" ? "event" : topic === "fitbook" ? "moderation" : null;
  }
}

export const kindOfNotification = (told: Notification): FitbookKind | null =>
  fitbookKindOf(told.kind, told.kind === "announcement" ? told.topic : null);
