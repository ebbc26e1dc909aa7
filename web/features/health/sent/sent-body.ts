import { WorkOut } from "#core/health/work-out.port.ts";
import { bodyValues } from "#web/features/health/body/body-values.ts";
import { workOutBody } from "#web/features/health/body/work-out-body.ts";
import { sittingOf } from "#web/features/health/sitting/sitting-of.ts";
import { enteredIn, sentValues, weightIn } from "./sent-values.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";
import type { BodyField } from "#web/features/health/body/body-values.ts";
import type { BodyAnswers } from "#web/features/health/body/work-out-body.ts";

/** What the page of a body's analysis shows once its form was sent. */
export async function sentBody(dependencies: Dependencies, sent: SentForm): Promise<ToolData<BodyField, BodyAnswers> & WithSitting> {
  const valuesIn = (form: SentForm) => sentValues<BodyField>(bodyValues.none, form);
  const work = (form: SentForm) => workOutBody(dependencies.get(WorkOut), valuesIn(form));
  const values = valuesIn(sent);
  const sitting = await sittingOf(dependencies, sent, {
    entered: enteredIn(bodyValues.none, values),
    async figuresOf(entered) {
      const { answers, problems } = await work(entered);
      if (answers.bmi === null || Object.keys(problems).length > 0) return null;
      return {
        ...weightIn(valuesIn(entered)),
        bmi: answers.bmi.figures?.["bmi"] ?? null,
        fat_percent: answers.fat?.figures?.["fat_percent"] ?? null,
      };
    },
  });
  return { values, worked: await work(sent), sitting };
}
