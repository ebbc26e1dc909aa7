import * as z from "zod/mini";
import { answerOf, fields } from "#adapters/http-contract/endpoint.ts";
import { instant, rupees } from "#adapters/http-contract/scalars.ts";

/** The form that leads to the provider's page. */
export const begunPayment = fields({
  form: fields({ action: z.string(), fields: z.record(z.string(), z.string()) }),
  amount: rupees,
  until: ["pay_until", instant],
});

export const overdue = fields({ until: z.nullable(instant), isTaken: ["taken", z.boolean()] });

/** Why nobody can begin to pay. */
export const paymentRefusals = {
  "unknown-payable": answerOf(404, "Order not found"),
  "nothing-to-pay": answerOf(1, "There is nothing to pay for this order"),
  "already-paid": answerOf(2, "This order is paid"),
  expired: answerOf(410, "The time to pay for this order is over", overdue),
  "key-taken": answerOf(422, "This key was used for something else"),
  "being-checked": answerOf(3, "A payment of this order is being checked", fields({ knownBy: ["known_by", instant] })),
  "provider-away": answerOf(503, "Payments can not be made just now. Your order is kept.", fields({ until: ["pay_until", instant] })),
} as const;
