import { payableId } from "#core/ledger/entry.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { answerOf, endpoint, fields } from "#adapters/http-contract/endpoint.ts";
import { momentText } from "#adapters/http-contract/moment-text.ts";
import { callKey, idOf } from "#adapters/http-contract/scalars.ts";
import { begunPayment, overdue, paymentRefusals } from "#adapters/http-contract/payments/begun-payment.ts";

/** What orders say of themselves there. */
const ofBooking = {
  "unknown-payable": answerOf(404, "Booking not found"),
  "nothing-to-pay": answerOf(1, "There is nothing to pay for this booking"),
  "already-paid": answerOf(2, "This booking is paid"),
  expired: answerOf(410, "The time to pay for this booking is over", overdue, ({ until, isTaken }) => {
    const ending = until === null ? "This time was given up." : `The time was kept until ${momentText(until)}.`;
    return `${ending} ${isTaken ? "What was taken goes back." : "Nothing was taken."}`;
  }),
} as const;

/** The call by its own name for other programs; our pages begin every payment by the one that orders have. */
export const payBooking = endpoint(BeginPayment, {
  method: "POST",
  path: "/add/payment",
  isSecond: true,
  in: "body",
  audience: "customer",
  request: fields({ payable: ["booking_id", idOf(payableId)], key: callKey }),
  response: begunPayment,
  refusals: { ...paymentRefusals, ...ofBooking },
});
