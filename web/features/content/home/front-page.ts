import { lateCode } from "#web/platform/late/late-code.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { HomeData } from "./home-data.ts";

/** What home shows, also where it stands behind something else. */
export const frontPage = (keeper: Dependencies) => async (): Promise<HomeData> => {
  const dataOf = await homeData();
  return dataOf({
    list: keeper.get(ListCategories),
    find: keeper.get(FindProducts),
    ship: keeper.get(ShowShippingSettings),
    listFilters: keeper.get(ListFilters),
    listBrands: keeper.get(ListBrands),
    now: keeper.get(Clock),
  });
};

const homeData = lateCode(() => import("./home-data.ts"), "homeData");
