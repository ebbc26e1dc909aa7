import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { cancelWords } from "#web/features/orders/cancel/cancel-words.ts";
import { returnWords } from "#web/features/orders/returns/return-words.ts";
import { refundWords } from "#web/features/orders/refunds/refund-words.ts";
import { RefundFigures } from "./refund-figures.tsx";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { RefundPreviewRefusal } from "#core/orders/returns/preview-refund.use-case.ts";
import type { RefundPreviewModel } from "./refund-preview-model.ts";

type RefundShownProps = { readonly question: RefundPreviewModel; readonly order: OrderView; readonly onAgain: () => void };

/** What would go back, as soon as it is known; nothing while nothing is chosen. */
export const RefundPreviewPanel = observer(function RefundShown({ question: { state }, order, onAgain }: RefundShownProps) {
  switch (state.kind) {
    case "nothing":
      return null;
    case "asking":
      return (
        <div role="status">
          <span className="visually-hidden">{refundWords.asking}</span>
          <span className="skeleton skeleton-line" />
        </div>
      );
    case "unavailable":
      return (
        <p className="small muted" role="status">
          {refundWords.unavailable}{" "}
          <Button look="text" onPress={onAgain}>
            {refundWords.tryAgain}
          </Button>
        </p>
      );
    case "refused":
      return (
        <p role="status" className="text-clay-ink">
          {said(state.refusal)}
        </p>
      );
    case "shown":
      return (
        <div role="status">
          <RefundFigures refund={state.refund} way={order.way} ordered={order.lines} state="to-come" />
        </div>
      );
  }
});

const said = (refusal: RefundPreviewRefusal): string =>
  refusal.kind === "past-cancelling" ? cancelWords.refused(refusal) : returnWords.refused(refusal);
