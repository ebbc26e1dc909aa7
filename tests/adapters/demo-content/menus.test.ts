import { describe, expect, it } from "vitest";
import { demoGoods } from "#tests/builders/demo-goods.ts";
import { demoSite } from "#tests/builders/demo-site.ts";
import type { MenuItem } from "#core/content/menus.ts";

const { menus, landing, company, healthPlanPage, hospitalPage } = demoSite;
const titles = (items: readonly MenuItem[] = []) => items.map(({ title }) => title);
const inAll = (items: readonly MenuItem[]): readonly MenuItem[] => items.flatMap((item) => [item, ...inAll(item.items)]);

describe("the demo's menus", () => {
  it("are the specification's, in its order", () => {
    expect(titles(menus.shop)).toEqual([
      "Shop by category",
      "Shop by brand",
      "Shop by concern",
      "Vitamins & Supplements",
      "Healthy food",
      "Personal Care",
    ]);
    expect(titles(menus.shop[0]?.items)).toEqual([
      "Ayurveda",
      "Unani",
      "Dietary Needs",
      "Chronic Disease",
      "Women's Health",
      "Accessories",
      "Health package",
    ]);
    expect(titles(menus.header)).toEqual(["Our Services", "For Doctors", "Free Health Tools", "Fitbook"]);
    expect(titles(menus.header[0]?.items)).toEqual(["Consult", "Shop", "Hospitals", "Health plans", "Diagnostic test", "Corporate"]);
    expect(titles(menus.header[3]?.items)).toEqual(["Connect", "Challenge your peers"]);
    expect(titles(menus.account)).toEqual(["My Orders", "My Profile", "Fitbook Profile", "Logout"]);
    expect(titles(menus.sidebar)).toEqual([
      "Login/Signup",
      "My Orders",
      "Appointment",
      "Therapies",
      "Lab Test",
      "Corporate",
      "Contact Us",
      "My Members",
      "Pending Payments",
    ]);
    expect(titles(menus.tabs)).toEqual(["Shop", "Consult Doctor", "Tools"]);
    expect(titles(menus.footer).slice(0, 4)).toEqual(["Mumbai", "Delhi", "Ahmedabad", "Pune"]);
  });

  it("ask for a sign-in at four trackers and at Fitbook", () => {
    const items = inAll([...menus.header]).filter(({ opensTo }) => opensTo === "customers");
    expect(titles(items)).toEqual([
      "Exercise Tracker",
      "Sleep Tracker",
      "Water Tracker",
      "Meal Tracker",
      "Connect",
      "Challenge your peers",
    ]);
  });

  it("lead to lists that hold something", () => {
    const lists = new Set(demoGoods.map(({ subCategory }) => subCategory.toLowerCase()));
    const led = inAll(menus.shop).flatMap(({ link }) => /^\/shop\/product-subcategory\/(.+)$/.exec(link ?? "")?.[1] ?? []);
    expect(led.length).toBeGreaterThan(20);
    for (const slug of led) expect(lists).toContain(decodeURIComponent(slug));
    for (const item of [...menus.shop, ...(menus.shop[0]?.items ?? [])])
      if (item.title !== "Shop by brand") expect(item.items).not.toEqual([]);
  });

  it("lead nowhere outside the site but to what is configured", () => {
    const links = [...Object.values(menus).flatMap(inAll), ...landing.banners].flatMap(({ link }) => link ?? []);
    for (const link of links) expect(link).toMatch(/^(\/(?!\/)|outside:)/);
  });
});

describe("the demo's company and pages", () => {
  it("give a number to call, and people, hospitals and plans to choose from", () => {
    expect(company.phones[0]).toMatch(/^\+91 [\d ]+$/);
    expect(landing.practitioners.length).toBeGreaterThanOrEqual(6);
    for (const ids of [hospitalPage.hospitals, healthPlanPage.plans].map((all) => all.map(({ id }) => id))) {
      expect(ids.length).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
