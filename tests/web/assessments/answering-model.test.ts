import { afterEach, describe, expect, it, vi } from "vitest";
import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import { ask, when } from "#core/assessments/questions/asking.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AnsweringModel, answeringNeeds } from "#web/features/assessments/answering/answering-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { SaveAssessmentRefusal } from "#core/assessments/answering/save-assessment.use-case.ts";

const asha = customerId("asha");
const PLACE = { by: "place", kind: "default", member: null, booking: null } as const;

/** Answers to all that the assessment before any consultation asks. */
const WHOLE: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  "red-flag": ["none"],
  "complaint-text": ["A cough"],
  duration: ["weeks"],
  severity: [3],
  course: ["same"],
  conditions: ["none"],
  "takes-medicines": [false],
  "has-allergies": [false],
  sex: ["male"],
  habits: ["none"],
  sleep: ["good"],
  appetite: ["good"],
  activity: ["some"],
};

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
    const model = new AnsweringModel(asha, PLACE, { ...lateNeeds(async () => container, answeringNeeds), now: () => clock });
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
    expect([model.page, model.completeness.answered, model.redFlags]).toEqual([0, 0, []]);
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
    expect(model.redFlags).toEqual(["chest-pain"]);
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
    for (const [linkId, values] of Object.entries(WHOLE)) await model.answer(linkId, values);
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
    const needs = { ...lateNeeds(async () => container, answeringNeeds), now: () => now };
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

