import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { orNotFound } from "#web/platform/page/or-not-found.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

export const reviewRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  screen({
    path: "/shop/product/:slug/review",
    guards: FOR_CUSTOMERS,
    load: async ({ params: { slug = "" } }) => {
      const answer = await dependencies.get(ShowProduct)(slug);
      return orNotFound(answer.kind === "ok" ? answer.value : null);
    },
    file: "review-screen",
    code: () => import("./review-screen.tsx"),
  }),
];
