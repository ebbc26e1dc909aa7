import * as z from "zod/mini";
import { titleFields } from "#adapters/http-contract/catalogue/title-in-hindi.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { indianState } from "#adapters/http-contract/account/profile.ts";
import { cashRefusal, lineToSettle, myQuote } from "./quote.ts";
import { instant, pincode } from "#adapters/http-contract/scalars.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { LineChange, QuoteChange } from "#core/orders/quote/quote-change.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";
import type { QuotingRefusal } from "#core/orders/quote/quote-my-order.use-case.ts";
import type { QuoteRefusal } from "#core/orders/quote/quote.ts";
import type { Result } from "#core/shared/result.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const ofCart = [
  fields({ kind: z.literal("empty-cart") }),
  fields({ kind: z.literal("lines-to-settle"), lines: ["line_list", z.array(lineToSettle)] }),
  fields({ kind: z.literal("undeliverable"), pincode }),
  fields({ kind: z.literal("pincode-elsewhere"), pincode, state: indianState }),
  fields({ kind: z.literal("cash-not-offered"), reasons: z.array(cashRefusal) }),
] as const;

const quoteRefusal: Shape<QuoteRefusal> = z.union(ofCart);
const quotingRefusal: Shape<QuotingRefusal> = z.union([...ofCart, fields({ kind: z.enum(["unknown-address", "beyond-limits"]) })]);

/** Amounts are paise here, as they stand beside rates and quantities. */
const lineChange: Shape<LineChange> = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["quantity", "price", "gst"]), from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  z.object({ kind: z.enum(["seller", "hsn"]), from: z.string(), to: z.string() }),
]);

const figure = z.nullable(z.union([z.number(), z.string()]));
const about = { productId: ["product_id", z.string()], ...titleFields } as const;

export const quoteChange: Shape<QuoteChange> = z.union([
  fields({ kind: z.literal("expired"), validUntil: ["valid_until", instant] }),
  fields({ kind: z.literal("refused"), refusal: quoteRefusal }),
  fields({ kind: z.enum(["line-gone", "line-new"]), ...about }),
  fields({ kind: z.literal("line"), ...about, changes: z.array(lineChange) }),
  fields({ kind: z.literal("figures"), differences: z.array(z.object({ figure: z.string(), told: figure, again: figure })) }),
]);

/** The quote that takes a stale one's place, or why there is none. */
export const freshQuote: Shape<Result<MyQuote, QuotingRefusal>> = wire(
  z.object({ quote: z.nullable(myQuote), problem: z.nullable(quotingRefusal) }),
  ({ quote, problem }) => (quote !== null ? ok(quote) : refused(problem ?? { kind: "beyond-limits" })),
  (fresh) => (fresh.kind === "ok" ? { quote: fresh.value, problem: null } : { quote: null, problem: fresh.refusal }),
);
