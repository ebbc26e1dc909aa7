import type { TaxDocument } from "#core/invoices/tax-document.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";
import type { Orders, KeptOrder } from "#core/orders/order/orders.port.ts";
import type { StaffStep, StepAsStaff } from "#core/orders/order/step-as-staff.use-case.ts";
import type { ShowOrderToStaff } from "#core/orders/order/show-order-to-staff.use-case.ts";
import type { ReturnByHand } from "#core/orders/money/return-by-hand.use-case.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";

/** Indian days, both of them counted. */
export type DayRange = { readonly from: Day; readonly to: Day };

/** A step; who takes it is known. */
export type NamedStep = Omit<StaffStep, "staff" | "reference">;

/** What staff can do with orders. */
export type StaffOrders = {
  readonly orders: Pick<Orders, "withId" | "withNumber" | "all">;
  readonly show: (order: Parameters<ShowOrderToStaff>[1]) => ReturnType<ShowOrderToStaff>;
  readonly step: (step: NamedStep) => ReturnType<StepAsStaff>;
  readonly returnByHand: (stored: KeptOrder, payment: string) => ReturnType<ReturnByHand>;
  /** The oldest first. */
  readonly openReturns: (limit: number) => Promise<readonly KeptOrder[]>;
  /** An order's facts as they are now. */
  readonly todaysFacts: (facts: CheckoutFacts) => Promise<CheckoutFacts>;
  readonly documents: (days: DayRange) => AsyncIterable<TaxDocument>;
  readonly ledger: (days: DayRange) => Promise<{ readonly sold: Paise; readonly refunded: Paise }>;
};
