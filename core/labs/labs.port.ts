import { token } from "../shared/token.ts";
import type { LabPackage } from "./lab-package.ts";
import type { LabTest } from "./lab-test.ts";
import type { Lab } from "./lab.ts";
import type { LabCalendar } from "./lab-calendar.ts";

/** Everything that laboratories offer, each list by id. */
export type LabOffer = {
  readonly labs: readonly Lab[];
  readonly tests: readonly LabTest[];
  readonly packages: readonly LabPackage[];
  /** Of the laboratories that say when they take samples. */
  readonly calendars: readonly LabCalendar[];
};

export const EMPTY_OFFER: LabOffer = { labs: [], tests: [], packages: [], calendars: [] };

/** What laboratories offer, as everybody may read it. */
export type Labs = { offered(): Promise<LabOffer> };
export const Labs = token<Labs>("Labs");
