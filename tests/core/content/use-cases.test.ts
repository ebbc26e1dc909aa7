import { describe, expect, it } from "vitest";
import { inOrder } from "#core/content/landing.ts";
import { makeOpenLanding } from "#core/content/open-landing.use-case.ts";
import { makeShowCompany } from "#core/content/show-company.use-case.ts";
import { makeShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { makeShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { makeShowMenu } from "#core/content/show-menu.use-case.ts";
import { memoryContent } from "#adapters/memory/content.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { someContents } from "#tests/builders/some-contents.ts";

const contents = someContents();
const told = memoryContent(Object.assign(new Memory(), { contents }));
const untold = memoryContent(new Memory());

describe("what the site says about itself", () => {
  it("is shown as it was put last, the landing page in its order", async () => {
    expect(await makeOpenLanding(told)()).toEqual(inOrder(contents.landing));
    expect(await makeShowCompany(told)()).toEqual(contents.company);
    expect(await makeShowHospitalPage(told)()).toEqual({ kind: "ok", value: contents.hospitalPage });
    expect(await makeShowHealthPlanPage(told)()).toEqual({ kind: "ok", value: contents.healthPlanPage });
    for (const menu of ["shop", "header", "account"] as const) expect(await makeShowMenu(told)(menu)).toEqual(contents.menus[menu]);
  });

  it("is empty, or refused, where it was never put", async () => {
    expect(await makeOpenLanding(untold)()).toEqual({ banners: [], practitioners: [] });
    expect(await makeShowCompany(untold)()).toBeNull();
    expect(await makeShowHospitalPage(untold)()).toEqual({ kind: "refused", refusal: { kind: "no-page" } });
    expect(await makeShowHealthPlanPage(untold)()).toEqual({ kind: "refused", refusal: { kind: "no-page" } });
    expect(await makeShowMenu(untold)("shop")).toEqual([]);
  });
});
