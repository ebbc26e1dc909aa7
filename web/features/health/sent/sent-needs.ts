import { WorkOut } from "#core/health/work-out.port.ts";
import { needsValues } from "#web/features/health/needs/needs-values.ts";
import { workOutNeeds } from "#web/features/health/needs/work-out-needs.ts";
import { sittingOf } from "#web/features/health/sitting/sitting-of.ts";
import { enteredIn, sentValues, weightIn } from "./sent-values.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";
import type { NeedsField } from "#web/features/health/needs/needs-values.ts";
import type { NeedsAnswers } from "#web/features/health/needs/work-out-needs.ts";

/** What the page of daily needs shows once its form was sent. */
export async function sentNeeds(dependencies: Dependencies, sent: SentForm): Promise<ToolData<NeedsField, NeedsAnswers> & WithSitting> {
  const valuesIn = (form: SentForm) => sentValues<NeedsField>(needsValues.none, form);
  const work = (form: SentForm) => workOutNeeds(dependencies.get(WorkOut), valuesIn(form));
  const values = valuesIn(sent);
  const sitting = await sittingOf(dependencies, sent, {
    entered: enteredIn(needsValues.none, values),
    async figuresOf(entered) {
      const { energy, water } = (await work(entered)).answers;
      if (energy === null) return null;
      return {
        ...weightIn(valuesIn(entered)),
        goal_kcal: energy.figures?.["goal_kcal"] ?? null,
        goal_ml: water?.figures?.["goal_ml"] ?? null,
      };
    },
  });
  return { values, worked: await work(sent), sitting };
}
