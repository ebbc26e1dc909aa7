import { bloodTests } from "./blood-tests.ts";
import { hormoneTests } from "./hormone-tests.ts";
import { infectionTests } from "./infection-tests.ts";
import { demoLabCalendars } from "./calendars.ts";
import { demoLabs } from "./labs.ts";
import { metabolicTests } from "./metabolic-tests.ts";
import { organTests } from "./organ-tests.ts";
import { demoPackages } from "./packages.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";

/** What the demo's laboratories offer. */
export const demoLabOffer: LabOffer = {
  labs: demoLabs,
  tests: [...bloodTests, ...metabolicTests, ...organTests, ...hormoneTests, ...infectionTests],
  packages: demoPackages,
  calendars: demoLabCalendars,
};
