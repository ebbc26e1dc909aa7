import { matchRoutes } from "react-router-dom";
import { lateScreens } from "./late-screens.ts";
import { screensOf } from "./screens-of.ts";
import type { FeaturesByLayout } from "./join-features.ts";
import type { HasPage } from "#web/platform/page/site-pages.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The pages of a shell that has these features, its home among them. What search engines read counts as one of them. */
export async function pagesOf(features: FeaturesByLayout, dependencies: Dependencies): Promise<HasPage> {
  const late = await lateScreens(features);
  const screens = [{ path: "/" }, { path: "/robots.txt" }, ...screensOf(dependencies, features), ...late(dependencies)];
  return (address) => address.startsWith("/") && matchRoutes(screens, new URL(address, "http://localhost").pathname) !== null;
}
