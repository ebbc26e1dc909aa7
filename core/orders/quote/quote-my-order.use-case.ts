import { payableId } from "../../ledger/entry.ts";
import { BeyondLimits } from "../../shared/beyond-limits.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { myQuote } from "./my-quote.ts";
import { newOrder } from "../order/order.ts";
import { quoteOf } from "./quote.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { QuoteSeals } from "./quote-seals.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { AddressId } from "../../account/address.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { PaymentWay } from "../order/checkout-bill.ts";
import type { CheckoutFacts } from "../order/checkout-facts.ts";
import type { MyQuote } from "./my-quote.ts";
import type { Quote, QuoteRefusal } from "./quote.ts";

/** Where the goods go, and how they are paid. */
export type QuoteRequest = { readonly address: AddressId; readonly way: PaymentWay };

/** Another customer's address is refused like one that does not exist. */
export type QuotingRefusal = QuoteRefusal | { readonly kind: "unknown-address" | "beyond-limits" };

/**
 * What a customer's cart costs, delivered and paid that way, with a signature. The price, the goods and the coupon are held for a while.
 * The customer's former quote ends. Source: specification/checkout.md, Quote.
 */
export type QuoteMyOrder = (customer: CustomerId, wanted: QuoteRequest) => Promise<Result<MyQuote, QuotingRefusal>>;
export const QuoteMyOrder = useCase<QuoteMyOrder>("orders", "QuoteMyOrder");

export const makeQuoteMyOrder = maker(
  QuoteMyOrder,
  { orders: Orders, seals: QuoteSeals, newId: NewId, now: Clock },
  ({ orders, seals, newId, now }) =>
    (customer, { address, way }) => {
      const id = payableId(newId());
      return orders.quote<Result<MyQuote, QuotingRefusal>>(customer, {
        address,
        at: now(),
        decide(facts) {
          const quote = quotedOn(facts, way);
          if (quote.kind === "refused") return { keep: null, answer: quote };
          const { snapshot, validUntil } = quote.value;
          return {
            keep: { order: newOrder({ id, customer, snapshot }), until: validUntil },
            answer: ok(myQuote(id, quote.value, seals)),
          };
        },
      });
    },
);

function quotedOn(facts: CheckoutFacts | null, way: PaymentWay): Result<Quote, QuotingRefusal> {
  if (facts === null) return refused({ kind: "unknown-address" });
  try {
    return quoteOf(facts, way);
  } catch (error) {
    if (error instanceof BeyondLimits) return refused({ kind: "beyond-limits" });
    throw error;
  }
}
