import type { BareRoutes } from "../server-cpu.ts";

/** For races of the shop with itself on other data: there is nothing to compare it with. */
export const routes: BareRoutes = () => {};
