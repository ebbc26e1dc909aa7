import type { RouteObject } from "react-router-dom";
import type { AnyFeature } from "./feature.ts";
import type { FeaturesByLayout } from "./join-features.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type Screens = (keeper: Dependencies) => RouteObject[];

/** The late screens of the features that have some at an address, each in its layout where it names no other. */
export function lateScreensAt(features: FeaturesByLayout, path: string): Promise<Screens> {
  const isThere = ({ lateRoutes }: AnyFeature) => lateRoutes?.at?.test(path) === true;
  const isAny = Object.values(features).flat().some(isThere);
  return screensOf(features, isAny ? isThere : ({ lateRoutes }) => lateRoutes?.at === undefined);
}

/** Those of all features. */
export const lateScreens = (features: FeaturesByLayout): Promise<Screens> => screensOf(features, () => true);

async function screensOf(features: FeaturesByLayout, isWanted: (feature: AnyFeature) => boolean): Promise<Screens> {
  const layouts = await Promise.all(
    Object.entries(features).map(async ([layout, those]) => ({
      layout,
      come: await Promise.all(those.filter(isWanted).flatMap(({ lateRoutes }) => lateRoutes?.load() ?? [])),
    })),
  );
  return (keeper) => layouts.map(({ layout, come }) => ({ handle: { layout }, children: come.flatMap((routes) => routes(keeper)) }));
}
