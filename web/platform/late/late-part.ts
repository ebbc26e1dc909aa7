import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/**
 * What a screen is made of once somebody is known, and the server draws for nobody. A window loads it as soon as it has the screen, while it
 * still asks who is there. Where its code does not come, the page of what is not available stands in its place.
 */
export function latePart<Given>(load: () => Promise<ComponentType<Given>>): LazyExoticComponent<ComponentType<Given>> {
  if (!import.meta.env.SSR) void load().catch(() => {}); // Whoever draws it asks again, and tells of it.
  return lazy(() => load().then((part) => ({ default: part })));
}
