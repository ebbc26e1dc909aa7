import { customerId } from "#core/identity/customer-id.ts";
import { Departures } from "#core/identity/departures.port.ts";
import { payableId } from "#core/ledger/entry.ts";
import { CloseReturn } from "#core/orders/returns/close-return.use-case.ts";
import { ExpireOrder } from "#core/orders/order/expire-order.use-case.ts";
import { FollowOrder } from "#core/orders/order/follow-order.use-case.ts";
import { Email, Sms } from "#core/jobs/messages.port.ts";
import { CloseTicket } from "#core/tickets/close-ticket.use-case.ts";
import { TellOfTicket } from "#core/tickets/tell-of-ticket.use-case.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { OfferPasswordReset } from "#core/sign-in/passwords/offer-password-reset.ts";
import { paymentWorkers } from "#adapters/composition/payments/payment-workers.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { MessageJob, Workers } from "#core/jobs/job.ts";

/** How each kind of job is done by the use cases and ports that the container keeps. A new kind gets its line here; one that has none waits for a process that has. `sent` learns that a message was sent, and no more; `address` is where the shop's own server is reached from here. */
export function workersIn(container: Container, sent: (kind: MessageJob["kind"]) => void, address: string): Partial<Workers> {
  const send = async (message: MessageJob) => {
    await (message.kind === "send-sms" ? container.get(Sms).send(message) : container.get(Email).send(message));
    sent(message.kind);
  };
  const now = () => container.get(Clock)();
  return {
    "send-sms": send,
    "send-email": send,
    "send-code": async ({ message, until }) => (now() < until ? send(message) : undefined),
    "erase-account": ({ customer }) => container.get(Departures).comeDue(customerId(customer), now()),
    "offer-password-reset": ({ mobile, language }) => container.get(OfferPasswordReset)(mobile, language),
    "close-ticket": ({ ticket }) => container.get(CloseTicket)(ticketNumber(ticket)),
    "tell-of-ticket": async ({ ticket, news }) => {
      const letter = await container.get(TellOfTicket)(ticketNumber(ticket), news);
      if (letter !== null) await send(letter);
    },
    "follow-order": ({ order, step }) => container.get(FollowOrder)(payableId(order), step),
    "close-return": ({ order, return: number }) => container.get(CloseReturn)(payableId(order), number),
    "expire-order": ({ order }) => container.get(ExpireOrder)(payableId(order)),
    ...paymentWorkers(container, address),
  };
}
