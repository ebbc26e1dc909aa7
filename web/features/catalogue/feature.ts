import { makeBrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import { RecentProducts } from "#core/catalogue/recent-products.port.ts";
import { recentProductsIn } from "#adapters/browser-storage/recent-products.ts";
import { keep } from "#adapters/composition/keep.ts";
import { bindUseCases, make } from "#adapters/composition/make.ts";
import { catalogueRoutes } from "./catalogue-routes.tsx";
import { ProductListMemory } from "./list/product-list-memory.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Products, brands and categories, in lists and one by one, and the first page that leads to them. */
export const catalogueFeature: Feature<"catalogue", "shipping"> = {
  stores(container) {
    make(container, RecentProducts, () => recentProductsIn(() => globalThis.localStorage), {});
    keep(container, ProductListMemory, {});
  },
  overHttp: (container) => bindUseCases(container, { makeBrowseCategory }),
  routes: catalogueRoutes,
};
