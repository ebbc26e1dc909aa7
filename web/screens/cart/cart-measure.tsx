import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { BillDesk } from "#web/stores/bill-desk.ts";
import { CartStore } from "#web/stores/cart-store.ts";
import { cartWords } from "#web/wording/cart.ts";

/** How many pieces the cart holds and what they weigh; why they weigh that stands with the shipping. */
export const CartMeasure = observer(function CartMeasure() {
  const pieces = useStore(CartStore).lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const state = useStore(BillDesk).bill?.state;
  return <span className="mute">{cartWords.measure(pieces, state?.kind === "priced" ? state.bill.weight : null)}</span>;
});
