import type { ShippingSettings } from "../../shipping/shipping-settings.ts";
import type { Category } from "../category.ts";
import type { Collection } from "../collection.ts";
import type { RatedProduct } from "../product.ts";
import type { Season } from "./season.ts";

/** What the first page of the shop shows. */
export type FrontPage = {
  readonly categories: readonly Category[];
  readonly popular: readonly RatedProduct[];
  readonly savings: readonly RatedProduct[];
  /** What stands in the opening picture: one of a form. */
  readonly scene: readonly RatedProduct[];
  readonly shipping: ShippingSettings;
  /** Those with most products. */
  readonly concerns: readonly FrontConcern[];
  readonly brands: readonly TitleWithCount[];
  /** What the bands show that have something to say; fewer than two products: the band is left out. */
  readonly story: readonly RatedProduct[];
  readonly season: { readonly of: Season; readonly products: readonly RatedProduct[] };
  readonly gifts: readonly RatedProduct[];
};

/** What the entrance to the departments shows; `parts` are the largest of a department. */
export type ShopEntrance = {
  readonly departments: readonly (Category & { readonly parts: readonly Collection[] })[];
  readonly concerns: readonly FrontConcern[];
  readonly newest: readonly RatedProduct[];
  readonly brands: readonly TitleWithCount[];
};

export type TitleWithCount = { readonly title: string; readonly products: number };

/** `picture` null: none of its products can be shown. */
export type FrontConcern = TitleWithCount & { readonly picture: RatedProduct | null };
