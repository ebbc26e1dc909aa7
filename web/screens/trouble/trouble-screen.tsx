import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { TroubleView } from "./trouble-view.tsx";

/** Stands for a page whose loader or drawing failed. */
export function TroubleScreen() {
  const error = useRouteError();
  return <TroubleView status={isRouteErrorResponse(error) ? error.status : 500} />;
}
