import { cartRoutes } from "./cart.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { orderRoutes } from "./orders.ts";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";

/** What a good engineer would write by hand for these calls alone, with tables for them. */
export const routes: BareRoutes = (app, pool) => {
  catalogueRoutes(app, pool);
  cartRoutes(app, pool);
  orderRoutes(app, pool);
};
