import { makeAutoObservable, reaction } from "mobx";
import { isListed } from "#core/notifications/notification-action.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { Subscription } from "rxjs";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Notification, NotificationId } from "#core/notifications/notification.ts";
import type { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import type { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import type { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import type { NotificationPage } from "#core/notifications/list-notifications.use-case.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";
import type { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";

type UseCases = {
  readonly list: ListNotifications;
  readonly watch: WatchNotifications;
  readonly markRead: MarkNotificationRead;
  readonly markAllRead: MarkAllNotificationsRead;
};

/** How many are asked for at once. */
const PAGE = 20;
/** Source: specification/notifications.md, The bell. */
export const SHOWN_BY_BELL = 3;

/** What whoever is signed in here is told, as it comes. Failures say nothing: what is known stays. */
export class NotificationStore {
  /** The newest first; requests that were answered are left out. */
  notifications: readonly Notification[] = [];
  unread = 0;
  state: "unread" | "reading" | "read" | "unavailable" = "unread";
  /** How often something was heard. Whatever else of a customer changes elsewhere is told the same way. */
  heard = 0;
  /** Whatever changes for the customer from now on is heard. */
  hasBegun = false;
  /** Where the further ones stand. */
  more: "none" | "ready" | "reading" | "unavailable" = "none";
  #next: NotificationId | null = null;
  readonly #turn = new LatestTurn();
  /** Whose news are to be heard. */
  readonly #following = new LatestTurn();
  /** The first page is on its way. */
  #isAsking = false;
  #users = 0;
  #stop: (() => void) | null = null;
  #watching: Subscription | null = null;
  readonly #session: SessionStore;
  readonly #use: UseCases;

  constructor({ session, ...use }: UseCases & { readonly session: SessionStore }) {
    this.#session = session;
    this.#use = use;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get latest(): readonly Notification[] {
    return this.notifications.slice(0, SHOWN_BY_BELL);
  }

  /** Follows who is signed in as long as somebody shows it; answers what ends that. */
  begin(): () => void {
    this.#users += 1;
    this.#stop ??= reaction(() => this.#session.customer, this.follow, { fireImmediately: true });
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.end();
    };
  }

  /**
   * The first page, and up to which version it knows all; null: it could not be had. Asked again before it answers, only the later answer
   * counts.
   */
  async ask(): Promise<number | null> {
    const customer = this.#session.customer;
    if (customer === null) return null;
    const isLatest = this.waitForFirst();
    const answer = await answerOrNull(this.#use.list(customer, { after: null, limit: PAGE }));
    if (!isLatest()) return null;
    this.enter(answer?.value ?? null);
    return answer?.value.version ?? null;
  }

  /** The next page. Asked again before it answers nothing more is sent. */
  async askMore(): Promise<void> {
    const [customer, after, isCurrent] = [this.#session.customer, this.#next, this.#turn.current()];
    if (customer === null || after === null || this.more === "reading") return;
    this.wait();
    const answer = await answerOrNull(this.#use.list(customer, { after, limit: PAGE }));
    if (isCurrent()) this.append(answer?.value ?? null);
  }

  /** Shown at once, taken back where it could not be sent. */
  async markRead(id: NotificationId): Promise<void> {
    const customer = this.#session.customer;
    const notification = this.notifications.find((one) => one.id === id);
    if (customer === null || notification === undefined || notification.isRead) return;
    this.take([{ ...notification, isRead: true }]);
    const answer = await answerOrNull(this.#use.markRead(customer, id));
    if (answer === null && this.#session.customer === customer) this.take([notification]);
  }

  /** Shown at once; where it could not be sent, what the shop knows is asked for anew. */
  async markAllRead(): Promise<void> {
    const customer = this.#session.customer;
    if (customer === null || this.unread === 0) return;
    this.enterAllRead();
    if ((await answerOrNull(this.#use.markAllRead(customer))) === null) await this.ask();
  }

  /**
   * Notifications as they are now, each in its place. A change of one that is not loaded leaves the count unknown: then all is asked for
   * anew.
   */
  take(changed: readonly Notification[]): void {
    const known = new Map(this.notifications.map((one) => [one.id, one]));
    const oldest = this.notifications.at(-1)?.id ?? null;
    const isBehind = (id: NotificationId) => this.#next !== null && oldest !== null && id < oldest && !known.has(id);
    if (changed.some(({ id }) => isBehind(id))) void this.ask();
    for (const one of changed.filter(({ id }) => !isBehind(id))) {
      this.unread += counted(one) - counted(known.get(one.id));
      known.set(one.id, one);
    }
    this.notifications = [...known.values()].filter(isListed).sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  /**
   * News are heard from the version that was listed, so that nothing is listed twice; where there is no list, they begin by saying that it
   * has to be asked for.
   */
  private async follow(customer: CustomerId | null): Promise<void> {
    this.unfollow();
    this.clear();
    if (customer === null) return;
    const isFollowed = this.#following.current();
    const version = await this.ask();
    if (!isFollowed()) return;
    this.begun();
    const lose = (error: unknown) => void failureOrDefect(error); // The session's own store says that it has ended.
    this.#watching = this.#use.watch(customer, version).subscribe({ next: this.hear, error: lose });
  }

  /** Whatever else was read of the customer may have changed before the news begin. */
  private begun(): void {
    this.heard += 1;
    this.hasBegun = true;
  }

  private unfollow(): void {
    this.#following.begin();
    this.#watching?.unsubscribe();
    this.#watching = null;
  }

  /** What is on its way just now may have been read before this came about. */
  private hear({ changed }: NotificationNews): void {
    this.heard += 1;
    if (changed === null || this.#isAsking || this.state !== "read") void this.ask();
    else this.take(changed);
  }

  private end(): void {
    this.#stop?.();
    this.#stop = null;
    this.unfollow();
  }

  private clear(): void {
    this.#isAsking = false;
    this.hasBegun = false;
    this.#turn.begin();
    this.#next = null;
    this.notifications = [];
    this.unread = 0;
    this.state = "unread";
    this.more = "none";
  }

  private waitForFirst(): () => boolean {
    if (this.state !== "read") this.state = "reading";
    this.#isAsking = true;
    return this.#turn.begin();
  }

  private enter(page: NotificationPage | null): void {
    this.#isAsking = false;
    if (page === null) {
      if (this.state !== "read") this.state = "unavailable";
      if (this.more === "reading") this.more = "unavailable"; // The further ones were asked for before this, and count no more.
      return;
    }
    this.notifications = page.notifications;
    this.unread = page.unread;
    this.state = "read";
    this.stand(page.next);
  }

  private wait(): void {
    this.more = "reading";
  }

  private append(page: NotificationPage | null): void {
    if (page === null) {
      this.more = "unavailable";
      return;
    }
    const known = new Set(this.notifications.map(({ id }) => id));
    this.notifications = [...this.notifications, ...page.notifications.filter(({ id }) => !known.has(id))];
    this.unread = page.unread;
    this.stand(page.next);
  }

  private stand(next: NotificationId | null): void {
    this.#next = next;
    this.more = next === null ? "none" : "ready";
  }

  private enterAllRead(): void {
    this.notifications = this.notifications.map((one) => (one.isRead ? one : { ...one, isRead: true }));
    this.unread = 0;
  }
}

const counted = (one: Notification | undefined): number => (one !== undefined && isListed(one) && !one.isRead ? 1 : 0);
