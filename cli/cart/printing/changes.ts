import { paise } from "#core/shared/money.ts";
import { causeWords, changesWords } from "#cli/cart/wording/changes.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { amountText } from "#cli/printing/amount-text.ts";
import { edges } from "#cli/printing/columns.ts";
import type { Changes } from "#core/pricing/what-changed.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Paint } from "#cli/printing/paint.ts";

/** `before` and `after` are totals; the causes' differences sum to `difference`. */
export function changesJson({ before, after, causes }: Changes): string {
  const answer = {
    before: amountText(before),
    after: amountText(after),
    difference: amountText(paise(after - before)),
    causes: causes.map(({ cause, difference }) => ({ cause: cause.replaceAll("-", "_"), difference: amountText(difference) })),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

export function changesText({ before, after, causes }: Changes, paint: Paint): string {
  return [
    edges(changesWords.before, rupeesAndPaise(before)),
    ...(causes.length === 0 ? [changesWords.nothing] : causes.map(({ cause, difference }) => edges(causeWords[cause], signed(difference)))),
    paint.strong(edges(changesWords.after, rupeesAndPaise(after))),
    "",
  ].join("\n");
}

const signed = (difference: Paise): string => `${difference > 0 ? "+" : ""}${rupeesAndPaise(difference)}`;
