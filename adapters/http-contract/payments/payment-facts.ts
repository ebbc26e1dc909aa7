import * as z from "zod/mini";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { instant, rupees } from "#adapters/http-contract/scalars.ts";
import type { SecondPayment } from "#core/payments/second-payment.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const secondPayment: Shape<SecondPayment> = fields({
  amount: rupees,
  at: ["paid_at", instant],
  backAt: ["returned_at", z.nullable(instant)],
});

/** Whether a payment of something that a list shows is under way. A server of the release before does not tell. */
export const isBeingChecked = ["being_checked", z._default(z.boolean(), false)] as const;

/** What was paid twice. A server of the release before does not tell. */
export const secondPayments = ["second_payments", z._default(z.array(secondPayment), [])] as const;
