import type { RouteObject } from "react-router-dom";
import type { LateRoutes } from "./feature.ts";
import type { FeaturesByLayout } from "./join-features.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type Screens = (dependencies: Dependencies) => RouteObject[];

/** The tables of late routes that there are for an address: those that say so of it, or else those that say nothing. */
export function lateRoutesAt(features: FeaturesByLayout, path: string): readonly LateRoutes[] {
  const all = lateRoutesOf(features);
  const there = all.filter(({ at }) => at?.test(path) === true);
  return there.length > 0 ? there : all.filter(({ at }) => at === undefined);
}

/** Their late screens, each in its layout where it names no other. */
export const lateScreensAt = (features: FeaturesByLayout, path: string): Promise<Screens> =>
  screensOf(features, lateRoutesAt(features, path));

/** Those of all features. */
export const lateScreens = (features: FeaturesByLayout): Promise<Screens> => screensOf(features, lateRoutesOf(features));

export const lateRoutesOf = (features: FeaturesByLayout): readonly LateRoutes[] =>
  Object.values(features).flatMap((those) => those.flatMap(({ lateRoutes = [] }) => lateRoutes));

export async function screensOf(features: FeaturesByLayout, wanted: readonly LateRoutes[]): Promise<Screens> {
  const layouts = await Promise.all(
    Object.entries(features).map(async ([layout, those]) => ({
      layout,
      come: await Promise.all(
        those.flatMap(({ lateRoutes = [] }) => lateRoutes.filter((routes) => wanted.includes(routes)).map(({ load }) => load())),
      ),
    })),
  );
  return (dependencies) =>
    layouts.map(({ layout, come }) => ({ handle: { layout }, children: come.flatMap((routes) => routes(dependencies)) }));
}
