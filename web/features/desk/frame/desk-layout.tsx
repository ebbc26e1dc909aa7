import { Outlet, useLoaderData, useLocation } from "react-router-dom";
import { DeskFrame } from "./desk-frame.tsx";
import type { DeskSite } from "./desk-site.ts";

/** What every page of the desk stands in. */
export function DeskLayout() {
  const site = useLoaderData<DeskSite>();
  const { pathname, search } = useLocation();
  return (
    <DeskFrame shop={site.shop} here={pathname} address={pathname + search}>
      <Outlet context={site} />
    </DeskFrame>
  );
}
