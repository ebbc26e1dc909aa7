import type { billFor, priceCart } from "#core/pricing/price-cart.ts";
import type { whatChanged } from "#core/pricing/what-changed.ts";
import type { whatIf } from "#core/pricing/what-if.ts";

/** What laws are about. A law takes core's own unless another is given. */
export type PriceCart = typeof priceCart;
export type BillFor = typeof billFor;
export type WhatIfOf = typeof whatIf;
export type WhatChanged = typeof whatChanged;
