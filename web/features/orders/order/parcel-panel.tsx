import { TrackList } from "#web/design/track-list/track-list.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { orderWords } from "./order-words.ts";
import { orderStateWords } from "./order-state-words.ts";
import { OrderLine } from "./order-line.tsx";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { ParcelState } from "#core/orders/order/parcel-state.ts";

type ParcelPanelProps = {
  readonly order: OrderView;
  readonly place: number;
  readonly isPlaced: boolean;
  readonly onCancel: (line: number) => void;
};

/** A seller's part: what is in it, and how far it is. */
export function ParcelPanel({ order, place, isPlaced, onCancel }: ParcelPanelProps) {
  const parcel = order.parcels[place];
  if (parcel === undefined) return null;
  const { seller, places, state, timeline, expected, dueAtDoor } = parcel;
  const title = orderWords.parcel(place, order.parcels.length);
  const steps = timeline.map(({ state: step, at }) => ({
    key: step,
    title: orderStateWords.parcel[step],
    when: at === null ? null : momentAt(at),
    hasFailed: endOf(step) === "bad",
    ...(step === "delivered" && at === null && expected !== null ? { note: orderWords.expected(expected.earliest, expected.latest) } : {}),
  }));
  return (
    <section className="panel stack" aria-label={title}>
      <div>
        <h2 className="heading-3">{title}</h2>
        <p className="small muted">{orderWords.seller(seller)}</p>
      </div>
      <div className="parcel-body">
        <ul className="order-lines">
          {places.map((line) => {
            const seen = order.lines[line];
            return seen === undefined ? null : <OrderLine key={line} order={order.id} line={seen} onCancel={() => onCancel(line)} />;
          })}
        </ul>
        {isPlaced ? (
          <TrackList
            label={orderWords.steps({ parcel: title })}
            steps={steps}
            end={endOf(state)}
            toCome={orderWords.toCome}
            folded={orderWords.allSteps}
          />
        ) : null}
      </div>
      {dueAtDoor > 0 && state !== "delivered" && isPlaced ? <p className="small">{orderWords.dueAtDoor(dueAtDoor)}</p> : null}
    </section>
  );
}

function endOf(state: ParcelState): "open" | "good" | "bad" {
  switch (state) {
    case "delivered":
      return "good";
    case "cancelled":
    case "lost":
    case "rto-received":
    case "rto-initiated":
      return "bad";
    case "placed":
    case "confirmed":
    case "packed":
    case "shipped":
    case "out-for-delivery":
      return "open";
  }
}
