import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { billWords } from "#web/features/cart/bill/bill-words.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";

/** How many pieces the cart holds and what they weigh; why they weigh that stands with the shipping. */
export const PiecesAndWeight = observer(function CartMeasure() {
  const pieces = useStore(CartStore).lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const state = useStore(BillLoader).bill?.state;
  const priced = state?.kind === "priced" ? state : null;
  return (
    <span className="muted">
      {cartWords.measure(pieces, priced?.bill.weight ?? null)}
      {priced === null ? null : <span className="only-print">{billWords.pricedOn(priced.request.at)}</span>}
    </span>
  );
});
