import { makeAutoObservable } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import type { AnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import type { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import type { DeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import type { FollowBack } from "#core/notifications/follow-back.use-case.ts";
import type { Notification, NotificationId } from "#core/notifications/notification.ts";
import type { RequestAnswer } from "#core/notifications/request-state.ts";
import type { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastNews, ToastStore } from "#web/platform/toasts/toast-store.ts";

type UseCases = {
  readonly acceptFollow: AcceptFollowRequest;
  readonly declineFollow: DeclineFollowRequest;
  readonly followBack: FollowBack;
  readonly answerGroup: AnswerGroupRequest;
  readonly answerChallenge: AnswerChallengeRequest;
};

type Needs = UseCases & {
  readonly session: SessionStore;
  readonly notifications: NotificationStore;
  readonly toasts: ToastStore;
};

type Answer = { readonly kind: "ok"; readonly news: ToastNews | null } | { readonly kind: "refused" };

/**
 * Where requests are answered. An answer that fails says nothing, and the request stays as it was. Source: specification/notifications.md,
 * What can be answered.
 */
export class RequestStore {
  /** Those whose answer is on its way, and which it is. */
  sending: ReadonlyMap<NotificationId, RequestAnswer> = new Map();
  readonly #session: SessionStore;
  readonly #notifications: NotificationStore;
  readonly #toasts: ToastStore;
  readonly #use: UseCases;

  constructor({ session, notifications, toasts, ...use }: Needs) {
    this.#session = session;
    this.#notifications = notifications;
    this.#toasts = toasts;
    this.#use = use;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Pressed again while an answer is on its way nothing more is sent. */
  async answer(notification: Notification, answer: RequestAnswer): Promise<void> {
    const customer = this.#session.customer;
    if (customer === null || this.sending.has(notification.id)) return;
    this.begin(notification.id, answer);
    const sent = await answerOrNull(this.send(customer, notification, answer));
    this.end(notification.id);
    if (sent === null || this.#session.customer !== customer) return;
    if (sent.value.kind === "refused") return void this.#notifications.ask(); // Somebody was faster, or it is over: the list says how it stands.
    this.#notifications.take([withAnswer(notification, answer)]);
    if (sent.value.news !== null) this.#toasts.show(sent.value.news);
  }

  private async send(customer: CustomerId, notification: Notification, answer: RequestAnswer): Promise<Answer> {
    const isAccepted = answer === "accept";
    switch (notification.kind) {
      case "follow-request": {
        const { kind } = await (isAccepted ? this.#use.acceptFollow : this.#use.declineFollow)(customer, notification.id);
        return { kind, news: null };
      }
      case "follow-suggestion": {
        const { kind } = await this.#use.followBack(customer, notification.id);
        return { kind, news: null };
      }
      case "group-request": {
        const { kind } = await this.#use.answerGroup(customer, { group: notification.group.id, answer });
        return { kind, news: { kind: isAccepted ? "group-joined" : "group-declined" } };
      }
      case "challenge-request": {
        const { kind } = await this.#use.answerChallenge(customer, { challenge: notification.challenge.id, answer });
        return { kind, news: { kind: isAccepted ? "challenge-joined" : "challenge-declined" } };
      }
      case "follow-accepted":
      case "post-liked":
      case "post-commented":
      case "comment-replied":
      case "group-joined":
      case "challenge-ended":
      case "badge-won":
      case "challenge-changed":
      case "challenge-cancelled":
      case "player-removed":
      case "order":
      case "announcement":
        return { kind: "ok", news: null };
    }
  }

  private begin(id: NotificationId, answer: RequestAnswer): void {
    this.sending = new Map(this.sending).set(id, answer);
  }

  private end(id: NotificationId): void {
    this.sending = new Map([...this.sending].filter(([one]) => one !== id));
  }
}

/** A request that was answered is listed no more; whoever is followed back needs no button. */
function withAnswer(notification: Notification, answer: RequestAnswer): Notification {
  if ("state" in notification) return { ...notification, state: answer === "accept" ? "accepted" : "declined" };
  return notification.kind === "follow-suggestion" ? { ...notification, isFollowed: true } : notification;
}
