import Clock3 from "lucide-react/icons/clock-3";
import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { checkoutWords } from "./checkout-words.ts";
import type { CheckoutModel } from "./checkout-model.ts";

/** How long prices and pieces are held; seconds are counted only once few are left. */
export const HoldNotice = observer(function HeldNote({ model }: { readonly model: CheckoutModel }) {
  const { quote, state, hold } = model;
  if (quote === null || state.kind !== "quoted") return null;
  return (
    <div className="hold-notice">
      <Clock3 className="icon icon-small mt-0.5" aria-hidden="true" />
      {hold.isOver ? (
        <p>
          {checkoutWords.heldNoMore}{" "}
          <Button look="text" onPress={() => void model.ask()}>
            {checkoutWords.holdAgain}
          </Button>
        </p>
      ) : (
        <p>{hold.left === null ? checkoutWords.heldUntil(quote.validUntil) : checkoutWords.heldFor(hold.left)}</p>
      )}
    </div>
  );
});
