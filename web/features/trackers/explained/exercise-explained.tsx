import { exercise } from "#core/health/tools/exercise.ts";
import { exactly } from "#core/shared/exact.ts";
import { grouped } from "#web/design/figures/grouped.ts";
import { CardDetails } from "#web/features/health/card/card-details.tsx";
import "#web/features/health/card/formula-card.css";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { explainedPhrases } from "#web/features/trackers/wording/explained.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const { exercise: words } = explainedPhrases;

/** What the energy of an exercise follows from. */
export function ExerciseExplained({ value }: { readonly value: TrackedValue }) {
  if (!("met" in value && "minutes" in value)) return null;
  const { met, minutes, kg, activity, name } = value;
  const answer = exercise({ met: exactly(met), minutes, weightKg: exactly(kg), ageYears: null });
  const isOfTable = name === null && activity !== null;
  return (
    <div className="explanation">
      <CardDetails
        formula="exercise"
        answer={answer}
        typed={[
          { label: words.met, figure: isOfTable ? words.ofTable({ met: grouped(met), code: activity }) : words.own({ met: grouped(met) }) },
          { label: words.minutes, figure: grouped(minutes) },
          { label: words.weight, figure: trackerWords.units.weight({ figure: grouped(kg) }) },
        ]}
      />
    </div>
  );
}
