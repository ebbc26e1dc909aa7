import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { mealParts } from "./meal-parts.ts";
import type { Titled } from "#web/features/trackers/page/tracker-frame.tsx";

const PARTS = { ...mealParts, first: "entries" } as const;

/** What somebody ate, and noting more of it. */
export const Screen = ({ data }: { readonly data: Titled }) => <TrackerFrame tracker="meal" parts={PARTS} {...data} />;
