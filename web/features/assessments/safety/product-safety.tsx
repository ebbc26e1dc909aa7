import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { safetyFactsOf } from "#core/catalogue/safety-facts.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { SafetyModel, safetyNeeds } from "./safety-model.ts";
import { SafetySection } from "./safety-section.tsx";
import { safetyWords as words } from "./safety-words.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ProductSafetyProps = { readonly customer: CustomerId; readonly product: ProductDetails };

/** What somebody should ask about before they use a product whose page this is: all that it needs of the product stands there already. */
export const ProductSafety = observer(function ProductSafety({ customer, product }: ProductSafetyProps) {
  const useCases = useNeeds(safetyNeeds);
  const [model] = useState(() => new SafetyModel(customer, { ...useCases, now: Date.now }, [safetyFactsOf(product)]));
  useEffect(() => void model.follow([product.id]), [model, product.id]);
  return <SafetySection model={model} says={words.ofProduct} />;
});
