import { stress } from "#core/health/tools/stress.ts";
import { AGAIN } from "#web/features/health/sitting/sitting-field.ts";
import { sittingOf } from "#web/features/health/sitting/sitting-of.ts";
import { stressAnswers } from "#web/features/health/stress/stress-answers.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { StressData } from "#web/features/health/stress/stress-data.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";

/** What the page of the stress test shows once its form was sent. */
export async function sentStress(dependencies: Dependencies, sent: SentForm): Promise<StressData & WithSitting> {
  const answers = stressAnswers.sent(sent);
  const sitting = await sittingOf(dependencies, sent, {
    entered: stressAnswers.form(answers),
    figuresOf: async (entered) => stress({ answers: stressAnswers.sent(entered) }).figures,
  });
  return { answers, isAsked: sent[AGAIN] === undefined, sitting };
}
