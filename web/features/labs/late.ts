import { labsOverHttp } from "#adapters/composition/labs/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const labsLate: LateFeature = {
  overHttp: labsOverHttp,
};
