import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { ShowMenu } from "#core/content/show-menu.use-case.ts";
import { keep } from "#adapters/composition/keep.ts";
import { SitePages } from "#web/platform/page/site-pages.ts";
import { MenuStore } from "./menus/menu-store.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const siteLate: LateFeature = {
  stores: (container) =>
    keep(container, MenuStore, {
      showMenu: ShowMenu,
      listBrands: ListBrands,
      find: FindProducts,
      sitePages: SitePages,
    }),
};
