import { describe, expect, it } from "vitest";
import { ShowLandingPage } from "#core/content/landing-pages/show-landing-page.use-case.ts";
import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { ShowMenu } from "#core/content/show-menu.use-case.ts";
import { ShowSiteFrame } from "#core/content/show-site-frame.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { aLandingPage } from "#tests/builders/content/a-landing-page.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { someSiteSettings } from "#tests/builders/some-site-settings.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";

const contents = someContents();
const told = () => serverOver(composeMemory({ contents }), { pages: null, log: "off" });
const payloadOf = async (path: string) => (await told().inject({ url: `/api${path}` })).json().payload;

describe("what the site says about itself, over HTTP,", () => {
  it("is as in process", async () => {
    const [here, there] = [composeMemory({ contents }), clientOf(await servedOver(composeMemory({ contents })))];
    expect(await there.get(ShowCompany)()).toEqual(contents.company);
    expect(await there.get(OpenLanding)()).toEqual(await here.get(OpenLanding)());
    for (const menu of ["shop", "header", "account", "sidebar", "tabs", "footer"] as const)
      expect(await there.get(ShowMenu)(menu)).toEqual(await here.get(ShowMenu)(menu));
    expect(await there.get(ShowSiteSettings)()).toEqual(someSiteSettings);
    expect(await there.get(ShowSiteFrame)()).toEqual(await here.get(ShowSiteFrame)());
    expect(await there.get(ShowHospitalPage)()).toEqual(ok(contents.hospitalPage));
    expect(await there.get(ShowHealthPlanPage)()).toEqual(ok(contents.healthPlanPage));
  });

  it("is nothing, never a fault, where nobody has said anything", async () => {
    const there = clientOf(await servedOver(composeMemory()));
    expect(await there.get(ShowCompany)()).toBeNull();
    expect(await there.get(OpenLanding)()).toEqual({ banners: [], practitioners: [] });
    expect(await there.get(ShowMenu)("shop")).toEqual([]);
    expect(await there.get(ShowSiteFrame)()).toMatchObject({ company: null, header: [], shop: [], footer: [] });
    expect(await there.get(ShowHospitalPage)()).toEqual(refused({ kind: "no-page" }));
    expect(await there.get(ShowHealthPlanPage)()).toEqual(refused({ kind: "no-page" }));
  });

  it("names the company, its two addresses and its numbers, the one to call first [ep-company-info] [en-company-info]", async () => {
    expect(await payloadOf("/company/info")).toEqual({
      name: "Aranya Care",
      email_id: "care@aranya.example",
      office_address: "1 Neem Road, Pune",
      register_address: "2 Tulsi Lane, Pune",
      contact_no_list: ["+91 20 5550 0100", "+91 20 5550 0101"],
    });
  });

  it("opens with banners and practitioners by ascending position [ep-home-screen-two] [en-landing-page]", async () => {
    const { banner_list, top_practitioner_list } = await payloadOf("/homeScreenTwo/getAllHomeScreenTwo");
    expect(banner_list.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3]);
    expect(top_practitioner_list.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3]);
    expect(top_practitioner_list[0]).toEqual({
      position: 1,
      name: "Dr. 1",
      slug: "dr-1",
      therapy: "Ayurveda",
      city: "पुणे",
      experience_in_years: 10,
      image: null,
    });
  });

  it("shows a landing page by its name, as in process, and nothing of one that is over", async () => {
    const page = aLandingPage({ from: 0 });
    const over = aLandingPage({ name: "over", until: 0 });
    const landingPages = new Map([page, over].map((one) => [one.name, one]));
    const there = clientOf(await servedOver(composeMemory({ landingPages })));
    expect(await there.get(ShowLandingPage)("monsoon")).toEqual(ok(page));
    for (const name of ["over", "unknown", "", "../monsoon"])
      expect(await there.get(ShowLandingPage)(name)).toEqual(refused({ kind: "no-page" }));
  });

  it("lists the shop's menu, or another that is asked for [ep-fetch-shop-menu] [en-shop-menu-item]", async () => {
    const [shop] = await payloadOf("/shop/menu/list");
    expect(shop).toMatchObject({ title: "Shop", image: null, link: "/shop" });
    expect(shop.item_list[0]).toMatchObject({ title: "Ayurveda", image: "/leaf.svg", item_list: [{ title: "Churna" }] });
    expect(await payloadOf("/shop/menu/list?menu=header")).toMatchObject([
      { title: "Doctors", link: null, shown_to: "visitors" },
      { title: "Fitbook", opens_to: "customers" },
    ]);
    const wrong = await told().inject({ url: "/api/shop/menu/list?menu=admin" });
    expect([wrong.statusCode, wrong.json().payload[0].path]).toEqual([400, "menu"]);
  });

  it("shows hospitals [ep-hospital-page]", async () => {
    expect(await payloadOf("/hospitalpage/getHospitalPageDataForUser")).toMatchObject({
      banner: { title: "Care", text: "Time & patience", image: null },
      hospital_list: [{ _id: "h-1", name: "Sanjeevani", city: "Pune", therapy_list: ["Ayurveda"], image: "/h-1.jpg" }],
      question_list: [{ question: "When?", answer: "Soon." }],
    });
  });

  it("shows health plans with their prices in rupees [ep-healthplan-page]", async () => {
    expect(await payloadOf("/healthPlan/getHealthPlanPageDataForUser")).toMatchObject({
      health_plan_available_list: [{ title: "Care" }],
      natural_healing_ecosystem_list: [],
      health_plan_list: [{ _id: "p-1", title: "Swasthya", price: 4999.5, no_of_members: 1, include_list: ["4 consultations"] }],
    });
    const none = await serverOver(composeMemory(), { pages: null, log: "off" }).inject({
      url: "/api/healthPlan/getHealthPlanPageDataForUser",
    });
    expect([none.statusCode, none.json().status.message]).toEqual([404, "Page not found"]);
  });
});
