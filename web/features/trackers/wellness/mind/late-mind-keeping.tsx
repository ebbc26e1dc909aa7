import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

/** Comes once it is known whose answers these are. */
export const LateMindKeeping = latePart(lateCode(() => import("./mind-keeping.tsx"), "MindKeeping"));
