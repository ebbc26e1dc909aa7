import { observer } from "mobx-react-lite";
import { removalReasonOf } from "#core/cart/removal-reason.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { productWords } from "#web/design/product-words.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

type Move = { readonly product: ListedProduct; readonly label: string; readonly text: string; readonly onMove: () => void };

/** Puts a product from elsewhere into the cart; one that can't be bought just now stays where it is. */
export const MoveToCart = observer(function MoveToCart({ product, label, text, onMove }: Move) {
  const cart = useStore(CartStore);
  if (removalReasonOf(product) !== null)
    return (
      <Button look="quiet" size="wide" state="off" onPress={() => {}}>
        {productWords.outOfStock}
      </Button>
    );
  const move = () => {
    cart.add(product);
    onMove();
  };
  return (
    <Button look="quiet" size="wide" label={label} onPress={move}>
      {text}
    </Button>
  );
});
