import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

/** Comes with the routines, for whoever starts one. */
export const LateRoutineClock = latePart(lateCode(() => import("./routine-clock.tsx"), "RoutineClock"));
