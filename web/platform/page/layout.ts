/** The layouts of pages. Source: specification/site.md, Layouts. */
export const LAYOUTS = ["main", "shop", "checkout", "landing", "default"] as const;
export type Layout = (typeof LAYOUTS)[number];

const isWithLayout = (handle: unknown): handle is { readonly layout: Layout } =>
  typeof handle === "object" && handle !== null && "layout" in handle && handle.layout !== undefined;

/** The layout of the innermost route that names one. */
export function layoutOf(matches: readonly { readonly handle: unknown }[]): Layout {
  const match = matches.findLast(({ handle }) => isWithLayout(handle));
  return match !== undefined && isWithLayout(match.handle) ? match.handle.layout : "default";
}
