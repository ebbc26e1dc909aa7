import { TrackList } from "#web/design/track-list/track-list.tsx";
import { pieces } from "#web/design/figures/amounts.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { returnWords } from "./return-words.ts";
import { orderStateWords } from "#web/features/orders/order/order-state-words.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { LineView } from "#core/orders/views/line-view.ts";
import type { ReturnView } from "#core/orders/views/return-view.ts";

/** A return that was asked for, and how far it is. */
export function ReturnPanel({ asked, lines }: { readonly asked: ReturnView; readonly lines: readonly LineView[] }) {
  const { number, reason, state, timeline, pictures } = asked;
  const title = returnWords.one(number);
  const steps = timeline.map(({ state: step, at }) => ({
    key: step,
    title: orderStateWords.giveBack[step],
    when: at === null ? null : momentAt(at),
    hasFailed: endOf(step) === "bad",
  }));
  return (
    <section className="panel stack" aria-label={title}>
      <div>
        <h2 className="heading-3">{title}</h2>
        <p className="small muted">
          {returnWords.reasons[reason.kind]}
          {pictures.length === 0 ? "" : `, ${returnWords.withPictures(pictures.length)}`}
        </p>
      </div>
      <ul>
        {asked.lines.map(({ place, pieces: count }) => {
          const line = lines[place];
          return line === undefined ? null : (
            <li key={place}>
              {shownTitle(line.product)}, {pieces(count)}
            </li>
          );
        })}
      </ul>
      <TrackList
        label={returnWords.stepsOf(number)}
        steps={steps}
        end={endOf(state)}
        toCome={orderWords.toCome}
        folded={orderWords.allSteps}
      />
    </section>
  );
}

function endOf(state: ReturnView["state"]): "open" | "good" | "bad" {
  if (state === "rejected" || state === "qc-failed") return "bad";
  return state === "qc-passed" || state === "closed" ? "good" : "open";
}
