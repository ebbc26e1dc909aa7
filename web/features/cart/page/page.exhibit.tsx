import { exhibit } from "#web/gallery/exhibit.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const pageExhibits: readonly Exhibit[] = [exhibit(CartSkeleton, () => ({ "a cart on its way": {} }), { room: "all" })];
