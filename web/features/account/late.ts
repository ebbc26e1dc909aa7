import { accountOverHttp } from "#adapters/composition/account/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const accountLate: LateFeature = {
  overHttp: accountOverHttp,
};
