import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Drawing } from "#web/parts/drawing.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { SessionStore } from "#web/stores/session-store.ts";
import { siteWords } from "#web/wording/site.ts";

/** The shop's sign; another one, of the same size, for whom the aggregator of corporate benefits has sent. Source: platform section 1. */
export const SiteLogo = observer(function SiteLogo({ corporateApp }: { readonly corporateApp: string | null }) {
  const { user } = useStore(SessionStore);
  const isCorporate = corporateApp !== null && user?.customer.aggregator === corporateApp;
  return (
    <a className="logo" href={shopAddress.home} aria-label={isCorporate ? siteWords.corporateHome : siteWords.home}>
      <Drawing name={isCorporate ? "logo-corporate" : "logo"} box="0 0 206 50" className="logo-drawing" label={null} />
    </a>
  );
});
