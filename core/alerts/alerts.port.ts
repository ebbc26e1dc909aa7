import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { Announcement } from "../notifications/announcement.ts";
import type { Language } from "../shared/language.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { AlertId, AlertNews, AlertSubject, AlertWish, ListedAlert } from "./alert.ts";
import type { UpcomingAreas } from "./coming-area.ts";

/** An alert as it is asked for. `language` is the language of its letters; null: it is not known. `at` in milliseconds since 1970. */
export type NewAlert = { readonly id: AlertId; readonly wish: AlertWish; readonly language: Language | null; readonly at: number };

/** The keys of an alert. Each opens one thing and nothing else: it is 256 random bits, and only its hash is stored. */
export type AlertKeys = { readonly confirm: string; readonly leave: string };

/** The person who is told. A customer may have no e-mail address. */
export type AlertReader =
  | { readonly kind: "customer"; readonly name: string; readonly email: EmailAddress | null; readonly aggregator: string | null }
  | { readonly kind: "visitor"; readonly email: EmailAddress };

/** An alert of which a person is told now; `leave` is the key that switches off all their alerts. */
export type DueAlert = {
  readonly reader: AlertReader;
  readonly news: AlertNews;
  readonly language: Language | null;
  readonly leave: string;
};

/** What is sent for one alert. Only customers get a notification. null: nothing of that kind. */
export type AlertMessages = { readonly announcement: Announcement | null; readonly letter: MessageJob | null };

/**
 * What decides with the catalogue and the quizzes who is told: the areas that are still to open, and the time in milliseconds since 1970.
 */
export type AlertsNow = { readonly upcoming: UpcomingAreas; readonly at: number };

export type AlertTelling = AlertsNow & {
  /** At most this many; those who asked first come first. */
  readonly most: number;
  readonly newId: NewId;
  readonly messages: (due: DueAlert) => AlertMessages;
};

/** How many wait for something, and how many of them would be told now. `title` is the product's, the area's or the quiz's name. */
export type WaitingAlerts = { readonly subject: AlertSubject; readonly title: string; readonly waiting: number; readonly due: number };

/** Who wants to be told of what. Times in milliseconds since 1970. */
export type Alerts = {
  /**
   * Stores what a customer waits for. The same wish is stored only once: a new price replaces the former one, and a wish that was already
   * told waits again. Atomic: never more than `most` wait.
   */
  add(customer: CustomerId, alert: NewAlert, most: number): Promise<"added" | "full">;
  /**
   * Stores that a visitor asked for an alert by letter, and sends the letter: both or neither. A wish that already waits is not asked for
   * again.
   */
  ask(email: EmailAddress, alert: NewAlert, letter: (keys: AlertKeys) => MessageJob): Promise<void>;
  /** Lets the alert for which the key was made wait; the key may be used more than once. It is not valid after CONFIRMABLE. */
  confirm(key: string, at: number): Promise<"confirmed" | "unknown-key">;
  /** Deletes every alert of the person to whom the key was sent. */
  leave(key: string): Promise<void>;
  /** A customer's alerts, the last asked for first: those that wait, and those that were told recently. */
  of(customer: CustomerId): Promise<readonly ListedAlert[]>;
  /** Deletes one of a customer's alerts. Another customer's alert is treated like one that does not exist. */
  switchOff(customer: CustomerId, id: AlertId): Promise<void>;
  /** By title. */
  waiting(now: AlertsNow): Promise<readonly WaitingAlerts[]>;
  /** The subjects of which people may be told now. Each is found by an index, however many people wait for it. */
  due(now: AlertsNow): Promise<readonly AlertSubject[]>;
  /**
   * Tells some of those who wait for this, and answers how many. In one step, they are marked as told, notified and written to, or nothing
   * is done. People whom another call tells meanwhile are left out, and so are customers whose account is to be erased.
   */
  tell(subject: AlertSubject, telling: AlertTelling): Promise<number>;
  /** Deletes alerts that were not confirmed in time, those that were told long ago, and those that wait for a quiz that is over. */
  forget(at: number): Promise<void>;
};
export const Alerts = token<Alerts>("Alerts");

const DAY = 24 * 60 * 60 * 1000;

/** For how many milliseconds a visitor may confirm. */
export const CONFIRMABLE = 7 * DAY;

/** For how many milliseconds a customer still sees what they were told. */
export const LISTED_AFTERWARDS = 30 * DAY;
