import type { RouteObject } from "react-router-dom";
import type { Container } from "#adapters/composition/container.ts";
import type { FrameSlots } from "#web/platform/slots/frame-slots.ts";
import type { Guards } from "#web/platform/guards/guards.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

declare const name: unique symbol;
declare const needs: unique symbol;
declare const parts: unique symbol;

/** `at` matches the addresses of these routes. Routes without it are loaded for all other addresses. */
export type LateRoutes = { readonly at?: RegExp; readonly load: () => Promise<(dependencies: Dependencies) => readonly RouteObject[]> };

/**
 * What a part of the business brings to a window from the start. `Name` is its folder, `Needs` are the features that it imports, or that
 * bind what it asks a container for: a shell that has the one without the others does not compile. `Parts` are features of which it takes
 * parts, and binds what these need itself: a shell may have it without them. All three are known to the compiler alone. What a window does
 * not load from the start is declared beside it: `late.ts`, and for those who load no window `pages.ts`. A shell that has the feature has
 * these files too.
 */
export type Feature<Name extends string, Needs extends string = never, Parts extends string = never> = {
  readonly [name]?: Name;
  readonly [needs]?: Needs;
  readonly [parts]?: Parts;
  /** Binds its stores, and its ports to the browser. */
  readonly stores?: (container: Container) => void;
  /** Binds use cases of a window that are no question to the server. */
  readonly overHttp?: (container: Container) => void;
  /** The routes with which a visit mostly begins or continues. */
  readonly routes?: (dependencies: Dependencies) => readonly RouteObject[];
  /** All other routes, in one table or several. A window loads a table with the first page that needs it. */
  readonly lateRoutes?: readonly LateRoutes[];
  readonly guards?: (dependencies: Dependencies) => Guards;
  /** What it puts into the frame of every page. */
  readonly frame?: FrameSlots;
};

export type AnyFeature = Feature<string, string, string>;

export type NameOf<F> = F extends { readonly [name]?: infer Name extends string } ? Name : never;
export type NeedsOf<F> = F extends { readonly [needs]?: infer Needs extends string } ? Needs : never;
