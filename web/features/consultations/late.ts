import { consultationsOverHttp } from "#adapters/composition/consultations/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const consultationsLate: LateFeature = {
  overHttp: consultationsOverHttp,
};
