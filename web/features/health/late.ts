import { BegunAnswers } from "#core/health/sitting/begun-answers.port.ts";
import { KeptResults } from "#core/health/kept-results.port.ts";
import { WorkOut } from "#core/health/work-out.port.ts";
import { begunAnswersIn } from "#adapters/browser-storage/begun-answers.ts";
import { keptResultsIn } from "#adapters/browser-storage/kept-results.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const healthLate: LateFeature = {
  stores(container) {
    container.bind(KeptResults).toConstantValue(
      keptResultsIn(
        () => globalThis.localStorage,
        () => globalThis.sessionStorage,
      ),
    );
    container.bind(BegunAnswers).toConstantValue(begunAnswersIn(() => globalThis.sessionStorage));
    container.bind(WorkOut).toConstantValue(async (input) => (await workOutBody())(input));
  },
};

const workOutBody = lateCode(() => import("#adapters/health-file/body-file.ts"), "workOutBody");
