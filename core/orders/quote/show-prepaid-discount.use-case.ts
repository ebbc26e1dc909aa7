import { token } from "../../shared/token.ts";
import type { PrepaidDiscount } from "../order/checkout-facts.ts";
import type { Terms } from "./terms.port.ts";

/** What paying online takes off just now; null: nothing. Source: specification/checkout.md, Prepaid discount. */
export type ShowPrepaidDiscount = () => Promise<PrepaidDiscount | null>;
export const ShowPrepaidDiscount = token<ShowPrepaidDiscount>("ShowPrepaidDiscount");

export const makeShowPrepaidDiscount =
  ({ terms }: { readonly terms: Terms }): ShowPrepaidDiscount =>
  async () =>
    (await terms.current()).prepaid;
