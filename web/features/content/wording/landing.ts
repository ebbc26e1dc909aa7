import type { Facts } from "#web/design/phrase.ts";

/** The landing page: what is new, and practitioners. */
export const landingPhrases = {
  title: "Niramaya: shop, practitioners, plans",
  description: "What Niramaya offers: remedies explained plainly, practitioners by kind of care, and plans for a whole family.",
  lead: "Remedies that are explained plainly, people who practise, and plans for a whole family.",
  banners: "What is here",
  look: "Have a look",
  practitioners: "Practitioners",
  booking: "You can book a time with whoever practises with us, and talk to them by sound or picture.",
  practises: ({ therapy, city }: Facts<"therapy" | "city">) => `${therapy}, ${city}`,
  experience: {
    one: ({ years }: Facts<"years">) => `${years} year of practice`,
    other: ({ years }: Facts<"years">) => `${years} years of practice`,
  },
  about: ({ name }: Facts<"name">) => `About ${name}`,
  practitionerDescription: ({ name, therapy, city }: Facts<"name" | "therapy" | "city">) => `${name} practises ${therapy} in ${city}.`,
  kind: "Kind of care",
  city: "City",
  years: "Experience",
  consult: "About consultations",
  shop: "Go to the shop",
  unknown: "This page was not found.",
  unknownText: "It may be over, or the practitioner may have left. These are the ones who practise with us.",
  quiz: "To the quiz",
  challenge: "To the challenge",
  event: "To the event",
  allOf: ({ title }: Facts<"title">) => `See all: ${title}`,
  allPractitioners: "See all practitioners",
  all: "All practitioners",
  nothing: "Nothing is announced here right now",
  nothingText: "The shop is open all the same.",
};
