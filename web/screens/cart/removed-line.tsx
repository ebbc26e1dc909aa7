import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Button } from "#web/parts/button.tsx";
import { CartStore } from "#web/stores/cart-store.ts";
import { cartWords } from "#web/wording/cart.ts";

/** The way back of a line just removed, where no toast can be reached: on a phone and in the drawer. */
export const RemovedLine = observer(function RemovedLine({ place }: { readonly place: "page" | "drawer" }) {
  const { removed, putBack } = useStore(CartStore);
  return (
    <div className={place === "page" ? "removed noprint only-phone" : "removed noprint"} role="status">
      {removed === null ? null : (
        <>
          <span>{cartWords.wasRemoved(removed.line.product.title)}</span>
          <Button look="text" onPress={() => putBack(removed)}>
            {cartWords.undo}
          </Button>
        </>
      )}
    </div>
  );
});
