import { paise } from "#core/shared/money.ts";
import { aMenuItem } from "./a-menu-item.ts";
import type { Contents } from "#core/content/content.port.ts";

const card = { title: "Care", text: "Time & patience", picture: null, hindi: { title: "देखभाल", text: "समय" } };

/** A little of everything, nothing in its order. */
export const someContents = (given: Partial<Contents> = {}): Contents => ({
  company: {
    name: "Aranya Care",
    email: "care@aranya.example",
    officeAddress: "1 Neem Road, Pune",
    registeredAddress: "2 Tulsi Lane, Pune",
    phones: ["+91 20 5550 0100", "+91 20 5550 0101"],
  },
  landing: {
    banners: [3, 1, 2].map((position) => ({ position, title: `Banner ${position}`, text: "", picture: null, link: "/shop", hindi: null })),
    practitioners: [2, 3, 1].map((position) => ({
      position,
      name: `Dr. ${position}`,
      slug: `dr-${position}`,
      therapy: "Ayurveda",
      city: "पुणे",
      experience: 10,
      picture: null,
    })),
  },
  menus: {
    shop: [aMenuItem("Shop", { items: [aMenuItem("Ayurveda", { image: "/leaf.svg", items: [aMenuItem("Churna")] })] })],
    header: [aMenuItem("Doctors", { link: null, shownTo: "visitors" }), aMenuItem("Fitbook", { opensTo: "customers" })],
    account: [],
    sidebar: [],
    tabs: [],
    footer: [aMenuItem("About")],
  },
  hospitalPage: {
    banner: card,
    departments: [card],
    hospitals: [
      { id: "h-1", name: "Sanjeevani", city: "Pune", address: "", text: "", therapies: ["Ayurveda"], picture: "/h-1.jpg", hindi: null },
    ],
    questions: [{ question: "When?", answer: "Soon.", hindi: null }],
  },
  healthPlanPage: {
    banner: card,
    available: [card],
    ecosystem: [],
    plans: [
      {
        id: "p-1",
        title: "Swasthya",
        text: "",
        price: paise(499_950),
        people: 1,
        includes: ["4 consultations"],
        consultations: 4,
        labPercent: 0,
        picture: null,
        hindi: { title: "स्वास्थ्य", text: "", includes: ["4 परामर्श"] },
      },
    ],
    questions: [],
  },
  ...given,
});
