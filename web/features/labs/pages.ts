import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const labsPages: FeaturePages = {
  listed: ["/diagnosticlab", "/diagnostictest", "/alltests", "/healthpackages", "/allpackages"],
  unlisted: ["/diagnosticlab/bookings"],
  personal: ["/diagnosticlab/bookings"],
  cacheable: ["/labs", "/labs/test", "/labs/packages"],
};
