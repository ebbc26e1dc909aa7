import { LoadedOnce } from "#web/platform/requests/loaded-once.ts";
import type { BrandLetter } from "#core/catalogue/brand.ts";
import type { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { ShowMenu } from "#core/content/show-menu.use-case.ts";

/** The large menus of this window: what the shop's bar and a phone's tabs hold. */
export class MenuStore {
  readonly shop: LoadedOnce<readonly MenuItem[]>;
  readonly tabs: LoadedOnce<readonly MenuItem[]>;
  readonly brands: LoadedOnce<readonly BrandLetter[]>;

  constructor(showMenu: ShowMenu, listBrands: ListBrands) {
    this.shop = new LoadedOnce(() => showMenu("shop"));
    this.tabs = new LoadedOnce(() => showMenu("tabs"));
    this.brands = new LoadedOnce(() => listBrands(""));
  }
}
