import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Button } from "#web/parts/button.tsx";
import { CartStore } from "#web/stores/cart-store.ts";
import type { ReactNode } from "react";
import type { Step } from "#core/pricing/what-if.ts";

/** Takes the one step that gets there. Its product is in the cart. */
export const StepButton = observer(function StepButton({ step, children }: { readonly step: Step; readonly children: ReactNode }) {
  const cart = useStore(CartStore);
  const take = () => cart.setQuantity(step.product.id, cart.quantityOf(step.product.id) + step.pieces);
  return (
    <Button look="soft" onPress={take}>
      <Plus className="i s" aria-hidden="true" /> {children}
    </Button>
  );
});
