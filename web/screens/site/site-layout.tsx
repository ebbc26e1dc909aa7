import { Outlet, useLoaderData, useLocation } from "react-router-dom";
import { SiteFrame } from "./site-frame.tsx";
import type { Category } from "#core/catalogue/category.ts";

/** What every page of the shop stands in. */
export function SiteLayout() {
  const { categories, year } = useLoaderData<SiteData>();
  const { pathname, search } = useLocation();
  return (
    <SiteFrame categories={categories} year={year} here={pathname} sought={new URLSearchParams(search).get("title") ?? ""}>
      <Outlet />
    </SiteFrame>
  );
}

export type SiteData = { readonly categories: readonly Category[]; readonly year: number };
