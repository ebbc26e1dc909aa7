import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom";
import { unknownSite } from "#web/screens/site/site-data.ts";
import { SiteFrame } from "#web/screens/site/site-frame.tsx";
import { TroubleView } from "./trouble-view.tsx";

/** Stands for the whole site where not even its categories are known. */
export function BareTroubleScreen() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return (
    <SiteFrame site={unknownSite} layout="default" address={pathname + search} here="" sought="">
      <TroubleView status={isRouteErrorResponse(error) ? error.status : 500} here={pathname + search} />
    </SiteFrame>
  );
}
