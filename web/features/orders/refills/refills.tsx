import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { ONE_ROW } from "#core/catalogue/front/one-row.ts";
import { ProductSection } from "#web/features/catalogue/cards/product-section.tsx";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { refillsPhrases } from "#web/features/orders/wording/refills.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { RefillsModel, refillsNeeds } from "./refills-model.ts";
import "./refills.css";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What somebody bought before, to be had again; nothing for whoever bought nothing yet. */
export const Refills = observer(function Refills({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(refillsNeeds);
  const refresh = useDependency(RefreshProducts);
  const [model] = useState(() => new RefillsModel(customer, useCases, refresh));
  useEffect(() => void model.ask(), [model]);
  return (
    <div className="refills">
      <ProductSection heading={refillsPhrases.heading} products={model.products.slice(0, ONE_ROW)} rows="one" all={orderAddress.all} />
    </div>
  );
});
