import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { isBookingId } from "#core/consultations/booking/booking-id.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { isLabBookingId } from "#core/labs/booking/lab-booking-id.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { labPayables } from "#core/labs/booking/lab-payables.ts";
import { subscriptionPayables } from "#core/plans/money/subscription-payables.ts";
import { isSubscriptionId } from "#core/plans/subscription-id.ts";
import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { joinedPayables } from "#core/payments/joined-payables.ts";
import { orderPayables } from "#core/orders/money/order-payables.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

/** All that is paid for, each kind by its area. */
export const bindPayables = (container: Container): void =>
  make(container, Payables, payablesOf, { orders: Orders, bookings: Bookings, labBookings: LabBookings, subscriptions: PlanSubscriptions });

type Paid = {
  readonly orders: Orders;
  readonly bookings: Bookings;
  readonly labBookings: LabBookings;
  readonly subscriptions: PlanSubscriptions;
};

/** Whose an id is, it says itself. */
function payablesOf({ orders, bookings, labBookings, subscriptions }: Paid): Payables {
  const [ofOrders, ofBookings] = [orderPayables(orders), bookingPayables(bookings)];
  const [ofLabs, ofPlans] = [labPayables(labBookings), subscriptionPayables(subscriptions)];
  return joinedPayables([ofOrders, ofBookings, ofLabs, ofPlans], (id) => {
    if (isBookingId(id)) return ofBookings;
    if (isLabBookingId(id)) return ofLabs;
    return isSubscriptionId(id) ? ofPlans : ofOrders;
  });
}
