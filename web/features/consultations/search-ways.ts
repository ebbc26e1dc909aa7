import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import type { SearchWays } from "#web/platform/slots/search-ways.ts";

export const consultationsSearchWays: SearchWays = { practitioners: consultationAddress.named };
