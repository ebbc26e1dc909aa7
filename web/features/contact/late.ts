import { contactOverHttp } from "#adapters/composition/contact/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const contactLate: LateFeature = {
  overHttp: contactOverHttp,
};
