import { ConfirmSubscription, makeConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { makeSubscribe, Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { ConfirmationLetter, Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import { makeUnsubscribe, Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function newsletterInProcess(container: Container): void {
  make(container, Subscribe, makeSubscribe, {
    subscriptions: Subscriptions,
    limits: Limits,
    now: Clock,
    confirmationLetter: ConfirmationLetter,
  });
  make(container, ConfirmSubscription, makeConfirmSubscription, { subscriptions: Subscriptions, now: Clock });
  make(container, Unsubscribe, makeUnsubscribe, { subscriptions: Subscriptions });
}
