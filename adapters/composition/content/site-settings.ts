import type { SiteSettings } from "#core/content/site-settings.ts";
import type { ServerSettings } from "#adapters/composition/server/server-settings.ts";

/** What the site's pages know of the settings. */
export const siteSettings = (chosen: ServerSettings): SiteSettings => ({
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
