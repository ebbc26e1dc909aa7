import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { SafetyModel, safetyNeeds } from "./safety-model.ts";
import { SafetySection } from "./safety-section.tsx";
import { safetyWords as words } from "./safety-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What somebody should ask about before they use what is in their cart; nothing where they have not turned that on. */
export const CartSafety = observer(function CartSafety({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(safetyNeeds);
  const { lines } = useStore(CartStore);
  const [model] = useState(() => new SafetyModel(customer, { ...useCases, now: Date.now }));
  const products = lines.map(({ product }) => product.id).join();
  useEffect(() => void model.follow(products === "" ? [] : products.split(",")), [model, products]);
  return <SafetySection model={model} says={words.ofCart} />;
});
