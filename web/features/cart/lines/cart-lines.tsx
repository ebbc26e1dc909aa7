import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { CartLineItem } from "./cart-line-item.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";

export const CartLines = observer(function CartLines({ place }: { readonly place: "page" | "drawer" }) {
  const { lines, removed } = useStore(CartStore);
  const list = useFocusAfterPress<HTMLUListElement>(removed);
  return (
    <>
      <RemovedLine />
      <ul ref={list} tabIndex={-1} className="cart-lines no-print" aria-label={cartWords.lines}>
        {lines.map((line) => (
          <CartLineItem key={line.product.id} line={line} place={place} />
        ))}
      </ul>
    </>
  );
});
