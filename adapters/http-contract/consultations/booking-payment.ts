import { payableId } from "#core/ledger/entry.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { endpoint, fields } from "#adapters/http-contract/endpoint.ts";
import { callKey, idOf } from "#adapters/http-contract/scalars.ts";
import { begunPayment, paymentRefusals } from "#adapters/http-contract/payments/begun-payment.ts";

/** The call by its own name for other programs; our pages begin every payment by the one that orders have. */
export const payBooking = endpoint(BeginPayment, {
  method: "POST",
  path: "/add/payment",
  in: "body",
  audience: "customer",
  request: fields({ payable: ["booking_id", idOf(payableId)], key: callKey }),
  response: begunPayment,
  refusals: paymentRefusals,
});
