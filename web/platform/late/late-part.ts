import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/** What a screen is made of once somebody is known, and the server draws for nobody. Where its code does not come, the page of what is not available stands in its place. */
export const latePart = <Given>(load: () => Promise<ComponentType<Given>>): LazyExoticComponent<ComponentType<Given>> =>
  lazy(() => load().then((part) => ({ default: part })));
