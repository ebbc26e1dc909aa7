import { labAddress } from "#web/platform/addresses/lab-address.ts";
import type { SearchWays } from "#web/platform/slots/search-ways.ts";

export const labsSearchWays: SearchWays = { "lab-tests": labAddress.testsNamed };
