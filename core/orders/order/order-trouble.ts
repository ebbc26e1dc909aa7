import type { OrderFault } from "./order-fault.ts";

/** Something that can't be right among the orders that this program has stored. An order is given by its number. */
export type OrderTrouble =
  | { readonly kind: "order"; readonly order: string; readonly fault: OrderFault }
  | { readonly kind: "row-differs"; readonly order: string; readonly column: string }
  | { readonly kind: "documents-differ"; readonly order: string; readonly wanted: number; readonly issued: number }
  | { readonly kind: "coupon-not-counted" | "coupon-counted-for-nothing"; readonly order: string; readonly coupon: string }
  | { readonly kind: "holds-what-is-sold" | "number-without-order"; readonly order: string }
  | {
      readonly kind: "documents-with-gaps";
      readonly counter: string;
      readonly counted: number;
      readonly issued: number;
      readonly last: number;
    }
  | { readonly kind: "entry-of-no-order"; readonly key: string }
  /** The ids of what it was reported of: orders, appointments, bookings of tests or plans. */
  | { readonly kind: "payment-used-twice"; readonly provider: string; readonly payment: string; readonly payables: readonly string[] };
