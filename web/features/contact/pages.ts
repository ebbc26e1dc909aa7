import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const contactPages: FeaturePages = {
  listed: ["/getintouch"],
};
