import { describe, expect, it, onTestFinished } from "vitest";
import { memoryHealthPlanRegister } from "#adapters/memory/content/health-plan-register.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { putContents } from "#adapters/postgres/content/content.ts";
import { postgresHealthPlanRegister } from "#adapters/postgres/content/health-plan-register.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { Contents } from "#core/content/content.port.ts";
import type { HealthPlanRegister } from "#core/staff/health-plans/health-plan-register.port.ts";

const adapters: Record<string, (contents: Contents | null) => Promise<HealthPlanRegister>> = {
  memory: async (contents) => memoryHealthPlanRegister(Object.assign(new Memory(), contents === null ? {} : { contents })),
  postgres: async (contents) => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    if (contents !== null) await putContents(db, contents);
    return postgresHealthPlanRegister(db);
  },
};

const audit = { at: 1, who: "ravi", action: "plan import", subject: { kind: "health-plan", id: "all" }, details: {} } as const;

describe.each(Object.entries(adapters))("the register of health plans in %s", (_, holding) => {
  it("changes the plans of the page and nothing else of it", async () => {
    const register = await holding(someContents());
    const { healthPlanPage } = someContents();
    const plans = healthPlanPage.plans.map((plan): HealthPlan => ({ ...plan, title: "'\\ \u2028 योजना" }));
    expect(await register.change((page) => ({ put: { plans, audit }, answer: page }))).toEqual(healthPlanPage);
    expect(await register.page()).toEqual({ ...healthPlanPage, plans });
    expect(await register.change((page) => ({ put: null, answer: page?.plans }))).toEqual(plans);
  });

  it("has no page at first, and then takes no plans", async () => {
    const register = await holding(null);
    expect(await register.page()).toBeNull();
    await expect(register.change((page) => ({ put: { plans: [], audit }, answer: page }))).rejects.toThrow(RangeError);
  });

  it("loses no change of two that come together", async () => {
    const register = await holding(someContents());
    const [plan] = someContents().healthPlanPage.plans;
    if (plan === undefined) throw new RangeError("some contents hold a plan");
    const grow = () =>
      register.change((page) => {
        const before = page?.plans ?? [];
        return { put: { plans: [...before, { ...plan, id: `p-${before.length + 1}` }], audit }, answer: null };
      });
    await Promise.all(Array.from({ length: 6 }, grow));
    expect((await register.page())?.plans.map(({ id }) => id)).toEqual(["p-1", "p-2", "p-3", "p-4", "p-5", "p-6", "p-7"]);
  });
});
