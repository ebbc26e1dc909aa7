import { plansOverHttp } from "#adapters/composition/plans/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const plansLate: LateFeature = { overHttp: plansOverHttp };
