import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const eventsPages: FeaturePages = { listed: ["/event"] };
