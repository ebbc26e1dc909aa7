import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { PaymentEvent, PaymentState } from "./payment-state.ts";
import type { SecondPayment } from "./second-payment.ts";

/** What payments know of something that is paid for: an order, an appointment. Times in milliseconds since 1970. */
export type Payable = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  /** "open": it waits for a payment. "failed": the last one failed, and another may follow. "over": it can't be paid any more. */
  readonly state: PayableState;
  /** What a payment has to bring; null: nothing is to be paid through a provider. */
  readonly due: Paise | null;
  /** When a payment was first asked for; null: none was. */
  readonly asked: number | null;
  /** When one was last asked for; null: none was. */
  readonly tried: number | null;
  /** From when on it can't be paid any more; null: no such time is known before a payment is asked for. */
  readonly closes: number | null;
  /** Whether its customer gave it up before it was paid. */
  readonly isGivenUp: boolean;
  /** For how long it waits once a payment is asked for, in milliseconds. */
  readonly waits: number;
  /** When it was noted as paid; null: it was not. */
  readonly paidAt: number | null;
  readonly payments: PaymentState;
  /** Captured payments that it doesn't need or can't use, and that have not gone back yet. */
  readonly goingBack: readonly PaymentEvent[];
  /** What was paid twice for it, the earliest first. */
  readonly secondPayments: readonly SecondPayment[];
  /** What it owes back, in the order of their numbers. */
  readonly refunds: readonly PayableRefund[];
};

/** "unasked": nobody may pay for it yet. */
export type PayableState = "unasked" | "open" | "failed" | "paid" | "over";

/** `state`: "initiated" waits to be sent, "pending" was sent, "manual" is staff's; "ended": there is nothing left to do. */
export type PayableRefund = {
  readonly number: number;
  readonly payout: Paise;
  readonly state: "initiated" | "pending" | "manual" | "ended";
};
