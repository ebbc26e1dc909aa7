import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const skeletonExhibits: readonly Exhibit[] = [
  exhibit(CardSkeleton, () => ({ loading: {} }), { room: "card" }),
  exhibit(FormSkeleton, () => ({ "a form on its way": { label: say.busy } }), { room: "card" }),
  exhibit(RowSkeletons, () => ({ "rows on their way": { rows: say.trackSteps, label: say.busy } }), { room: "card" }),
];
