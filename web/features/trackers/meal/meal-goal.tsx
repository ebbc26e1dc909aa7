import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { WorkOut } from "#core/health/work-out.port.ts";
import { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Button } from "#web/design/button/button.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { FormulaCard } from "#web/features/health/card/formula-card.tsx";
import { NeedsForm } from "#web/features/health/needs/needs-form.tsx";
import { needsWords } from "#web/features/health/needs/needs-words.ts";
import { NoteList } from "#web/features/health/tool/note-list.tsx";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { mealGoalPhrases as words } from "#web/features/trackers/wording/meal-goal.ts";
import { late } from "#web/platform/late/needs.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import "#web/features/health/health.css";
import { MealGoalModel } from "./meal-goal-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

const mealGoalNeeds = { workOut: late(WorkOut), list: ListResults.body };

/** Works a goal of meals out, and takes it from today on. */
export const MealGoal = observer(function MealGoal({ view }: { readonly view: DayView }) {
  const useCases = useNeeds(mealGoalNeeds);
  const [model] = useState(
    () => new MealGoalModel(view, { workOut: async (input) => (await useCases.workOut())(input), list: useCases.list }),
  );
  useEffect(() => model.open(), [model]);
  return (
    <Accordion heading={words.title}>
      <div className="stack gap-4">
        <NeedsForm tool={model.tool} onSubmit={() => void model.tool.ask()} />
        <MealGoalResult model={model} />
      </div>
    </Accordion>
  );
});

const MealGoalResult = observer(function MealGoalResult({ model }: { readonly model: MealGoalModel }) {
  const { tool, goal, mayAddExercise, addsExercise } = model;
  const energy = tool.worked?.answers.energy ?? null;
  if (energy === null) return null;
  return (
    <section aria-label={needsWords.figures.goal} className="stack gap-3">
      {goal === null ? null : (
        <div className="bill">
          <FormulaCard
            label={needsWords.figures.goal}
            figure={trackerWords.amount("meal", goal)}
            formula="goal"
            answer={energy}
            typed={needsWords.typed(tool.values)}
          />
        </div>
      )}
      <NoteList notes={energy.notes} texts={needsWords.notes} />
      {goal === null ? null : (
        <>
          {mayAddExercise ? (
            <>
              <TickField label={words.addExercise} isTicked={addsExercise} onChange={model.addExercise} />
              <p className="small muted">{words.whySitting}</p>
            </>
          ) : (
            <p className="small muted">{words.countedAlready}</p>
          )}
          <div>
            <Button look="main" onPress={() => void model.take()}>
              {words.take({ goal: trackerWords.amount("meal", goal) })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
});
