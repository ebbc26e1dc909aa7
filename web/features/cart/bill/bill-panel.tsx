import { observer } from "mobx-react-lite";
import { billWords } from "./bill-words.ts";
import { BillFigures } from "./bill-figures.tsx";
import { CheckoutButton } from "#web/features/cart/page/checkout-button.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { MrpSaving } from "./mrp-saving.tsx";

export const BillPanel = observer(function BillPanel() {
  return (
    <section className="panel is-raised stack bill-panel" id="bill" aria-labelledby="bill-title">
      <h2 className="heading-3" id="bill-title">
        {billWords.heading}
      </h2>
      <BillFigures />
      <MrpSaving />
      <div className="only-wide no-print">
        <CheckoutButton />
      </div>
      <FreeDelivery />
    </section>
  );
});
