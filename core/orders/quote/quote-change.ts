import { figuresFor } from "../order/figures.ts";
import { figureDifferences } from "../order/order-check.ts";
import { titleOf } from "../../catalogue/product-title.ts";
import { quoteOf } from "./quote.ts";
import type { ProductTitle } from "../../catalogue/product-title.ts";
import type { OrderedLine, OrderedProduct } from "../order/ordered-product.ts";
import type { CheckoutFacts } from "../order/checkout-facts.ts";
import type { FigureDifference } from "../order/order-check.ts";
import type { Quote, QuoteRefusal } from "./quote.ts";

/** Why a quote can't be placed any more, as facts. They are shown with the new bill. */
export type QuoteChange =
  | { readonly kind: "expired"; readonly validUntil: number }
  | { readonly kind: "refused"; readonly refusal: QuoteRefusal }
  | (NamedProduct & { readonly kind: "line-gone" | "line-new" })
  | (NamedProduct & { readonly kind: "line"; readonly changes: readonly LineChange[] })
  | { readonly kind: "figures"; readonly differences: readonly FigureDifference[] };

type NamedProduct = ProductTitle & { readonly productId: string };

/** Amounts in paise, rates in per cent; a seller is given by the GSTIN. */
export type LineChange =
  | { readonly kind: "quantity" | "price" | "gst"; readonly from: number | null; readonly to: number | null }
  | { readonly kind: "seller" | "hsn"; readonly from: string; readonly to: string };

/**
 * What makes a quote stale at `today.at`; empty: it can be placed as it is. Facts that change no figure, no invoice and no way to pay do
 * not make it stale. Throws `BeyondLimits`. Source: specification/checkout.md, Placing.
 */
export function quoteChanges(quote: Pick<Quote, "snapshot" | "validUntil">, today: CheckoutFacts): readonly QuoteChange[] {
  const { facts, way, figures } = quote.snapshot;
  const again = quoteOf(today, way);
  const differences = figureDifferences(figures, figuresFor(today, way));
  return [
    ...(today.at > quote.validUntil ? [{ kind: "expired", validUntil: quote.validUntil } as const] : []),
    ...(again.kind === "refused" ? [again] : []),
    ...lineChanges(facts.cart.lines, today.cart.lines),
    ...(differences.length > 0 ? [{ kind: "figures", differences } as const] : []),
  ];
}

/** Several lines of one product are matched in their order. */
function lineChanges(before: readonly OrderedLine[], after: readonly OrderedLine[]): readonly QuoteChange[] {
  const [old, young] = [keyed(before), keyed(after)];
  const named = ({ product }: OrderedLine) => ({ productId: product.id, ...titleOf(product) });
  return [
    ...[...old].flatMap(([key, line]): QuoteChange[] => {
      const now = young.get(key);
      if (now === undefined) return [{ kind: "line-gone", ...named(line) }];
      const changes = changesOf(line, now);
      return changes.length === 0 ? [] : [{ kind: "line", ...named(now), changes }];
    }),
    ...[...young].flatMap(([key, line]): QuoteChange[] => (old.has(key) ? [] : [{ kind: "line-new", ...named(line) }])),
  ];
}

function keyed(lines: readonly OrderedLine[]): ReadonlyMap<string, OrderedLine> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const count = seen.get(line.product.id) ?? 0;
      seen.set(line.product.id, count + 1);
      return [`${count} ${line.product.id}`, line];
    }),
  );
}

function changesOf(before: OrderedLine, after: OrderedLine): readonly LineChange[] {
  const facts = ({ offer, gst, hsn, seller }: OrderedProduct) => ({ price: offer?.price ?? null, gst, seller: seller.gstin, hsn });
  const [then, now] = [facts(before.product), facts(after.product)];
  const changes: readonly LineChange[] = [
    { kind: "quantity", from: before.quantity, to: after.quantity },
    { kind: "price", from: then.price, to: now.price },
    { kind: "gst", from: then.gst, to: now.gst },
    { kind: "seller", from: then.seller, to: now.seller },
    { kind: "hsn", from: then.hsn, to: now.hsn },
  ];
  return changes.filter(({ from, to }) => from !== to);
}
