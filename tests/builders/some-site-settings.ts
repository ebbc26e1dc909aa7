import type { SiteSettings } from "#core/content/site-settings.ts";

export const someSiteSettings: SiteSettings = {
  outside: {
    onboarding: "https://onboarding.example/",
    practitioners: "https://practitioners.example/",
    blog: "https://blog.example/",
    appStore: "https://app-store.example/",
    playStore: "https://play-store.example/",
    whatsapp: "https://chat.example/919000000000",
    instagram: "https://instagram.example/",
    facebook: "https://facebook.example/",
    youtube: "https://youtube.example/",
  },
  corporateApp: "benefits",
};
