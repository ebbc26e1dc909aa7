import { describe, expect, it } from "vitest";
import { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { AnsweringModel, answeringNeeds } from "#web/features/assessments/answering/answering-model.ts";
import { HealthProfileModel, healthProfileNeeds } from "#web/features/assessments/health-profile/health-profile-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const asha = customerId("asha");

/** Pages of one customer over one server. */
async function aServer() {
  const container = composeMemory();
  const line = { isOut: false };
  const save = container.get(SaveHealthProfile);
  container.rebind(SaveHealthProfile).toConstantValue(async (...given) => {
    if (line.isOut) throw new PortUnavailable("the line", null);
    return save(...given);
  });
  const needs = { ...lateNeeds(async () => container, { ...healthProfileNeeds, ...answeringNeeds }), now: () => now };
  const page = async (part: "conditions" | "measures") => {
    const model = new HealthProfileModel({ customer: asha, member: null, part }, needs);
    await model.ask();
    return model;
  };
  const answering = async () => {
    const model = new AnsweringModel(asha, { by: "place", kind: "nutrition", member: null, booking: null }, needs);
    await model.ask();
    return model;
  };
  const kept = async () => (await container.get(HealthProfiles).of(asha, null)).map(({ linkId, values }) => [linkId, ...values]);
  return { container, line, page, answering, kept };
}

const asked = (model: HealthProfileModel) => model.questions.map(({ linkId }) => linkId);

describe("a page of the health profile", () => {
  it("asks for consent first, and keeps what is saved after it", async () => {
    const { page, kept } = await aServer();
    const model = await page("measures");
    expect(model.reading).toMatchObject({ value: { shown: { consent: false } } });
    await model.allow();
    expect(model.reading).toMatchObject({ value: { shown: { consent: true } } });
    model.type("weight", [61.5]);
    expect([model.isChanged, await kept()]).toEqual([true, []]);
    await model.save();
    expect([model.isChanged, model.outcome, await kept()]).toEqual([false, "saved", [["weight", 61.5]]]);
    expect((await page("measures")).valuesOf("weight")).toEqual([61.5]);
  });

  it("asks what follows from an answer, and keeps nothing that is not asked any more", async () => {
    const { container, page, kept } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: true });
    const model = await page("conditions");
    expect(asked(model)).not.toContain("allergy-substances");
    await model.answer("has-allergies", [true]);
    expect(asked(model)).toContain("allergy-substances");
    model.type("allergy-substances", ["Peanuts"]);
    await model.answer("has-allergies", [false]);
    await model.save();
    expect(await kept()).toEqual([["has-allergies", false]]);
  });

  it("tells after it is saved which answer still asks for another", async () => {
    const { container, page, kept } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: true });
    const model = await page("conditions");
    await model.answer("has-allergies", [true]);
    await model.answer("takes-medicines", [true]);
    await model.save();
    expect([model.outcome, model.isChecked, model.completeness.missing]).toEqual(["saved", true, ["medicines", "allergy-substances"]]);
    expect(await kept()).toEqual([
      ["has-allergies", true],
      ["takes-medicines", true],
    ]);
    model.type("allergy-substances", ["Peanuts"]);
    await model.answer("takes-medicines", [false]);
    await model.save();
    expect([model.outcome, model.isChecked, model.completeness.missing]).toEqual(["saved", false, []]);
  });

  it("tells what can't be an answer, and sends nothing then", async () => {
    const { container, page, kept } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: true });
    const model = await page("measures");
    model.type("weight", [2000]);
    await model.save();
    expect([model.faults, model.isChecked, model.isChanged, await kept()]).toEqual([1, true, true, []]);
    model.type("weight", [60]);
    await model.save();
    expect(await kept()).toEqual([["weight", 60]]);
  });

  it("keeps what was changed where nobody answers, and saves it afterwards", async () => {
    const { container, line, page, kept } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: true });
    const model = await page("measures");
    model.type("height", [158]);
    line.isOut = true;
    await model.save();
    expect([model.sending.state, model.valuesOf("height"), model.isChanged]).toEqual(["unavailable", [158], true]);
    line.isOut = false;
    await model.save();
    expect([model.outcome, await kept()]).toEqual(["saved", [["height", 158]]]);
  });

  it("asks for consent again where it was withdrawn elsewhere, and loses nothing", async () => {
    const { container, page } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: true });
    const model = await page("measures");
    model.type("height", [158]);
    await container.get(AllowCareData)(asha, { member: null, consent: false });
    await model.save();
    expect(model.reading).toMatchObject({ value: { shown: { consent: false } } });
    expect(model.valuesOf("height")).toEqual([158]);
  });

  it("is answered already in an assessment that asks the same, which it does not begin by itself", async () => {
    const { container, page, answering } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: true });
    const model = await page("measures");
    model.type("weight", [61.5]);
    await model.save();
    const first = await answering();
    const group = first.groups.find(({ items }) => items.some(({ linkId }) => linkId === "weight")) ?? expect.fail();
    expect([first.valuesOf("weight"), first.state, first.isOffered(group)]).toEqual([[61.5], null, true]);
    await first.flush();
    expect((await answering()).state).toBeNull();
    await first.answer("severity", [4]);
    const again = await answering();
    expect([again.valuesOf("weight"), again.state, again.isOffered(group)]).toEqual([[61.5], "in_progress", false]);
  });

  it("asks nothing before it is read, and nothing was saved or found wrong then", async () => {
    const { container } = await aServer();
    const model = new HealthProfileModel(
      { customer: asha, member: null, part: "measures" },
      { ...lateNeeds(async () => container, healthProfileNeeds), now: () => now },
    );
    expect([model.questions, model.valuesOf("weight"), model.isChanged, model.isChecked, model.outcome]).toEqual([
      [],
      [],
      false,
      false,
      "none",
    ]);
  });

  it("is nobody's where the server says so", async () => {
    const { container, page } = await aServer();
    container.rebind(ShowHealthProfile).toConstantValue(async () => refused({ kind: "not-found" }));
    const model = await page("measures");
    await model.allow();
    expect([model.reading, model.questions]).toEqual([{ kind: "read", value: null }, []]);
  });

  it("stays without consent where it is not taken", async () => {
    const { container, page } = await aServer();
    const model = await page("measures");
    container.rebind(AllowCareData).toConstantValue(async () => refused({ kind: "unknown-member" }));
    await model.allow();
    expect(model.reading).toMatchObject({ value: { shown: { consent: false } } });
    container.rebind(AllowCareData).toConstantValue(async () => {
      throw new PortUnavailable("the line", null);
    });
    await model.allow();
    expect([model.sending.state, model.reading]).toMatchObject(["unavailable", { value: { shown: { consent: false } } }]);
  });

  it("keeps what is changed while it is saved, and says no more than what became of the last press", async () => {
    const { container, page, kept } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: true });
    const model = await page("measures");
    model.type("weight", [2000]);
    await model.save();
    model.type("weight", [60]);
    const saving = model.save();
    model.type("weight", [61]);
    model.type("height", [158]);
    await saving;
    expect([model.isChanged, model.isChecked, model.outcome, model.valuesOf("weight"), await kept()]).toEqual([
      ...[true, false, "saved", [61]],
      [["weight", 60]],
    ]);
    model.type("height", [159]);
    expect(model.outcome).toBe("none");
    container.rebind(SaveHealthProfile).toConstantValue(async () => refused({ kind: "wrong-answers", questions: ["height"] }));
    await model.save();
    expect([model.outcome, model.isChanged, model.reading]).toMatchObject(["not-taken", true, { value: { shown: { consent: true } } }]);
  });
});
