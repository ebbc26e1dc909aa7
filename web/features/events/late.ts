import { eventsOverHttp } from "#adapters/composition/events/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const eventsLate: LateFeature = { overHttp: eventsOverHttp };
