import { screen } from "#web/platform/page/screen.tsx";
import { frontPage } from "./front-page.ts";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

export const homeRoute = (dependencies: Dependencies): RouteObject =>
  screen({
    path: "/",
    layout: "main",
    load: frontPage(dependencies),
    file: "home-screen",
    code: () => import("./home-screen.tsx"),
    linked: () => import("./home-linked-data.ts"),
  });
