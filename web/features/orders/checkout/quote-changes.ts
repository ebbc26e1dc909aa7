import { quoteChanges } from "#core/orders/quote/quote-change.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";
import type { QuoteChange } from "#core/orders/quote/quote-change.ts";

/**
 * What a new quote changes of the one that was shown, told line by line: nothing where it merely holds for longer, goes elsewhere or is
 * paid otherwise.
 */
export function changesBetween(before: MyQuote | null, after: MyQuote): readonly QuoteChange[] {
  if (before === null) return [];
  const { facts } = after.snapshot;
  return quoteChanges({ snapshot: before.snapshot, validUntil: facts.at }, facts).filter(({ kind }) => kind !== "refused");
}
