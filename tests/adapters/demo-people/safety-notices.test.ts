import { describe, expect, it } from "vitest";
import { answeredHealth } from "#core/assessments/profile/answered-health.ts";
import { safetyFactsOf } from "#core/catalogue/safety-facts.ts";
import { safetyNotices } from "#core/consultations/safety/safety-notices.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day, firstInstantOf } from "#core/shared/day.ts";
import { demoGoodsOn } from "#tests/builders/demo-goods.ts";
import { healthProfileAt } from "#adapters/demo-people/health-profile-at.ts";

const today = day("2026-11-24");

const products = await demoGoodsOn(today);

describe("Asha's safety notices in the demo", () => {
  const { answers } = healthProfileAt(firstInstantOf(today), customerId("asha"));
  const person = { ...answeredHealth(answers), birthdate: null, prescribed: [] };
  const notices = safetyNotices(person, products.map(safetyFactsOf), today);
  const reasonsOf = (title: string) => {
    const product = products.find((one) => one.title === title) ?? expect.fail(`no ${title}`);
    return notices.find((notice) => notice.product === product.id)?.reasons ?? [];
  };

  it("are seen where docs/tour.md says, and not of most products", () => {
    expect(reasonsOf("Peanut Protein Puffs")).toMatchObject([{ kind: "allergy", found: { kind: "ingredient" } }]);
    expect(reasonsOf("Groundnut Kachi Ghani Oil")).toMatchObject([{ kind: "allergy", found: { kind: "ingredient" } }]);
    expect(reasonsOf("Ashwagandha Churna")).toMatchObject([
      { kind: "caution", caution: "thyroid-medicines", because: { kind: "told", said: "Thyroxine" } },
      { kind: "caution", caution: "thyroid-condition", because: { kind: "condition", condition: "thyroid" } },
    ]);
    expect(notices.length).toBeLessThan(products.length / 5);
  });
});
