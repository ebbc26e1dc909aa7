import { ticketsOverHttp } from "#adapters/composition/tickets/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const ticketsLate: LateFeature = {
  overHttp: ticketsOverHttp,
};
