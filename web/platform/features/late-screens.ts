import type { RouteObject } from "react-router-dom";
import type { FeaturesByLayout } from "./join-features.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The screens of all features whose addresses come late, each in its layout where it names no other. */
export async function lateScreens(features: FeaturesByLayout): Promise<(keeper: Dependencies) => RouteObject[]> {
  const layouts = await Promise.all(
    Object.entries(features).map(async ([layout, those]) => ({
      layout,
      come: await Promise.all(those.flatMap(({ lateRoutes }) => lateRoutes?.() ?? [])),
    })),
  );
  return (keeper) => layouts.map(({ layout, come }) => ({ handle: { layout }, children: come.flatMap((routes) => routes(keeper)) }));
}
