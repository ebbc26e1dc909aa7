import { Customers } from "#core/identity/customers.port.ts";
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
import { BeginPayment, makeBeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { PaymentReturn } from "#core/payments/payment-return.ts";
import { ReceiveCallback, makeReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import { RetryPaymentNews, ReceiveWebhook, makeRetryPaymentNews, makeReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { Openings } from "#core/payments/openings.port.ts";
import { PaymentProviders } from "#core/payments/payment-providers.port.ts";
import { makeReconcilePayments, ReconcilePayments } from "#core/payments/reconcile-payments.use-case.ts";
import { makeReturnSurplus, ReturnSurplus } from "#core/payments/return-surplus.use-case.ts";
import { makeSendRefund, SendRefund } from "#core/payments/send-refund.use-case.ts";
import { ListUnpaidPayments, makeListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { makeShowPayment, ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { TellOfSecondPayment } from "#core/payments/tell-of-second-payment.use-case.ts";
import { SecondPaymentMessages } from "#core/order-news/second-payment-messages.ts";
import { makeTellOfSecondPayment } from "#core/order-news/tell-of-second-payment.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

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

export function paymentsInProcess(container: Container): void {
  make(container, Payables, payablesOf, { orders: Orders, bookings: Bookings, labBookings: LabBookings, subscriptions: PlanSubscriptions });
  make(container, BeginPayment, makeBeginPayment, {
    providers: PaymentProviders,
    openings: Openings,
    payables: Payables,
    customers: Customers,
    paymentReturn: PaymentReturn,
    now: Clock,
  });
  make(container, ListUnpaidPayments, makeListUnpaidPayments, { payables: Payables, now: Clock });
  make(container, ShowPayment, makeShowPayment, { providers: PaymentProviders, openings: Openings, payables: Payables, now: Clock });
  make(container, ReceiveWebhook, makeReceiveWebhook, { providers: PaymentProviders, openings: Openings, payables: Payables, now: Clock });
  make(container, RetryPaymentNews, makeRetryPaymentNews, { openings: Openings, payables: Payables, now: Clock });
  make(container, ReceiveCallback, makeReceiveCallback, {
    providers: PaymentProviders,
    openings: Openings,
    payables: Payables,
    now: Clock,
  });
  make(container, ReconcilePayments, makeReconcilePayments, {
    providers: PaymentProviders,
    openings: Openings,
    payables: Payables,
    now: Clock,
  });
  make(container, SendRefund, makeSendRefund, { providers: PaymentProviders, payables: Payables, now: Clock });
  make(container, TellOfSecondPayment, makeTellOfSecondPayment, {
    payables: Payables,
    customers: Customers,
    notifications: Notifications,
    messages: SecondPaymentMessages,
    now: Clock,
    newId: NewId,
  });
  make(container, ReturnSurplus, makeReturnSurplus, {
    providers: PaymentProviders,
    payables: Payables,
    tellOfSecondPayment: TellOfSecondPayment,
    now: Clock,
  });
}
