import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeImportHealthPlans } from "#core/staff/health-plans/import-health-plans.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryHealthPlanRegister } from "#adapters/memory/content/health-plan-register.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { wholeFileOf } from "#tests/builders/files/whole-row.ts";
import type { HealthPlan } from "#core/content/care-page.ts";

const AT = Date.UTC(2026, 10, 22, 12);
const aPlan = (id: string, given: Partial<HealthPlan> = {}): HealthPlan => ({
  id,
  title: "Parivar",
  text: "For four.",
  price: paise(1_299_900),
  people: 4,
  includes: ["12 consultations"],
  consultations: 12,
  labPercent: 0,
  picture: null,
  hindi: null,
  ...given,
});
const memoryWith = (plans: readonly HealthPlan[]) =>
  Object.assign(new Memory(), { contents: { healthPlanPage: { ...someContents().healthPlanPage, plans } } });
const importing = (memory: Memory, run: "dry" | "real", plans: readonly HealthPlan[]) =>
  makeImportHealthPlans({ register: memoryHealthPlanRegister(memory), now: () => AT })("ravi", {
    name: "plans.ndjson",
    file: wholeFileOf(plans),
    run,
  });
const offered = (memory: Memory) => memory.contents.healthPlanPage?.plans;

describe("health plans from a file", () => {
  it("take the place of all that were offered, in the file's order, and are counted and audited", async () => {
    const memory = memoryWith([aPlan("gone"), aPlan("same"), aPlan("dearer")]);
    const plans = [aPlan("new"), aPlan("dearer", { price: paise(1) }), aPlan("same")];
    expect(await importing(memory, "real", plans)).toMatchObject(ok({ added: 1, changed: 1, removed: 1, unchanged: 1 }));
    expect(offered(memory)).toEqual(plans);
    expect(memory.contents.healthPlanPage?.banner).toEqual(someContents().healthPlanPage.banner);
    expect(memory.audited.at(-1)).toMatchObject({ who: "ravi", action: "plan import", details: { file: "plans.ndjson", removed: 1 } });
  });

  it("are each counted once, and change nothing when they come again", async () => {
    const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
    await fc.assert(
      fc.asyncProperty(ids, ids, async (before, after) => {
        const memory = memoryWith(before.map((id) => aPlan(id)));
        const plans = after.map((id) => aPlan(id, { people: id === "a" ? 2 : 4 }));
        const first = await importing(memory, "real", plans);
        const { added = 0, changed = 0, removed = 0, unchanged = 0 } = first.kind === "ok" ? first.value : {};
        expect([added + changed + unchanged, removed + changed + unchanged]).toEqual([after.length, before.length]);
        expect(await importing(memory, "real", plans)).toMatchObject(ok({ added: 0, changed: 0, removed: 0, unchanged: after.length }));
      }),
    );
  });

  it("change nothing in a dry run, where an id comes twice, or where no page is there", async () => {
    const memory = memoryWith([aPlan("old")]);
    expect(await importing(memory, "dry", [aPlan("new")])).toMatchObject(ok({ added: 1, changed: 0, removed: 1, unchanged: 0 }));
    expect(await importing(memory, "real", [aPlan("x"), aPlan("x")])).toEqual(
      refused({ kind: "faulty", faults: [{ line: 2, path: "_id", expected: "an id once; line 1 has it too" }] }),
    );
    expect([offered(memory), memory.audited]).toEqual([[aPlan("old")], []]);
    expect(await importing(new Memory(), "real", [aPlan("x")])).toEqual(refused({ kind: "no-page" }));
  });
});
