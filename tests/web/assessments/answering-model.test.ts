import { describe, expect, it } from "vitest";
import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { AnsweringModel } from "#web/features/consultations/assessments/answering/answering-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";

const asha = customerId("asha");
const PLACE = { by: "place", kind: "default", member: null, booking: null } as const;

/** Devices of one customer over one server. */
async function aServer() {
  const container = composeMemory();
  const line = { isOut: false, sent: [] as string[][] };
  const save = container.get(SaveAssessment.default);
  container.rebind(SaveAssessment.default).toConstantValue(async (customer, sent) => {
    if (line.isOut) throw new PortUnavailable("the line", null);
    line.sent.push(sent.answers.map(({ linkId }) => linkId));
    return save(customer, sent);
  });
  await container.get(AllowCareData)(asha, { member: null, consent: true });
  const device = async (clock = now) => {
    const model = new AnsweringModel(asha, PLACE, { whole: async () => container, now: () => clock });
    await model.ask();
    return model;
  };
  const kept = async () => (await container.get(Assessments).at(asha, PLACE))?.answers.map(({ linkId, values }) => [linkId, values]) ?? [];
  return { container, line, device, kept };
}

describe("an assessment that is answered", () => {
  it("is saved at each answer, and found again where it was left", async () => {
    const { device, kept, line } = await aServer();
    const model = await device();
    expect([model.page, model.completeness.answered, model.isEmergency]).toEqual([0, 0, false]);
    model.forward();
    expect([model.page, model.isChecked]).toEqual([0, true]);
    await model.answer("red-flag", ["none"]);
    model.forward();
    expect([model.page, await kept()]).toEqual([1, [["red-flag", ["none"]]]]);
    await model.answer("severity", [4]);
    expect(line.sent).toEqual([["red-flag"], ["severity"]]);
    const again = await device();
    expect([again.page, again.valuesOf("severity"), again.state]).toEqual([1, [4], "in_progress"]);
  });

  it("tells of an emergency as soon as a sign of one is chosen, and goes on all the same", async () => {
    const { device } = await aServer();
    const model = await device();
    await model.answer("red-flag", ["chest-pain"]);
    expect(model.isEmergency).toBe(true);
    model.forward();
    expect(model.page).toBe(1);
  });

  it("keeps on the page what is not asked any more, and sends it again once it is", async () => {
    const { device, kept } = await aServer();
    const model = await device();
    await model.answer("sex", ["female"]);
    await model.answer("pregnancy", ["pregnant"]);
    await model.answer("sex", ["male"]);
    expect(await kept()).toEqual([["sex", ["male"]]]);
    expect(model.valuesOf("pregnancy")).toEqual(["pregnant"]);
    await model.answer("sex", ["female"]);
    expect(await kept()).toEqual([
      ["sex", ["female"]],
      ["pregnancy", ["pregnant"]],
    ]);
  });

  it("says what was not saved, and saves all of it with the next", async () => {
    const { device, line, kept } = await aServer();
    const model = await device();
    line.isOut = true;
    await model.answer("severity", [4]);
    expect([model.saving, model.valuesOf("severity")]).toEqual(["failed", [4]]);
    line.isOut = false;
    await model.answer("duration", ["days"]);
    expect([model.saving, (await kept()).length]).toEqual(["ready", 2]);
  });

  it("sends no number that does not fit, and is not left with it", async () => {
    const { device, line } = await aServer();
    const model = await device();
    await model.answer("sex", ["female"]);
    await model.answer("pregnancy", ["pregnant"]);
    await model.answer("pregnancy-weeks", [90]);
    expect(line.sent).toEqual([["sex"], ["pregnancy"]]);
    const history = model.groups.findIndex(({ linkId }) => linkId === "history");
    model.go(history);
    model.forward();
    expect([model.page, model.isChecked]).toEqual([history, true]);
  });

  it("is the same on two devices: the newest of each answer wins, and both see it", async () => {
    const { device } = await aServer();
    const [phone, desktop] = [await device(now), await device(now + 1_000)];
    await phone.answer("severity", [2]);
    await desktop.answer("severity", [9]);
    await phone.answer("duration", ["days"]);
    expect([phone.valuesOf("severity"), desktop.valuesOf("severity")]).toEqual([[9], [9]]);
    await desktop.ask();
    expect(desktop.valuesOf("duration")).toEqual(["days"]);
    await phone.answer("severity", [3]); // After it saw 9.
    await desktop.ask();
    expect(desktop.valuesOf("severity")).toEqual([3]);
  });

  it("is complete once it is sent, changed afterwards, and sent again", async () => {
    const { device } = await aServer();
    const model = await device();
    await model.complete();
    expect([model.state, model.completeness.missing.length > 0]).toEqual([null, true]);
    model.goToMissing();
    expect([model.page, model.isChecked]).toEqual([0, true]);
    const answers: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
      ...{
        "red-flag": ["none"],
        "complaint-text": ["A cough"],
        duration: ["weeks"],
        severity: [3],
        course: ["same"],
        conditions: ["none"],
      },
      ...{ "takes-medicines": [false], "has-allergies": [false], sex: ["male"], habits: ["none"] },
      ...{ sleep: ["good"], appetite: ["good"], activity: ["some"] },
    };
    for (const [linkId, values] of Object.entries(answers)) await model.answer(linkId, values);
    expect(model.completeness.percent).toBe(100);
    await model.complete();
    expect(model.state).toBe("completed");
    await model.answer("severity", [8]);
    expect(model.state).toBe("amended");
    await model.complete();
    expect(model.state).toBe("completed");
    const again = await device();
    expect(again.isReview).toBe(true);
  });

  it("takes nothing without consent, and asks for it where it was withdrawn meanwhile", async () => {
    const { container, device, kept } = await aServer();
    const model = await device();
    await container.get(AllowCareData)(asha, { member: null, consent: false });
    await model.answer("severity", [4]);
    expect([model.consent, await kept()]).toEqual([false, []]);
    await model.allow();
    expect([model.consent, await kept()]).toEqual([true, [["severity", [4]]]]);
  });

  it("is nobody else's, and unavailable where the line is gone", async () => {
    const { container, device } = await aServer();
    const model = await device();
    await model.answer("severity", [4]);
    const id = (await container.get(Assessments).at(asha, PLACE))?.id ?? expect.fail();
    const needs = { whole: async () => container, now: () => now };
    const theirs = new AnsweringModel(customerId("ravi"), { by: "id", id }, needs);
    await theirs.ask();
    expect(theirs.reading).toEqual({ kind: "read", value: null });
    container.rebind(ShowAssessment).toConstantValue(async () => {
      throw new PortUnavailable("the line", null);
    });
    const lost = new AnsweringModel(asha, PLACE, needs);
    await lost.ask();
    expect(lost.reading.kind).toBe("unavailable");
    await model.ask();
    expect(model.valuesOf("severity")).toEqual([4]);
  });
});
