import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Terms } from "./terms.port.ts";
import type { PrepaidDiscount } from "../order/checkout-facts.ts";

/** What paying online takes off just now; null: nothing. Source: specification/checkout.md, Prepaid discount. */
export type ShowPrepaidDiscount = () => Promise<PrepaidDiscount | null>;
export const ShowPrepaidDiscount = useCase<ShowPrepaidDiscount>("orders", "ShowPrepaidDiscount");

export const makeShowPrepaidDiscount = maker(
  ShowPrepaidDiscount,
  { terms: Terms },
  ({ terms }) =>
    async () =>
      (await terms.current()).prepaid,
);
