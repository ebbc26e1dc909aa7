import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

type Load<Given> = () => Promise<ComponentType<Given>>;
type Part<Given> = LazyExoticComponent<ComponentType<Given>>;

/**
 * What a screen is made of once somebody is known, and the server draws for nobody. A window loads it as soon as it has the screen, while
 * it still asks who is there. Where its code does not come, the page of what is not available stands in its place.
 */
export function latePart<Given>(load: Load<Given>): Part<Given> {
  if (!import.meta.env.SSR) void load().catch(() => {}); // Whoever draws it asks again, and tells of it.
  return laterPart(load);
}

/**
 * A part of what has come late itself. A window loads it when it is first drawn: one file has many such parts, and a page shows few. What a
 * press draws stands in a `Suspense` of its own: the nearest one takes away all that is in it, and the focus with it, until the code is
 * there.
 */
export const laterPart = <Given>(load: Load<Given>): Part<Given> => lazy(() => load().then((part) => ({ default: part })));
