import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Viewer } from "#web/platform/window/viewer.ts";
import { Logo } from "#web/design/header/logo.tsx";

/** The sign of whoever looks. Source: specification/site.md, Who it is for. */
export const SiteLogo = observer(function SiteLogo({ corporateApp }: { readonly corporateApp: string | null }) {
  const { aggregator } = useDependency(Viewer);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []); // A footer's code may come when it is known who is signed in: it is first drawn as the server drew it.
  return <Logo of={isAwake && corporateApp !== null && aggregator === corporateApp ? "corporate" : "everybody"} />;
});
