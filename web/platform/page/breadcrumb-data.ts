import type { SchemaThing } from "./head.ts";

type Crumb = { readonly title: string; readonly address: string };

/** The breadcrumb of a page as structured data. Source: specification/site.md, Data for programs. */
export const breadcrumbData = (way: readonly Crumb[], site: string): SchemaThing => ({
  "@type": "BreadcrumbList",
  itemListElement: way.map(({ title, address }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: title,
    item: site + address,
  })),
});
