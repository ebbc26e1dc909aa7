import { exhibit } from "#web/gallery/exhibit.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const checkoutExhibits: readonly Exhibit[] = [
  exhibit(CheckoutSkeleton, () => ({ "checkout on its way": {} }), { room: "all" }),
  exhibit(CheckoutSteps, () => ({ checkout: { at: "checkout" }, done: { at: "done" } }), { room: "all" }),
];
