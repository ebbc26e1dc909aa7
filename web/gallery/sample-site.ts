import type { Company } from "#core/content/company.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

export const company: Company = {
  name: "Niramaya",
  email: "care@niramaya.example",
  officeAddress: "4 Prabhat Road, Pune 411004",
  registeredAddress: "4 Prabhat Road, Pune 411004",
  phones: ["+91 20 5555 0100"],
};

export const outside: OutsideAddresses = {
  onboarding: "https://onboarding.niramaya.example/",
  practitioners: "https://practitioners.niramaya.example/",
  blog: "https://blog.niramaya.example/",
  appStore: "https://app-store.niramaya.example/",
  playStore: "https://play-store.niramaya.example/",
  whatsapp: "https://chat.niramaya.example/",
  instagram: "https://instagram.niramaya.example/",
  facebook: "https://facebook.niramaya.example/",
  youtube: "https://youtube.niramaya.example/",
};

const item = { image: null, shownTo: "everybody", opensTo: "everybody", items: [] } as const;
const ENTRIES = ["Ayurveda", "Yoga", "Physiotherapy"];

/** A group of so many links, at most three. */
export const linksOf = (title: string, many: number): MenuItem => ({
  ...item,
  title,
  link: null,
  items: ENTRIES.slice(0, many).map((entry) => ({ ...item, title: entry, link: "/shop" })),
});
