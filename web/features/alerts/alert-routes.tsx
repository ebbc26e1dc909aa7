import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const code = () => import("./alert-page-screen.tsx");

/** Where alerts are asked for and their letters lead, and a customer's list. Every page of the site names its routes: this area has one. */
export const alertRoutes = (dependencies: Dependencies): RouteObject[] => [
  screen({ path: "/alerts/:page", load: async (request) => (await code()).load(request, dependencies), file: "alert-page-screen", code }),
];
