import { useCase } from "../shared/token.ts";
import { refundKey } from "./refund-key.ts";
import { maker } from "../shared/use-case.ts";
import { PaymentProviders } from "./payment-providers.port.ts";
import { Payables } from "./payables.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { PayableId } from "../ledger/entry.ts";

/**
 * Sends a refund's money back the way it came, by the provider of the payment that paid; a repetition does not send it again. Money that
 * came through no provider, as cash at the door, is left to staff, who pay it to a bank account or by UPI. A refund that staff took over is
 * not sent; but it may have been sent before that was noted, so the provider is asked about it. Throws `PortUnavailable`.
 * Source: specification/payments.md, Refunds at the provider.
 */
export type SendRefund = (payable: PayableId, number: number) => Promise<void>;
export const SendRefund = useCase<SendRefund>("payments", "SendRefund");

export const makeSendRefund = maker(
  SendRefund,
  { providers: PaymentProviders, payables: Payables, now: Clock },
  ({ providers, payables, now }) =>
    async (id, number) => {
      const payable = await payables.withId(id);
      const refund = payable?.refunds[number - 1];
      if (payable === null || refund === undefined || (refund.state !== "initiated" && refund.state !== "manual")) return;
      const { kind, decidedBy } = payable.payments;
      const paying = kind === "paid" ? decidedBy : null;
      if (paying === null) return payables.leaveToStaff(id, { number, at: now() });
      const request = { payment: paying.payment, amount: refund.payout, key: refundKey(payable, number) };
      const provider = providers.of(paying.provider);
      const outcome = await (refund.state === "initiated" ? provider.refund(request) : provider.refundOf(request));
      if (outcome !== null) await payables.recordRefund(id, { number, outcome, at: now() });
    },
);
