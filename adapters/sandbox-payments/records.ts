import type { Paise } from "#core/shared/money.ts";

/** What the sandbox keeps, as a provider does apart from the shop. Ids are guessed by nobody. Times in milliseconds since 1970. */
export type SandboxRecords = {
  /** The first order of a payable stays, and is answered. */
  open(order: SandboxOrder): Promise<SandboxOrder>;
  order(id: string): Promise<SandboxOrder | null>;
  payment(id: string): Promise<SandboxPayment | null>;
  /** The oldest first. */
  paymentsOf(order: string): Promise<readonly SandboxPayment[]>;
  /**
   * Adds payments unless the order has one that was captured; the shop will be told of what they have come to, and those that are late are
   * captured then.
   */
  add(order: string, payments: readonly SandboxPayment[], lateUntil: number): Promise<void>;
  /** Captures a payment that is late, and has the shop told. */
  capture(payment: string): Promise<void>;
  /** The first refund of a key stays, and is answered; null: more than is left of the payment. The shop will be told of it. */
  refund(refund: SandboxRefund): Promise<SandboxRefund | null>;
  refundWith(key: string): Promise<SandboxRefund | null>;
};

export type SandboxOrder = { readonly id: string; readonly payable: string; readonly amount: Paise; readonly openedAt: number };

export type SandboxPayment = {
  readonly id: string;
  readonly order: string;
  readonly amount: Paise;
  readonly state: "late" | "captured" | "failed";
  readonly at: number;
};

export type SandboxRefund = { readonly key: string; readonly payment: string; readonly amount: Paise; readonly at: number };
