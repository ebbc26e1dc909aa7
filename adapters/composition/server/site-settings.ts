import type { SiteSettings } from "#core/content/site-settings.ts";
import type { Settings } from "#cli/settings.ts";

export type SiteAddressSettings = Pick<
  Settings,
  | "onboardingUrl"
  | "practitionersUrl"
  | "blogUrl"
  | "appStoreUrl"
  | "playStoreUrl"
  | "instagramUrl"
  | "facebookUrl"
  | "youtubeUrl"
  | "whatsappNumber"
  | "corporateApp"
>;

/** What the site's pages know of the settings. */
export const siteSettings = (chosen: SiteAddressSettings): SiteSettings => ({
  outside: {
    onboarding: chosen.onboardingUrl,
    practitioners: chosen.practitionersUrl,
    blog: chosen.blogUrl,
    appStore: chosen.appStoreUrl,
    playStore: chosen.playStoreUrl,
    whatsapp: `https://wa.me/${chosen.whatsappNumber}`,
    instagram: chosen.instagramUrl,
    facebook: chosen.facebookUrl,
    youtube: chosen.youtubeUrl,
  },
  corporateApp: chosen.corporateApp,
});
