import type { Facts } from "#web/design/phrase.ts";

/** What stands at the end of every page. */
export const footerWords = {
  about: "Niramaya sells Ayurvedic and Unani preparations, honest food and personal care, and explains every figure of its bill.",
  cities: "Practitioners in your city",
  contact: "Contact",
  newsletter: "News from the apothecary",
  newsletterHint: "Two e-mails a month. Unsubscribe with one click.",
  email: "Your e-mail address",
  emailPlaceholder: "Your e-mail address",
  subscribe: "Subscribe",
  subscribing: "Subscribing",
  unavailable: "We couldn't sign you up right now. Please try again in a moment.",
  apps: "Get the app",
  appStore: "App Store",
  appStoreOn: "Download on the",
  playStore: "Google Play",
  playStoreOn: "Get it on",
  social: "Follow us",
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  language: "Language",
  whatsapp: "Chat with us on WhatsApp",
  version: ({ shop }: Facts<"shop">) => `${shop} · Web 1.0`,
  versionOfYear: ({ year, shop }: Facts<"year" | "shop">) => `© ${year} ${shop} · Web 1.0`,
};
