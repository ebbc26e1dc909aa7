import { useCase } from "../../shared/token.ts";
import { ONE_ROW } from "./one-row.ts";
import { frontGoods, pictured } from "./front-goods.ts";
import { showable } from "./showable.ts";
import { maker } from "../../shared/use-case.ts";
import { Catalogue } from "../catalogue.port.ts";
import type { Collection } from "../collection.ts";
import type { ShopEntrance } from "./front-page.ts";

/**
 * Each department with the largest of its parts, what is new, concerns and brands, in one answer. Source: specification/catalogue.md, Home.
 */
export type ShowShopEntrance = () => Promise<ShopEntrance>;
export const ShowShopEntrance = useCase<ShowShopEntrance>("catalogue", "ShowShopEntrance");

const MOST_PARTS = 4;
const MOST_CONCERNS = 12;

export const makeShowShopEntrance = maker(ShowShopEntrance, { catalogue: Catalogue }, ({ catalogue }) => {
  const { productsOf, concerns, brands } = frontGoods(catalogue);
  const partsOf = async (category: string): Promise<readonly Collection[]> => {
    const parts = (await catalogue.collectionsBeside({ kind: "category", name: category }, "sub-category")) ?? [];
    return parts.toSorted((one, other) => other.products - one.products).slice(0, MOST_PARTS);
  };
  return async () => {
    const [categories, arrived, largest, ofBrands] = await Promise.all([
      catalogue.categories(),
      productsOf({ on: null, order: "newest" }),
      concerns(MOST_CONCERNS),
      brands(),
    ]);
    const departments = await Promise.all(categories.map(async (category) => ({ ...category, parts: await partsOf(category.slug) })));
    return {
      departments,
      concerns: pictured(largest, []),
      newest: showable(arrived).slice(0, ONE_ROW),
      brands: ofBrands,
    };
  };
});
