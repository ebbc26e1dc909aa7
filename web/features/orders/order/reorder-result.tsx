import { observer } from "mobx-react-lite";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { orderWords } from "./order-words.ts";
import type { ReorderModel } from "./reorder-model.ts";

/** What became of ordering again; silent until then. */
export const ReorderResult = observer(function ReorderNews({ model: { state } }: { readonly model: ReorderModel }) {
  return (
    <div role="status" className="reorder-result">
      {state.kind === "unavailable" ? <Notice kind="bad">{orderWords.reorderUnavailable}</Notice> : null}
      {state.kind === "done" ? (
        <Notice kind={state.reordered.every(({ kind }) => kind === "added") ? "good" : "note"}>
          <p>
            {orderWords.reordered(state.reordered)}{" "}
            <a className="link" href={shopAddress.cart}>
              {orderWords.toCart}
            </a>
          </p>
          {state.reordered.flatMap(orderWords.reorderedLines).map((said) => (
            <p key={said}>{said}</p>
          ))}
        </Notice>
      ) : null}
    </div>
  );
});
