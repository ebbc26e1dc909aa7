import { TrackList } from "#web/design/track-list/track-list.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { cancelWords } from "#web/features/orders/cancel/cancel-words.ts";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { orderStateWords } from "#web/features/orders/order/order-state-words.ts";
import { refundWords } from "#web/features/orders/refunds/refund-words.ts";
import { RefundFigures } from "./refund-figures.tsx";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { RefundView } from "#core/orders/views/refund-view.ts";

/**
 * A refund: what for, how much and why, and how far the money is. Of what nobody had paid nothing goes back; it lowers what is still to be
 * paid at the door.
 */
export function RefundPanel({ refund, order }: { readonly refund: RefundView; readonly order: OrderView }) {
  const { number, cause, timeline, state, payout } = refund;
  const title = payout === 0 ? refundWords.noRefund : refundWords.one(number);
  const steps = timeline.map(({ state: step, at }) => ({
    key: step,
    title: orderStateWords.refund[step],
    when: at === null ? null : momentAt(at),
  }));
  return (
    <section className="panel stack" aria-label={title}>
      <div>
        <h2 className="heading-3">{title}</h2>
        <p className="small muted">{refundWords.cause(cause, cancelWords.reasonAsKept)}</p>
      </div>
      {payout === 0 && !isStillToPay(order) ? (
        <p>{refundWords.nothing}</p>
      ) : (
        <RefundFigures refund={refund} way={order.way} ordered={order.lines} state={state === "processed" ? "done" : "to-come"} />
      )}
      {payout === 0 ? null : (
        <TrackList
          label={title}
          steps={steps}
          end={state === "processed" ? "good" : "open"}
          toCome={orderWords.toCome}
          folded={orderWords.allSteps}
        />
      )}
    </section>
  );
}

const isStillToPay = ({ payment }: OrderView): boolean => payment.kind === "at-door" && payment.due > 0;
