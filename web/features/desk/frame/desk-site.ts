import { SiteAddress } from "#core/content/site-address.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** `shop`: the origin of the customers' site. The desk may have a host name of its own. */
export type DeskSite = { readonly shop: string };

/** A window that no server drew knows no other site than its own. */
export const deskSite = async (dependencies: Dependencies): Promise<DeskSite> => ({
  shop: import.meta.env.SSR ? dependencies.get(SiteAddress) : "",
});
