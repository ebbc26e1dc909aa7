import type { ShopDatabase } from "#cli/database/composition.ts";
import type { Settings } from "#cli/settings.ts";
import type { Finding } from "./finding.ts";

/** Looks at what an area keeps. `isUpToDate`: every table is as this program makes it; else some may be missing. */
export type Check = (of: {
  readonly db: ShopDatabase;
  readonly settings: Settings;
  readonly isUpToDate: boolean;
}) => Promise<readonly Finding[]>;
