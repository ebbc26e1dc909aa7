import type { RouteObject } from "react-router-dom";
import type { AnyFeature } from "./feature.ts";
import type { FeaturesByLayout } from "./join-features.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type Screens = (keeper: Dependencies) => RouteObject[];

/** The features that have late screens at an address: those that say so of it, or else those that say nothing. */
export function lateFeaturesAt(features: FeaturesByLayout, path: string): ReadonlySet<AnyFeature> {
  const all = Object.values(features).flat();
  const there = all.filter(({ lateRoutes }) => lateRoutes?.at?.test(path) === true);
  return new Set(there.length > 0 ? there : all.filter(({ lateRoutes }) => lateRoutes?.at === undefined));
}

/** Their late screens, each in its layout where it names no other. */
export const lateScreensAt = (features: FeaturesByLayout, path: string): Promise<Screens> =>
  screensOf(features, lateFeaturesAt(features, path));

/** Those of all features. */
export const lateScreens = (features: FeaturesByLayout): Promise<Screens> => screensOf(features, new Set(Object.values(features).flat()));

export async function screensOf(features: FeaturesByLayout, wanted: ReadonlySet<AnyFeature>): Promise<Screens> {
  const layouts = await Promise.all(
    Object.entries(features).map(async ([layout, those]) => ({
      layout,
      come: await Promise.all(those.filter((feature) => wanted.has(feature)).flatMap(({ lateRoutes }) => lateRoutes?.load() ?? [])),
    })),
  );
  return (keeper) => layouts.map(({ layout, come }) => ({ handle: { layout }, children: come.flatMap((routes) => routes(keeper)) }));
}
