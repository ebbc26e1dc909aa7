import { contentOverHttp } from "#adapters/composition/content/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const contentLate: LateFeature = {
  overHttp: contentOverHttp,
};
