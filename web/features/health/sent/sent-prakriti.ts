import { prakriti } from "#core/health/tools/prakriti.ts";
import { prakritiAnswers } from "#web/features/health/prakriti/prakriti-answers.ts";
import { prakritiData } from "#web/features/health/prakriti/prakriti-data.ts";
import { sittingOf } from "#web/features/health/sitting/sitting-of.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { PrakritiData } from "#web/features/health/prakriti/prakriti-data.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";

/** What the page of the prakriti test shows next once its form was sent. */
export async function sentPrakriti(dependencies: Dependencies, sent: SentForm): Promise<PrakritiData & WithSitting> {
  const data = prakritiData(sent);
  const sitting = await sittingOf(dependencies, sent, {
    entered: data.question === null ? { answers: prakritiAnswers.text(data.answers) } : {},
    figuresOf: async (entered) => {
      const answers = prakritiAnswers.ofText(entered["answers"] ?? "");
      return answers === null ? null : prakriti({ kind: "answers", answers }).figures;
    },
  });
  return { ...data, sitting };
}
