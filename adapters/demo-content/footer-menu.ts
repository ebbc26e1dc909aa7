import { entry } from "./entry.ts";
import type { MenuItem } from "#core/content/menus.ts";

const types = ["Ayurveda", "Homeopathy", "Yoga", "Physiotherapy", "Nutrition", "Siddha", "Unani"];
const cities: readonly (readonly [title: string, city: string])[] = [
  ["Mumbai", "Mumbai"],
  ["Delhi (Central Delhi)", "Delhi"],
  ["Ahmedabad", "Ahmedabad"],
  ["Pune", "Pune"],
];

const search = (city: string, type: string): string =>
  `/practitioners?city=${encodeURIComponent(city)}&type=${encodeURIComponent(type.toUpperCase())}`;

/** City blocks, then the groups of links. */
export const footerMenu: readonly MenuItem[] = [
  ...cities.map(([title, city]) =>
    entry(title, null, {
      items: [
        ...types.map((type) => entry(`${type} in ${city}`, search(city, type))),
        entry("Ayurveda near me", search("Current-Location", "Ayurveda")),
        entry("AYUSH near me", search("Current-Location", "AYUSH")),
      ],
    }),
  ),
  entry("About", null, {
    items: [entry("About us", "/aboutus"), entry("Our team", "/team"), entry("Holistic care", "/holistic")],
  }),
  entry("Privacy Policy", null, {
    items: [
      entry("Privacy policy", "/privacy-policy"),
      entry("Terms of use", "/termsofuse"),
      entry("Cancellation policy", "/cancellationpolicy"),
      entry("Return policy", "/cancellationpolicy"),
    ],
  }),
  entry("Need Help", null, {
    items: [entry("FAQ", "/faq"), entry("Get in touch", "/getintouch"), entry("Sitemap", "/faq")],
  }),
];
