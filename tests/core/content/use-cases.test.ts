import { describe, expect, it } from "vitest";
import { inOrder } from "#core/content/landing.ts";
import { makeOpenLanding } from "#core/content/open-landing.use-case.ts";
import { makeShowCompany } from "#core/content/show-company.use-case.ts";
import { makeShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { makeShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { makeShowMenu } from "#core/content/show-menu.use-case.ts";
import { memoryContent } from "#adapters/memory/content/content.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { someSiteSettings } from "#tests/builders/some-site-settings.ts";
import { aMenuItem } from "#tests/builders/a-menu-item.ts";

const contents = someContents();
const told = memoryContent(Object.assign(new Memory(), { contents }));
const untold = memoryContent(new Memory());

describe("what the site says about itself", () => {
  it("is shown as it was put last, the landing page in its order", async () => {
    expect(await makeOpenLanding({ content: told })()).toEqual(inOrder(contents.landing));
    expect(await makeShowCompany({ content: told })()).toEqual(contents.company);
    expect(await makeShowHospitalPage({ content: told })()).toEqual({ kind: "ok", value: contents.hospitalPage });
    expect(await makeShowHealthPlanPage({ content: told })()).toEqual({ kind: "ok", value: contents.healthPlanPage });
    for (const menu of ["shop", "header", "account"] as const)
      expect(await makeShowMenu({ content: told, settings: someSiteSettings })(menu)).toMatchObject(contents.menus[menu]);
  });

  it("leads outside where it is configured, whatever the depth, and nowhere by a name that nobody knows", async () => {
    const header = [
      aMenuItem("Doctors", { link: null, items: [aMenuItem("Onboard", { link: "outside:onboarding" })] }),
      aMenuItem("Nobody", { link: "outside:nobody" }),
      aMenuItem("Shop", { link: "/shop" }),
    ];
    const content = memoryContent(Object.assign(new Memory(), { contents: { menus: { ...contents.menus, header } } }));
    const [doctors, nobody, shop] = await makeShowMenu({ content, settings: someSiteSettings })("header");
    expect(doctors?.items[0]?.link).toBe(someSiteSettings.outside.onboarding);
    expect([nobody?.link, shop?.link]).toEqual([null, "/shop"]);
  });

  it("is empty, or refused, where it was never put", async () => {
    expect(await makeOpenLanding({ content: untold })()).toEqual({ banners: [], practitioners: [] });
    expect(await makeShowCompany({ content: untold })()).toBeNull();
    expect(await makeShowHospitalPage({ content: untold })()).toEqual({ kind: "refused", refusal: { kind: "no-page" } });
    expect(await makeShowHealthPlanPage({ content: untold })()).toEqual({ kind: "refused", refusal: { kind: "no-page" } });
    expect(await makeShowMenu({ content: untold, settings: someSiteSettings })("shop")).toEqual([]);
  });
});
