import { SafetyCopies } from "#core/consultations/safety/safety-copies.port.ts";
import { safetyCopiesIn } from "#adapters/browser-storage/safety-copies.ts";
import { assessmentsOverHttp } from "#adapters/composition/assessments/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const assessmentsLate: LateFeature = {
  overHttp: assessmentsOverHttp,
  stores: (container) =>
    container.bind(SafetyCopies).toConstantValue(
      safetyCopiesIn(
        () => globalThis.localStorage,
        () => globalThis.sessionStorage,
      ),
    ),
};
