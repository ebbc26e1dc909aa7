import type { RouteObject } from "react-router-dom";
import type { FeaturesByLayout } from "./join-features.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The screens of all features, each in its layout where it names no other. */
export const screensOf = (dependencies: Dependencies, features: FeaturesByLayout): RouteObject[] =>
  Object.entries(features).map(([layout, those]) => ({
    handle: { layout },
    children: those.flatMap(({ routes }) => routes?.(dependencies) ?? []),
  }));
