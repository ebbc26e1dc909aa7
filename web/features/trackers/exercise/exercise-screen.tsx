import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart, latePart } from "#web/platform/late/late-part.ts";

const PARTS = {
  Add: latePart(lateCode(() => import("./add-exercise.tsx"), "AddExercise")),
  Explained: laterPart(lateCode(() => import("#web/features/trackers/explained/exercise-explained.tsx"), "ExerciseExplained")),
  Change: latePart(lateCode(() => import("./change-exercise.tsx"), "ChangeExercise")),
};

/** How somebody moves. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string; readonly up: string } }) => (
  <TrackerFrame tracker="exercise" parts={PARTS} {...data} />
);
