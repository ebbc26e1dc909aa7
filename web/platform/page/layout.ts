import { isForCustomers } from "#web/platform/guards/guards.ts";

/** The layouts of pages. Source: specification/site.md, Layouts. */
export const LAYOUTS = ["main", "shop", "checkout", "landing", "default"] as const;
export type Layout = (typeof LAYOUTS)[number];

const isWithLayout = (handle: unknown): handle is { readonly layout: Layout } =>
  typeof handle === "object" && handle !== null && "layout" in handle && handle.layout !== undefined;

/**
 * The layout of the innermost route that names one. A page of a main layout that only customers see is no public one: it stands in the
 * default layout, if it names none itself.
 * Source: specification/site.md, Layouts.
 */
export function layoutOf(matches: readonly { readonly handle?: unknown }[]): Layout {
  const match = matches.findLast(({ handle }) => isWithLayout(handle));
  const layout = match !== undefined && isWithLayout(match.handle) ? match.handle.layout : "default";
  return layout === "main" && match !== matches.at(-1) && isForCustomers(matches) ? "default" : layout;
}
