import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const accountPages: FeaturePages = {
  unlisted: ["/user/", "/profile", "/members", "/personalDetails", "/homeprofile", "/invitefriend"],
  personal: ["/user", "/profile", "/personaldetails", "/homeprofile", "/members", "/invitefriend", "/mobile"],
};
