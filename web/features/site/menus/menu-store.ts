import { UNNARROWED } from "#core/catalogue/collection.ts";
import { showable } from "#core/catalogue/front/showable.ts";
import { reachableItems } from "./reachable-items.ts";
import { LoadedOnce } from "#web/platform/requests/loaded-once.ts";
import type { BrandLetter } from "#core/catalogue/brand.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { ShowMenu } from "#core/content/show-menu.use-case.ts";
import type { SitePages } from "#web/platform/page/site-pages.ts";

type Needs = {
  readonly showMenu: ShowMenu;
  readonly listBrands: ListBrands;
  readonly find: FindProducts;
  readonly sitePages: SitePages;
};

/** The large menus of this window: what the shop's bar and a phone's tabs hold. */
export class MenuStore {
  readonly shop: LoadedOnce<readonly MenuItem[]>;
  readonly tabs: LoadedOnce<readonly MenuItem[]>;
  readonly brands: LoadedOnce<readonly BrandLetter[]>;
  readonly #offers = new Map<string | null, LoadedOnce<readonly RatedProduct[]>>();
  readonly #find: FindProducts;

  constructor({ showMenu, listBrands, find, sitePages }: Needs) {
    this.shop = new LoadedOnce(() => showMenu("shop"));
    this.tabs = new LoadedOnce(async () => {
      const [menu, hasPage] = await Promise.all([showMenu("tabs"), sitePages?.() ?? null]);
      return hasPage === null ? menu : reachableItems(menu, hasPage).filter(({ items }) => items.length > 0);
    });
    this.brands = new LoadedOnce(() => listBrands(""));
    this.#find = find;
  }

  /** What saves most within a category, or in the whole shop (null), of what buyers think well of. */
  offersOf(category: string | null): LoadedOnce<readonly RatedProduct[]> {
    const known = this.#offers.get(category);
    if (known !== undefined) return known;
    const on = category === null ? null : ({ kind: "category", name: category } as const);
    const offers = new LoadedOnce(async () => {
      const found = await this.#find({ on, narrowing: UNNARROWED, order: "saving", after: null });
      return found.kind === "refused" ? [] : showable(found.value.products);
    });
    this.#offers.set(category, offers);
    return offers;
  }
}
