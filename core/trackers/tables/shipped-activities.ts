import { ACTIVITIES } from "../../health/tables/activities.ts";
import type { Activity } from "./activity.ts";

/** The name of the table with its version. */
export const ACTIVITIES_VERSION = "activities@1";

/** Table `activities@1`, each row with its code and source. Source: specification/health-tools.md, Activities. */
export const SHIPPED_ACTIVITIES: ReadonlyMap<string, Activity> = new Map(
  [...ACTIVITIES].map(([id, { name, hindi, met }]) => [id, { id, name, hindi, met, source: ACTIVITIES_VERSION }]),
);
