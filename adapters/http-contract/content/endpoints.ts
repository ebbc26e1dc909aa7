import * as z from "zod/mini";
import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { ShowMenu } from "#core/content/show-menu.use-case.ts";
import { ShowSiteFrame } from "#core/content/show-site-frame.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { ShowLandingPage } from "#core/content/landing-pages/show-landing-page.use-case.ts";
import { cardTexts, healthPlanPage, hospitalPage } from "./care-page.ts";
import { inHindi } from "#adapters/http-contract/bilingual-text.ts";
import { landingPage } from "./landing-page.ts";
import { endpoint, fields, nothing, answerOf, only, wire } from "#adapters/http-contract/endpoint.ts";
import type { MenuItem, MenuName } from "#core/content/menus.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const text = z.string();
const picture = ["image", z.nullable(text)] as const;

const company = z.nullable(
  fields({
    name: text,
    email: ["email_id", text],
    officeAddress: ["office_address", text],
    registeredAddress: ["register_address", text],
    phones: ["contact_no_list", z.array(text)],
  }),
);

export const showCompany = endpoint(ShowCompany, {
  method: "GET",
  path: "/company/info",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: company,
});

export const openLanding = endpoint(OpenLanding, {
  method: "GET",
  path: "/homeScreenTwo/getAllHomeScreenTwo",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: fields({
    banners: [
      "banner_list",
      z.array(fields({ position: z.number(), ...cardTexts, picture, link: text, hindi: inHindi(fields(cardTexts)) })),
    ],
    practitioners: [
      "top_practitioner_list",
      z.array(
        fields({
          position: z.number(),
          name: text,
          slug: text,
          therapy: text,
          city: text,
          experience: ["experience_in_years", z.number()],
          picture,
        }),
      ),
    ],
  }),
});

const readers = z.enum(["everybody", "visitors", "customers"]);
const menuItem: Shape<MenuItem> = wire(
  z.object({
    title: text,
    image: z.nullable(text),
    link: z.nullable(text),
    shown_to: readers,
    opens_to: readers,
    is_coming: z.optional(z.literal(false)), // Windows of the release before read no entry without it.
    item_list: z.array(z.lazy(() => menuItem)),
  }),
  ({ title, image, link, shown_to, opens_to, item_list }) => ({
    title,
    image,
    link,
    shownTo: shown_to,
    opensTo: opens_to,
    items: item_list,
  }),
  ({ shownTo, opensTo, items, ...item }) => ({
    ...item,
    shown_to: shownTo,
    opens_to: opensTo,
    is_coming: false as const,
    item_list: items,
  }),
);
const menuName: Shape<MenuName> = z.enum(["shop", "header", "account", "sidebar", "tabs", "footer"]);

export const showMenu = endpoint(ShowMenu, {
  method: "GET",
  path: "/shop/menu/list",
  in: "query",
  audience: "anyone",
  request: wire(
    z.object({ menu: z.optional(menuName) }),
    ({ menu = "shop" }): MenuName => menu,
    (menu) => ({ menu }),
  ),
  response: z.array(menuItem),
});

const outside = fields({
  onboarding: text,
  practitioners: ["practitioner_portal", text],
  blog: text,
  appStore: ["app_store", text],
  playStore: ["play_store", text],
  whatsapp: text,
  instagram: text,
  facebook: text,
  youtube: text,
});
const siteSettings = {
  outside: ["outside_addresses", outside],
  corporateApp: ["corporate_app_name", text],
} as const;

export const showSiteSettings = endpoint(ShowSiteSettings, {
  method: "GET",
  path: "/site/settings",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: fields(siteSettings),
});

const menu = z.array(menuItem);

export const showSiteFrame = endpoint(ShowSiteFrame, {
  method: "GET",
  path: "/site/frame",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: fields({
    ...siteSettings,
    header: ["header_list", menu],
    account: ["account_list", menu],
    sidebar: ["sidebar_list", menu],
    footer: ["footer_list", menu],
    shop: ["shop_list", z.array(fields({ title: text, link: z.nullable(text) }))],
    company: ["company_info", company],
  }),
});

const noPage = { "no-page": answerOf(404, "Page not found") };

export const showLandingPage = endpoint(ShowLandingPage, {
  method: "GET",
  path: "/landing/page",
  in: "query",
  audience: "anyone",
  request: only("name", z.string().check(z.maxLength(100))),
  response: landingPage,
  refusals: noPage,
});

export const showHospitalPage = endpoint(ShowHospitalPage, {
  method: "GET",
  path: "/hospitalpage/getHospitalPageDataForUser",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: hospitalPage,
  refusals: noPage,
});

export const showHealthPlanPage = endpoint(ShowHealthPlanPage, {
  method: "GET",
  path: "/healthPlan/getHealthPlanPageDataForUser",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: healthPlanPage,
  refusals: noPage,
});
