import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

const CALCULATORS = ["/profile1", "/profile2", "/profile3", "/prakrititest"];

export const healthPages: FeaturePages = { listed: CALCULATORS, kept: CALCULATORS };
