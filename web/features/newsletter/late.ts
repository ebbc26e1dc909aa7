import { newsletterOverHttp } from "#adapters/composition/newsletter/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const newsletterLate: LateFeature = {
  overHttp: newsletterOverHttp,
};
