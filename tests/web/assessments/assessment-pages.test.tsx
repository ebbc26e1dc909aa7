import { describe, expect, it } from "vitest";
import { leaningOf } from "#core/assessments/answering/leaning-of.ts";
import { currentQuestionnaire } from "#core/assessments/questions/questionnaires.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";

const server = composeMemory();

describe("pages of assessments", () => {
  it.each([
    ["/ayurvedicassessment", "Ayurveda assessment"],
    ["/ayurvedicassessment/abc123", "Ayurveda assessment"],
    ["/yogaassessment", "Yoga assessment"],
    ["/yogaassessment/abc123", "Yoga assessment"],
    ["/physioassesment", "Physiotherapy assessment"],
    ["/physioassesment/abc123", "Physiotherapy assessment"],
    ["/nutritionassesment", "Nutrition assessment"],
    ["/nutritionassesment/abc123", "Nutrition assessment"],
    ["/defaultquestionnaire", "Assessment before a consultation"],
    ["/defaultquestionnaire/abc123", "Assessment before a consultation"],
    ["/defaultquestionnaire?kind=siddha", "Siddha assessment"],
    ["/defaultquestionnaire?kind=unani", "Unani assessment"],
    ["/defaultquestionnaire?kind=homeopathy", "Homeopathy assessment"],
    ["/defaultquestionnaire?kind=reiki", "Assessment before a consultation"],
    ["/summary", "Your assessments"],
    ["/summary/abc123", "Your assessments"],
    ["/yogasummary", "Your yoga assessments"],
    ["/yogasummary/abc123", "Your yoga assessments"],
    ["/medicalcondition", "Medical condition"],
    ["/physicalgenerals", "Height, weight and blood pressure"],
  ])("open at %s: %s [rt-yogasummary] [rt-yogasummary-id]", async (path, title) => {
    const answer = await render(new Request(`https://niramaya.example${path}`), server, shopFrame);
    const html = await answer.text();
    expect([answer.status, html.includes(`<h1>${title}</h1>`), html.includes('content="noindex')]).toEqual([200, true, true]);
  });

  it("are where an appointment's questions are, by its therapy", () => {
    const at = THERAPIES.map((therapy) => assessmentAddress.beforeBooking({ therapy, booking: "b1", member: null }));
    expect(at).toEqual([
      "/ayurvedicassessment?booking=b1",
      "/defaultquestionnaire?kind=homeopathy&booking=b1",
      "/yogaassessment?booking=b1",
      "/physioassesment?booking=b1",
      "/nutritionassesment?booking=b1",
      "/defaultquestionnaire?kind=siddha&booking=b1",
      "/defaultquestionnaire?kind=unani&booking=b1",
      "/defaultquestionnaire?booking=b1",
      "/defaultquestionnaire?booking=b1",
    ]);
    expect(assessmentAddress.at({ kind: "yoga", booking: null, member: "m1" })).toBe("/yogaassessment?member=m1");
  });
});

describe("the leaning of answers [care, Ayurveda leaning]", () => {
  const { items } = currentQuestionnaire("ayurveda");
  const answer = (linkId: string, ...values: readonly string[]) => ({ linkId, values, n: 1 });

  it("is the shares of what was chosen, with the formula of the test", () => {
    const leaning = leaningOf(items, [
      answer("agni", "irregular"),
      answer("after-meals", "wind", "burning"),
      answer("bowel", "dry"),
      answer("sleep", "long"),
      answer("tongue", "clear"), // Without a weight.
    ]);
    expect(leaning).toMatchObject({
      formula: "prakriti@1",
      figures: { vata: "60", pitta: "20", kapha: "20" },
      result: ["vata"],
      band: "single",
    });
  });

  it("is none where nothing that was chosen has a weight", () => {
    expect(leaningOf(items, [answer("bowel", "easy"), answer("severity")])).toBeNull();
    expect(leaningOf(currentQuestionnaire("yoga").items, [answer("experience", "none")])).toBeNull();
  });
});
