import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const signInPages: FeaturePages = {
  unlisted: ["/login"],
  personal: ["/login", "/resetpassword", "/verifyemail"],
};
