import type { FeaturesByLayout } from "./join-features.ts";
import type { Routes } from "#web/platform/window/dependencies.tsx";

/** A site that is delivered: features, and the routes that they and the shell itself have. */
export type Shell<Joined extends FeaturesByLayout = FeaturesByLayout> = { readonly features: Joined; readonly routes: Routes };
