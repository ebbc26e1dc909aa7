import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const data = lateCode(() => import("./home-data.ts"), "shopHome");

export const homeRoute = (dependencies: Dependencies): RouteObject =>
  screen({
    path: "/",
    layout: "main",
    load: async () => (await data())(dependencies),
    file: "shop-home-screen",
    code: () => import("./shop-home-screen.tsx"),
    linked: () => import("#web/features/catalogue/home/home-linked-data.ts"),
  });
