import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const contentPages: FeaturePages = {
  listed: ["/aboutus", "/team", "/holistic", "/article", "/brand", "/faq", "/privacy-policy", "/termsofuse", "/cancellationpolicy"],
  cacheable: ["/company/info", "/site/settings", "/homeScreenTwo/getAllHomeScreenTwo"],
};
