import { notificationId } from "../notifications/notification.ts";
import { newsEndedBy, newsOf, newsWhileChecked } from "../orders/order/order-news.ts";
import { replayed } from "../orders/order/order-replay.ts";
import { paymentView } from "../orders/views/payment-view.ts";
import { maker } from "../shared/use-case.ts";
import { FollowOrder } from "../orders/order/follow-order.use-case.ts";
import { Orders } from "../orders/order/orders.port.ts";
import { Customers } from "../identity/customers.port.ts";
import { Notifications } from "../notifications/notifications.port.ts";
import { SettlePoints } from "../points/settle-points.use-case.ts";
import { OrderMessages } from "./order-messages.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { OrderNews } from "../orders/order/order-news.ts";
import type { TakenStep } from "../orders/order/order-replay.ts";

type Needs = {
  readonly orders: Orders;
  readonly customers: Pick<Customers, "withId">;
  readonly notifications: Pick<Notifications, "tell">;
  readonly settlePoints: SettlePoints;
  readonly messages: OrderMessages;
  readonly now: Clock;
  readonly newId: NewId;
};

/**
 * Updates the customer's points and tells the customer about the step once, in the app and by letter and text message. What a later step
 * has ended is told no more. A customer who has gone has no points and is not told.
 */
export const makeFollowOrder = maker(
  FollowOrder,
  {
    orders: Orders,
    customers: Customers,
    notifications: Notifications,
    settlePoints: SettlePoints,
    messages: OrderMessages,
    now: Clock,
    newId: NewId,
  },
  ({ orders, customers, notifications, settlePoints, messages, now, newId }: Needs) =>
    async (id, step) => {
      const stored = await orders.withId(id);
      const customer = stored === null ? null : await customers.withId(stored.order.customer);
      if (stored === null || customer === null) return;
      await settlePoints(stored.order);
      const steps = replayed(stored.order);
      const [taken, ...later] = steps.slice(step);
      const orderNews = taken === undefined ? null : newsOf(taken);
      if (orderNews === null || later.some((one) => endsNews(one, orderNews.kind))) return;
      const news = paymentView(stored, now()).kind === "being-checked" ? newsWhileChecked(orderNews) : orderNews;
      await notifications.tell(customer.id, {
        id: notificationId(newId()),
        cause: `${id}/${step}`,
        order: { id, number: stored.number },
        news,
        ends: endedOf(news, steps.slice(0, step)),
        at: now(),
        messages: messages({ customer, kept: stored, news }),
      });
    },
);

/** What these news end of what was told of earlier steps, whatever it was told as while a payment was being checked. */
function endedOf(news: OrderNews, earlier: readonly TakenStep[]): readonly OrderNews["kind"][] {
  const earlierNews = earlier.flatMap((one) => newsOf(one) ?? []).flatMap((one) => [one.kind, newsWhileChecked(one).kind]);
  return newsEndedBy(news).filter((kind) => earlierNews.includes(kind));
}

function endsNews(step: TakenStep, kind: OrderNews["kind"]): boolean {
  const news = newsOf(step);
  return news !== null && newsEndedBy(news).includes(kind);
}
