import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { MenuStore } from "./menus/menu-store.ts";
import { ToastStore } from "./toasts/toast-store.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** The frame of every page: header, menus, footer, toasts, errors. */
export const siteFeature: Feature<"site", "cart" | "newsletter" | "notifications" | "search" | "shipping" | "sign-in" | "wishlist"> = {
  stores(container) {
    make(container, ToastStore, () => new ToastStore(), {});
    make(container, MenuStore, ({ whole, listBrands }) => new MenuStore(whole, listBrands), { whole: Whole, listBrands: ListBrands });
  },
};
