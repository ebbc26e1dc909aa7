import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { Announcement } from "../notifications/announcement.ts";
import type { Language } from "../shared/language.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { AlertId, AlertNews, AlertSubject, AlertWish, ListedAlert } from "./alert.ts";
import type { UpcomingAreas } from "./coming-area.ts";

/** An alert as it is asked for. `language` is what its letters are written in; null: nobody said. `at` in milliseconds since 1970. */
export type NewAlert = { readonly id: AlertId; readonly wish: AlertWish; readonly language: Language | null; readonly at: number };

/** Each opens one thing, and nothing but it: 256 random bits, kept hashed only. */
export type AlertKeys = { readonly confirm: string; readonly leave: string };

/** Whoever is told. A customer may have no e-mail address. */
export type AlertReader =
  | { readonly kind: "customer"; readonly name: string; readonly email: EmailAddress | null }
  | { readonly kind: "visitor"; readonly email: EmailAddress };

/** An alert of which somebody is told now; `leave` is the key that switches off all alerts of theirs. */
export type DueAlert = {
  readonly reader: AlertReader;
  readonly news: AlertNews;
  readonly language: Language | null;
  readonly leave: string;
};

/** What goes out for one alert; a notification to customers alone. Null: none. */
export type AlertMessages = { readonly announcement: Announcement | null; readonly letter: MessageJob | null };

export type AlertTelling = {
  readonly upcoming: UpcomingAreas;
  readonly at: number;
  /** So many at most, those who asked first in front. */
  readonly most: number;
  readonly newId: NewId;
  readonly messages: (due: DueAlert) => AlertMessages;
};

/** How many wait for something, and how many of them would be told now. `title` is the product's or the area's name. */
export type WaitingAlerts = { readonly subject: AlertSubject; readonly title: string; readonly waiting: number; readonly due: number };

/** Who wants to be told of what. Times in milliseconds since 1970. */
export type Alerts = {
  /** Keeps what a customer waits for. The same wish again is one: a price takes the place of the former one, and what was told waits anew. Atomic: never more than `most` wait. */
  add(customer: CustomerId, alert: NewAlert, most: number): Promise<"added" | "full">;
  /** Notes that somebody asked for it by letter and sends the letter, both or neither. What waits already is not asked for again. */
  ask(email: EmailAddress, alert: NewAlert, letter: (keys: AlertKeys) => MessageJob): Promise<void>;
  /** Lets the alert wait for which the key was made, as often as it is used; a key is worth nothing after CONFIRMABLE. */
  confirm(key: string, at: number): Promise<"confirmed" | "unknown-key">;
  /** Forgets every alert of whoever the key was sent to. */
  leave(key: string): Promise<void>;
  /** A customer's, the last asked for first: what waits, and what was told of late. */
  of(customer: CustomerId): Promise<readonly ListedAlert[]>;
  /** Forgets one of a customer's; somebody else's is as good as missing. */
  switchOff(customer: CustomerId, id: AlertId): Promise<void>;
  /** By title. */
  waiting(upcoming: UpcomingAreas): Promise<readonly WaitingAlerts[]>;
  /** Of what somebody may be told now; each is looked at along an index, however many wait for it. */
  due(upcoming: UpcomingAreas): Promise<readonly AlertSubject[]>;
  /** Tells some of those who wait for this, and answers how many: marked as told, notified and written to in one step or not at all. Who is told by somebody else meanwhile is left out, as is a customer whose account does not stay. */
  tell(subject: AlertSubject, telling: AlertTelling): Promise<number>;
  /** Forgets what nobody confirmed in time, and what was told long ago. */
  forget(at: number): Promise<void>;
};
export const Alerts = token<Alerts>("Alerts");

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds that a visitor has to confirm. */
export const CONFIRMABLE = 7 * DAY;

/** Milliseconds that a customer still sees of what they were told. */
export const LISTED_AFTERWARDS = 30 * DAY;
