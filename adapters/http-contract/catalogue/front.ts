import * as z from "zod/mini";
import { SEASONS } from "#core/catalogue/front/season.ts";
import { ShowFrontPage } from "#core/catalogue/front/show-front-page.use-case.ts";
import { ShowShopEntrance } from "#core/catalogue/front/show-shop-entrance.use-case.ts";
import { endpoint, fields, nothing } from "#adapters/http-contract/endpoint.ts";
import { shippingSettings } from "#adapters/http-contract/shipping/delivery.ts";
import { collection } from "./collection.ts";
import { ratedProduct } from "./product.ts";

const goods = z.array(ratedProduct);
const counted = { title: z.string(), products: ["total_products", z.number()] } as const;
const concerns = z.array(fields({ ...counted, picture: z.nullable(ratedProduct) }));
const brands = z.array(fields(counted));

export const showFrontPage = endpoint(ShowFrontPage, {
  method: "GET",
  path: "/shop/front/getFrontPage",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: fields({
    categories: ["category_list", z.array(collection)],
    popular: ["popular_list", goods],
    savings: ["saving_list", goods],
    scene: ["scene_list", goods],
    shipping: ["shipping_charges", shippingSettings],
    concerns: ["health_concern_list", concerns],
    brands: ["brand_list", brands],
    story: ["story_list", goods],
    season: fields({ of: ["name", z.enum(SEASONS)], products: ["product_list", goods] }),
    gifts: ["gift_list", goods],
  }),
});

const department = fields({
  slug: z.string(),
  title: z.string(),
  products: ["total_products", z.number()],
  parts: ["sub_category_list", z.array(collection)],
});

export const showShopEntrance = endpoint(ShowShopEntrance, {
  method: "GET",
  path: "/shop/front/getShopEntrance",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: fields({
    departments: ["category_list", z.array(department)],
    concerns: ["health_concern_list", concerns],
    newest: ["newest_list", goods],
    brands: ["brand_list", brands],
  }),
});
