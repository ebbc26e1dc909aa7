import type { Language } from "../shared/language.ts";

/**
 * What an announcement is of, so that a list can show it at a glance: "event". An area names its own topics, and the feature that shows
 * them says how. Source: specification/notifications.md, Announcements.
 */
export type Topic = string;

/**
 * What an area tells a customer in words of its own, and the path of the page to which it leads. The words are made when it is told. It
 * needs no notification kind of its own. Source: specification/notifications.md, Announcements.
 */
export type Announcement = { readonly topic: Topic; readonly text: Readonly<Record<Language, string>>; readonly path: string };

/**
 * A seat of an event, by its id, that is kept for who is told of it until an instant, in milliseconds since 1970. Source:
 * specification/notifications.md, Announcements.
 */
export type SeatToTake = { readonly event: string; readonly until: number };
