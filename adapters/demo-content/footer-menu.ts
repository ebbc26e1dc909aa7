import { entry } from "./entry.ts";
import type { MenuItem } from "#core/content/menus.ts";

const types = ["Ayurveda", "Homeopathy", "Yoga", "Physiotherapy", "Nutrition", "Siddha", "Unani", "Naturopathy", "Chiropractic"];
const cities: readonly (readonly [title: string, city: string])[] = [
  ["Mumbai", "Mumbai"],
  ["Delhi", "Central Delhi"],
  ["Ahmedabad", "Ahmedabad"],
  ["Pune", "Pune"],
];

const search = (city: string, type: string): string =>
  `/practitioners?city=${encodeURIComponent(city)}&type=${encodeURIComponent(type.toUpperCase())}`;

/** City blocks, then the groups of links, and what older footers linked to beside them. */
export const footerMenu: readonly MenuItem[] = [
  ...cities.map(([title, city]) =>
    entry(title, null, {
      items: [
        ...types.map((type) => entry(`${type} in ${title}`, search(city, type))),
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
    ],
  }),
  entry("Need Help", null, {
    items: [entry("FAQ", "/faq"), entry("Get in touch", "/getintouch")],
  }),
  entry("More", null, {
    items: [
      entry("Events", "/event"),
      entry("Quizzes", "/quizhomepage"),
      entry("Lab Test", "/diagnosticlab"),
      entry("Return policy", "/cancellationpolicy"),
      entry("Sitemap", "/faq"),
      entry("Blog", "outside:blog"),
      entry("Practitioner portal", "outside:practitioners"),
    ],
  }),
];
