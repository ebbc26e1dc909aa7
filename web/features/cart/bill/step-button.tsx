import Plus from "lucide-react/icons/plus";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { BillLoader } from "./bill-loader.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { ReactNode } from "react";
import type { Step } from "#core/pricing/what-if.ts";

/** Takes the one step that gets there: more pieces of a line, or a product that is new in the cart. */
export const StepButton = observer(function StepButton({ step, children }: { readonly step: Step; readonly children: ReactNode }) {
  const cart = useStore(CartStore);
  const desk = useStore(BillLoader);
  const take = () => {
    const product = [...cart.lines.map((line) => line.product), ...(desk.bill?.candidates ?? [])].find(({ id }) => id === step.product.id);
    if (product !== undefined && desk.bill?.takeStep(step)) cart.addPieces(product, step.pieces);
  };
  return (
    <Button look="soft" onPress={take}>
      <Plus className="icon icon-small" aria-hidden="true" /> {children}
    </Button>
  );
});
