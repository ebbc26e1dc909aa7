import { entry } from "./entry.ts";
import { footerMenu } from "./footer-menu.ts";
import { byBrand, byCategory, byConcern, ofCategory } from "./shop-menu.ts";
import type { MenuItem, Menus } from "#core/content/menus.ts";
import type { MenuCategories } from "./menu-categories.ts";

const CORPORATE = "/landing/corporate";
const forCustomers = { opensTo: "customers" } as const;

const tools: readonly MenuItem[] = [
  entry("BMI Calculator", "/profile1"),
  entry("Fat Percentage Calculator", "/profile1"),
  entry("Prakritik Analysis", "/prakrititest"),
  entry("Stress Calculator", "/profile3"),
  entry("Exercise Tracker", "/exercisetracker", forCustomers),
  entry("Sleep Tracker", "/sleeptracker", forCustomers),
  entry("Water Tracker", "/watertracker", forCustomers),
  entry("Meal Tracker", "/mealtracker", forCustomers),
];

/** What a phone's menu has beside the tools: on a phone it is the way to everything. */
const besideTools: readonly MenuItem[] = [
  entry("Your day", "/wellness"),
  entry("Fitbook", "/fitbook", forCustomers),
  entry("Events", "/event"),
  entry("Quizzes", "/quizhomepage"),
];

const header: readonly MenuItem[] = [
  entry("Our Services", null, {
    items: [
      entry("Consult", "/practitioners"),
      entry("Shop", "/shop"),
      entry("Hospitals", "/ayush-hospital"),
      entry("Health plans", "/health-plans"),
      entry("Diagnostic test", "/diagnostictest"),
      entry("Corporate", CORPORATE),
    ],
  }),
  entry("For Doctors", null, {
    shownTo: "visitors",
    items: [entry("Onboard your clinic", "outside:onboarding"), entry("Practitioner portal", "outside:practitioners")],
  }),
  entry("Free Health Tools", null, { items: tools }),
  entry("Fitbook", null, {
    items: [entry("Connect", "/fitbook", forCustomers), entry("Challenge your peers", "/fitbookchallenges", forCustomers)],
  }),
];

const account: readonly MenuItem[] = [
  entry("My Orders", "/shop/orders", forCustomers),
  entry("My Profile", "/profile", forCustomers),
  entry("Fitbook Profile", "/fitbookUserProfile", forCustomers),
  entry("Logout", null, forCustomers),
];

const sidebar: readonly MenuItem[] = [
  entry("Login/Signup", null, { shownTo: "visitors" }),
  entry("My Orders", "/shop/orders", forCustomers),
  entry("Appointment", "/appointments", forCustomers),
  entry("Therapies", "/therapies"),
  entry("Lab Test", "/diagnosticlab"),
  entry("Corporate", CORPORATE),
  entry("Contact Us", "/getintouch"),
  entry("My Members", "/members", forCustomers),
  entry("Pending Payments", "/pendingpayments", forCustomers),
];

/** The site's menus over the goods of these categories. */
export const demoMenus = (categories: MenuCategories): Menus => ({
  shop: [
    byCategory(categories),
    byBrand,
    byConcern(categories),
    ofCategory("Vitamins & Supplements", "Vitamins & Supplements", categories),
    ofCategory("Healthy food", "Healthy Food", categories),
    ofCategory("Personal Care", "Personal Care", categories),
  ],
  header,
  account,
  sidebar,
  tabs: [
    entry("Shop", "/shop", {
      items: [
        byCategory(categories),
        byBrand,
        byConcern(categories),
        ofCategory("Vitamins and Supplements", "Vitamins & Supplements", categories),
        ofCategory("Healthy Food", "Healthy Food", categories),
        ofCategory("Personal Care", "Personal Care", categories),
      ],
    }),
    entry("Consult Doctor", null, {
      items: [
        entry("Find Doctors near you", "/practitioners?type=&city=Current-Location"),
        entry("Lab Test", "/diagnosticlab"),
        entry("Health plans", "/health-plans"),
      ],
    }),
    entry("Tools", null, { items: [...tools, ...besideTools] }),
  ],
  footer: footerMenu,
});
