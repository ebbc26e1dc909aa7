import { unknownSite } from "#web/screens/site/site-data.ts";
import { SiteFrame } from "#web/screens/site/site-frame.tsx";
import { TroubleView } from "./trouble-view.tsx";
import { useTrouble } from "./use-trouble.ts";
import { useTroubleTitle } from "./use-trouble-title.ts";

/** Stands for the whole site where not even its categories are known. */
export function BareTroubleScreen() {
  const trouble = useTrouble();
  useTroubleTitle(trouble.status);
  return (
    <SiteFrame site={unknownSite} layout="default" address={trouble.here} here="" sought="">
      <TroubleView {...trouble} />
    </SiteFrame>
  );
}
