import { ShowMenu } from "#core/content/show-menu.use-case.ts";
import { AskedOnce } from "./asked-once.ts";
import type { BrandLetter } from "#core/catalogue/brand.ts";
import type { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { Whole } from "#web/frame/whole.ts";

/** The large menus of this window: what the shop's bar and a phone's tabs hold. */
export class MenuStore {
  readonly shop: AskedOnce<readonly MenuItem[]>;
  readonly tabs: AskedOnce<readonly MenuItem[]>;
  readonly brands: AskedOnce<readonly BrandLetter[]>;

  constructor(whole: Whole, listBrands: ListBrands) {
    this.shop = new AskedOnce(async () => (await whole()).get(ShowMenu)("shop"));
    this.tabs = new AskedOnce(async () => (await whole()).get(ShowMenu)("tabs"));
    this.brands = new AskedOnce(() => listBrands(""));
  }
}
