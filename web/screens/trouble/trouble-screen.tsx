import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom";
import { TroubleView } from "./trouble-view.tsx";

/** Stands for a page whose loader or drawing failed. */
export function TroubleScreen() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return <TroubleView status={isRouteErrorResponse(error) ? error.status : 500} here={pathname + search} />;
}
