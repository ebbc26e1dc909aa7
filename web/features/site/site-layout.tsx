import { Outlet, useLoaderData, useLocation, useMatches } from "react-router-dom";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { layoutOf } from "#web/platform/page/layout.ts";
import { SiteFrame } from "./site-frame.tsx";
import type { SiteData } from "./site-data.ts";

/** What every page of the shop stands in, by the layout of its route. */
export function SiteLayout() {
  const site = useLoaderData<SiteData>();
  const layout = layoutOf(useMatches());
  const { pathname, search } = useLocation();
  return (
    <SiteFrame site={site} layout={layout} address={pathname + search} sought={shopAddress.sought(pathname, search)}>
      <Outlet />
    </SiteFrame>
  );
}
