import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { mealParts } from "./meal-parts.ts";
import type { Titled } from "#web/features/trackers/page/tracker-frame.tsx";

/** Noting what was eaten, and what was noted of the day. */
export const Screen = ({ data }: { readonly data: Titled }) => <TrackerFrame tracker="meal" parts={mealParts} {...data} />;
