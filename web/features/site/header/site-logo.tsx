import { observer } from "mobx-react-lite";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Viewer } from "#web/platform/window/viewer.ts";
import { Logo } from "#web/design/header/logo.tsx";

/** The sign of whoever looks. Source: specification/site.md, Who it is for. */
export const SiteLogo = observer(function SiteLogo({ corporateApp }: { readonly corporateApp: string | null }) {
  const { aggregator } = useDependency(Viewer);
  const isAwake = useAwake(); // A footer's code may come when it is known who is signed in.
  return <Logo of={isAwake && corporateApp !== null && aggregator === corporateApp ? "corporate" : "everybody"} />;
});
