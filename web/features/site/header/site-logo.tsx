import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Logo } from "#web/design/header/logo.tsx";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";

/** The sign of whoever looks. Source: specification/site.md, Who it is for. */
export const SiteLogo = observer(function SiteLogo({ corporateApp }: { readonly corporateApp: string | null }) {
  const { user } = useStore(SessionStore);
  return <Logo of={corporateApp !== null && user?.customer.aggregator === corporateApp ? "corporate" : "everybody"} />;
});
