import type { AnyFeature, NameOf, NeedsOf } from "./feature.ts";
import type { Layout } from "#web/platform/page/layout.ts";

/** The features of a shell, by the layout that their screens stand in where they name no other. */
export type FeaturesByLayout = { readonly [L in Layout]?: readonly AnyFeature[] };
export type FeatureIn<Joined extends FeaturesByLayout> = ElementOf<Joined[keyof Joined]>;
type ElementOf<List> = List extends readonly (infer Element)[] ? Element : never;

/** The features that others need and that are left out. */
type Missing<Joined extends FeaturesByLayout> = Exclude<NeedsOf<FeatureIn<Joined>>, NameOf<FeatureIn<Joined>>>;

/** Features that have all that they need. Anything else does not compile: the message names what is missing. */
export const joinFeatures = <const Joined extends FeaturesByLayout>(
  features: Joined & ([Missing<Joined>] extends [never] ? unknown : { readonly "needs also": Missing<Joined> }),
): Joined => features;
