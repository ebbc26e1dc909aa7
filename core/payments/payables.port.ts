// Decision: docs/decisions/payments-know-payables.md
import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { Payable } from "./payable.ts";
import type { RefundOutcome } from "./payment-provider.port.ts";
import type { PaymentEvent } from "./payment-state.ts";
import type { Language } from "../shared/language.ts";
import type { PayableName, UnpaidPayment } from "./unpaid-payment.ts";
import type { PaymentRefusal } from "./payment-refusal.ts";

/**
 * Everything that is paid for. Each kind of it says what a set of payment events makes of its own; payments know no more than this.
 * Each method changes all of it or nothing. Times in milliseconds since 1970. Source: specification/payments.md, What is paid for.
 */
export type Payables = {
  /** null: nothing that is paid for has this id. */
  withId(id: PayableId): Promise<Payable | null>;
  /** By what its customer knows it, and how they are written to of it; null: nothing that is paid for has this id. */
  named(id: PayableId): Promise<NamedPayable | null>;
  /** What waits for a payment of this customer at a moment, in no particular order. */
  unpaid(customer: CustomerId, at: number): Promise<readonly UnpaidPayment[]>;
  /** Stores reports, each once, and what they make of it. Answers it as it is then. */
  record(id: PayableId, given: { readonly events: readonly PaymentEvent[]; readonly at: number }): Promise<Payable | null>;
  /** Notes that a payment was asked for. `key` identifies the call: a repetition gets the same answer. */
  ask(id: PayableId, attempt: PaymentAttempt): Promise<Result<AwaitedPayment, PaymentRefusal>>;
  /** Notes what became of a refund; one that is on its way is asked about later. */
  recordRefund(id: PayableId, given: { readonly number: number; readonly outcome: RefundOutcome; readonly at: number }): Promise<void>;
  /** Notes what became of a payment that goes back because it wasn't needed. */
  recordSurplus(id: PayableId, given: { readonly payment: string; readonly outcome: RefundOutcome; readonly at: number }): Promise<void>;
  /** Leaves a refund to staff, because no provider can send it. */
  leaveToStaff(id: PayableId, refund: { readonly number: number; readonly at: number }): Promise<void>;
  /** Plans when the provider is asked about its payments again. */
  planCheck(id: PayableId, planned: { readonly next: number; readonly at: number }): Promise<void>;
};
export const Payables = token<Payables>("Payables");

export type PaymentAttempt = {
  readonly customer: CustomerId;
  readonly key: string;
  readonly at: number;
};

/** `language` null: none was chosen. */
export type NamedPayable = { readonly name: PayableName; readonly language: Language | null };

/** It can be paid until `until`. */
export type AwaitedPayment = { readonly amount: Paise; readonly until: number };
