import { TroubleView } from "./trouble-view.tsx";
import { useTrouble } from "./use-trouble.ts";
import { useTroubleTitle } from "./use-trouble-title.ts";

/** Stands for a page whose loader or drawing failed. */
export function TroubleScreen() {
  const trouble = useTrouble();
  useTroubleTitle(trouble.status);
  return <TroubleView {...trouble} />;
}