describe("a page of an assessment", () => {
  afterEach(() => vi.useRealTimers());

  it("is none before the questions are read, and nothing is sent", async () => {
    const { container, line } = await aServer();
    const model = new AnsweringModel(asha, PLACE, { ...lateNeeds(async () => container, answeringNeeds), now: () => now });
    expect([model.groups, model.valuesOf("severity"), model.redFlags, model.isChecked, model.consent]).toEqual([[], [], [], false, false]);
    expect([model.completeness.required, model.saving, model.isCompleting]).toEqual([0, "ready", false]);
    model.forward();
    await model.allow();
    await model.complete();
    expect([model.consent, model.saving, model.faults, line.sent]).toEqual([false, "ready", 0, []]);
  });

  it("goes on once nothing is missing on it, to the answers at the end, and no further", async () => {
    const { device } = await aServer();
    const model = await device();
    model.forward();
    model.forward();
    expect([model.page, model.faults, model.isChecked, model.isReview]).toEqual([0, 2, true, false]);
    for (const [linkId, values] of Object.entries(WHOLE)) await model.answer(linkId, values);
    const pages: number[] = [];
    for (let step = 0; step < 7; step += 1) {
      model.forward();
      pages.push(model.page);
    }
    expect([pages, model.groups.length, model.isReview, model.isChecked]).toEqual([[1, 2, 3, 4, 5, 5, 5], 5, true, false]);
    model.go(3);
    model.goToMissing();
    expect([model.page, model.isChecked]).toEqual([5, true]);
    await model.answer("sleep", []);
    model.goToMissing();
    expect(model.page).toBe(3);
    model.go(-1);
    expect([model.page, model.isChecked]).toEqual([0, false]);
  });

  it("stays at a number that does not fit, though it need not be answered", async () => {
    const { device } = await aServer();
    const model = await device();
    const answers = { ...WHOLE, sex: ["female"], pregnancy: ["pregnant"], "pregnancy-weeks": [90] };
    for (const [linkId, values] of Object.entries(answers)) await model.answer(linkId, values);
    model.go(2);
    model.forward();
    expect([model.page, model.completeness.missing]).toEqual([2, []]);
    await model.answer("pregnancy-weeks", [12]);
    model.forward();
    expect(model.page).toBe(3);
  });

  it("asks what is asked after the answers so far, with the texts between; a group without any has no page", async () => {
    const { container, device } = await aServer();
    const model = await device();
    const history = model.groups[2] ?? expect.fail();
    const asked = () => model.questionsOf(history).map(({ linkId }) => linkId);
    expect(asked()).not.toContain("medicines");
    await model.answer("takes-medicines", [true]);
    expect(asked()).toContain("medicines");
    const show = container.get(ShowAssessment);
    container.rebind(ShowAssessment).toConstantValue(async (...given) => {
      const answer = await show(...given);
      if (answer.kind === "refused") return answer;
      const ofWomen = ask.group("days", ["", ""], [ask.yesOrNo("cycle", ["", ""], { conditions: [when.is("sex", "female")] })]);
      const items = answer.value.items.map((group) => (group.linkId === "days" ? ofWomen : group));
      return ok({
        ...answer.value,
        items: [...items, ask.group("end", ["", ""], [ask.display("text", ["", ""]), ask.yesOrNo("last", ["", ""])])],
      });
    });
    const other = await device();
    const groups = () => other.groups.map(({ linkId }) => linkId);
    expect(groups()).toEqual(["red-flags", "complaint", "history", "reports", "end"]);
    expect(other.questionsOf(other.groups[4] ?? expect.fail()).map(({ linkId }) => linkId)).toEqual(["text", "last"]);
    await other.answer("sex", ["female"]);
    expect(groups()).toEqual(["red-flags", "complaint", "history", "days", "reports", "end"]);
  });

  it("stays where it is when the answers are asked for again", async () => {
    const { device } = await aServer();
    const model = await device();
    model.go(2);
    await model.ask();
    expect(model.page).toBe(2);
  });

  it("shows what is typed at once, and saves it once nothing was typed for a moment", async () => {
    const { device, line } = await aServer();
    const model = await device();
    vi.useFakeTimers();
    model.type("complaint-text", ["A c"]);
    await vi.advanceTimersByTimeAsync(700);
    model.type("complaint-text", ["A cough"]);
    await vi.advanceTimersByTimeAsync(700);
    expect([model.valuesOf("complaint-text"), line.sent]).toEqual([["A cough"], []]);
    await vi.advanceTimersByTimeAsync(200);
    expect([line.sent, model.saving]).toEqual([[["complaint-text"]], "ready"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line.sent).toHaveLength(1);
  });

  it("says which answers come from the health profile, which alone begin no assessment", async () => {
    const { container, device, line } = await aServer();
    const ids = ["conditions", "habits"];
    await container.get(HealthProfiles).change(asha, null, () => ({
      after: ids.map((linkId) => ({ linkId, values: ["none"], n: now })),
      answer: null,
    }));
    const model = await device(now - 5);
    const offered = () => model.groups.filter(model.isOffered).map(({ linkId }) => linkId);
    expect([[...model.offered], offered(), model.valuesOf("habits")]).toEqual([ids, ["history"], ["none"]]);
    await model.flush();
    expect(line.sent).toEqual([]);
    line.isOut = true;
    await model.answer("habits", ["smoking"]);
    line.isOut = false;
    await model.ask();
    expect([model.valuesOf("habits"), line.sent]).toEqual([["smoking"], [ids]]);
    expect([...model.offered]).toEqual([]);
  });

  it("keeps an own answer that is as new as the profile's, or newer", async () => {
    const { container, device } = await aServer();
    const model = await device();
    await container.get(AllowCareData)(asha, { member: null, consent: false });
    await model.ask();
    await model.answer("habits", ["smoking"]);
    await container
      .get(HealthProfiles)
      .change(asha, null, () => ({ after: [{ linkId: "habits", values: ["none"], n: now }], answer: null }));
    await model.ask();
    expect([model.valuesOf("habits"), [...model.offered]]).toEqual([["smoking"], []]);
  });
});

describe("what is answered", () => {
  /** A device whose next saving waits until the test lets it on. */
  async function waiting() {
    const server = await aServer();
    const model = await server.device();
    const held = Promise.withResolvers<void>();
    const save = server.container.get(SaveAssessment.default);
    let first = true;
    server.container.rebind(SaveAssessment.default).toConstantValue(async (...given) => {
      const answer = await save(...given);
      if (first) {
        first = false;
        await held.promise;
      }
      return answer;
    });
    return { ...server, model, goOn: held.resolve };
  }
  const refusing = async (refusal: SaveAssessmentRefusal) => {
    const server = await aServer();
    server.container.rebind(SaveAssessment.default).toConstantValue(async () => refused(refusal));
    return { ...server, model: await server.device() };
  };

  it("while another answer is on its way follows it, and the newest of each is drawn", async () => {
    const { model, goOn, line, kept } = await waiting();
    const first = model.answer("severity", [4]);
    expect(model.saving).toBe("sending");
    const others = [model.answer("severity", [5]), model.answer("duration", ["days"])];
    goOn();
    await Promise.all([first, ...others]);
    expect([model.valuesOf("severity"), model.saving, line.sent]).toEqual([[5], "ready", [["severity"], ["duration", "severity"]]]);
    expect((await kept()).sort()).toEqual([
      ["duration", ["days"]],
      ["severity", [5]],
    ]);
  });

  it("is handed in once, however often that is pressed", async () => {
    const { model, goOn, container } = await waiting();
    let completed = 0;
    const save = container.get(SaveAssessment.default);
    container.rebind(SaveAssessment.default).toConstantValue(async (customer, sent) => {
      if (sent.complete) completed += 1;
      return save(customer, sent);
    });
    const pressed = [model.complete(), model.complete()];
    await vi.waitFor(() => expect(model.isCompleting).toBe(true));
    goOn();
    await Promise.all(pressed);
    expect([completed, model.isCompleting, model.saving]).toEqual([1, false, "ready"]);
  });

  it("is sent once where the server keeps nothing of it", async () => {
    const { container, device } = await aServer();
    const model = await device();
    const save = container.get(SaveAssessment.default);
    let sent = 0;
    container.rebind(SaveAssessment.default).toConstantValue(async (...given) => {
      sent += 1;
      const answer = await save(...given);
      return answer.kind === "refused" || sent > 9 ? answer : ok({ ...answer.value, answers: [] });
    });
    await model.answer("severity", [4]);
    expect([sent, model.valuesOf("severity"), model.saving]).toEqual([1, [4], "ready"]);
  });

  it("is sent nowhere without consent, which may be given again once there is a line", async () => {
    const { container, device, line } = await aServer();
    await container.get(AllowCareData)(asha, { member: null, consent: false });
    const other = await device();
    await other.allow();
    expect([other.consent, other.saving]).toEqual([true, "ready"]);
    await container.get(AllowCareData)(asha, { member: null, consent: false });
    const model = await device();
    await model.answer("severity", [4]);
    expect([model.consent, line.sent]).toEqual([false, []]);
    const allow = container.get(AllowCareData);
    container.rebind(AllowCareData).toConstantValue(() => Promise.reject(new PortUnavailable("the line", null)));
    await model.allow();
    expect([model.consent, model.saving]).toEqual([false, "failed"]);
    container.rebind(AllowCareData).toConstantValue(async () => refused({ kind: "not-found" }) as never);
    await model.allow();
    expect(model.consent).toBe(false);
    container.rebind(AllowCareData).toConstantValue(allow);
    await model.allow();
    expect([model.consent, model.saving, line.sent]).toEqual([true, "ready", [["severity"]]]);
  });

  it("is told of as changed where the server takes it no more, and asks for consent again where that is gone", async () => {
    const { model } = await refusing({ kind: "other-version", version: 9 });
    await model.answer("severity", [4]);
    expect([model.saving, model.consent]).toEqual(["changed", true]);
    const { model: withdrawn } = await refusing({ kind: "consent-needed" });
    await withdrawn.answer("severity", [4]);
    expect(withdrawn.consent).toBe(false);
    const { model: open } = await refusing({ kind: "incomplete", missing: ["sex"] });
    await open.complete();
    expect(open.saving).toBe("ready");
  });
});
