import { ExplainedFigure } from "#web/design/bill/explained-figure.tsx";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { refundWords } from "#web/features/orders/refunds/refund-words.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { LineView } from "#core/orders/views/line-view.ts";
import type { RefundPreview } from "#core/orders/returns/preview-refund.use-case.ts";

type RefundFiguresProps = {
  readonly refund: Pick<RefundPreview, "lines" | "total" | "payout">;
  readonly way: PaymentWay;
  /** The lines of the order, by their place. */
  readonly ordered: readonly Pick<LineView, "product">[];
  /** Whether the money is there already. */
  readonly state: "to-come" | "done";
};

/** What goes back, opening to how it is worked out. */
export function RefundFigures({ refund: { lines, total, payout }, way, ordered, state }: RefundFiguresProps) {
  const isPaid = payout > 0;
  const titleAt = (place: number) => {
    const line = ordered[place];
    return line === undefined ? "" : shownTitle(line.product);
  };
  return (
    <div className="stack gap-2">
      <div className="bill">
        <ExplainedFigure label={isPaid ? refundWords.back : refundWords.less} figure={rupeesAndPaise(isPaid ? payout : total)}>
          <Explanation {...refundWords.explained(lines, titleAt)} />
        </ExplainedFigure>
      </div>
      {state === "done" ? null : <p className="small muted">{isPaid ? refundWords.where(way) : refundWords.nothing}</p>}
    </div>
  );
}
