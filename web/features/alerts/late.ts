import { alertsOverHttp } from "#adapters/composition/alerts/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const alertsLate: LateFeature = {
  overHttp: alertsOverHttp,
};
