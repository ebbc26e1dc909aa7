import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { CartStore } from "#web/stores/cart-store.ts";
import { cartWords } from "#web/wording/cart.ts";
import { CartLineItem } from "./cart-line-item.tsx";
import { RemovedLine } from "./removed-line.tsx";

export const CartLines = observer(function CartLines({ place }: { readonly place: "page" | "drawer" }) {
  const { lines } = useStore(CartStore);
  return (
    <>
      <RemovedLine place={place} />
      <ul className="lines noprint" aria-label={cartWords.lines}>
        {lines.map((line) => <CartLineItem key={line.product.id} line={line} place={place} />)}
      </ul>
    </>
  );
});
