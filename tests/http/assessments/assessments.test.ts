import { describe, expect, it } from "vitest";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowCompleteness } from "#core/assessments/answering/show-completeness.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { aHousehold, SELF, everyAnswer, assessmentsSuite } from "#tests/core/assessments/answering/assessments-suite.ts";

assessmentsSuite("over HTTP", overTheWire);

describe("assessments over HTTP", () => {
  it("tell how far they are, by linkIds [ep-completeness-checks]", async () => {
    const { asha, ravi, mine, theirs, url } = await aHousehold(overTheWire);
    const saved = await mine.get(SaveAssessment.yoga)(asha.id, { ...SELF, answers: everyAnswer("yoga").slice(0, 6) });
    if (saved.kind === "refused") return expect.fail(saved.refusal.kind);
    const { id, completeness } = saved.value;
    expect(completeness.percent).toBe(Math.floor((100 * completeness.answered) / completeness.required));
    expect(completeness.answered + completeness.missing.length).toBe(completeness.required);
    expect(await mine.get(ShowCompleteness)(asha.id, id)).toEqual(ok(completeness));
    const response = await fetch(`${url}/api/get/assessmentcompleteness?id=${id}`, { headers: { authorization: `Bearer ${asha.bearer}` } });
    expect(await response.json()).toMatchObject({ payload: { ...completeness } });
    const [hers, none] = await Promise.all([id, assessmentId("none")].map((one) => theirs.get(ShowCompleteness)(ravi.id, one)));
    expect(hers).toEqual(none);
  });

  it("refuse another version, 10,000 answers and what is no answer, and change nothing then; no message tells an answer back", async () => {
    const { asha, mine, url } = await aHousehold(overTheWire);
    const post = async (payload: object, path = "yoga") => {
      const response = await fetch(`${url}/api/add/l2assessment/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${asha.bearer}`, "content-type": "application/json" },
        body: JSON.stringify(payload),
      });
      return { status: response.status, text: await response.text() };
    };
    const of = (linkId: string, value: unknown, n: unknown = 1) => ({ version: 2, answers: [{ linkId, value, n }] });
    const many = { version: 2, answers: Array.from({ length: 10_000 }, (_, n) => ({ linkId: "severity", value: 1, n: n + 1 })) };
    const wrong: readonly (readonly [object, number])[] = [
      [{ ...of("severity", 3), version: 1 }, 409],
      [many, 400],
      [of("severity", 11), 400],
      [of("severity", "SENTINEL"), 400],
      [of("complaint-text", "SENTINEL ".repeat(200)), 400],
      [of("__proto__", "SENTINEL"), 400],
      [of("red-flag", ["none", "chest-pain"]), 400],
      [of("severity", 3, 0), 400],
      [of("severity", 3, "1"), 400],
      [{ ...of("severity", 3), complete: true }, 422],
      [{ ...of("severity", 3), member_id: "none" }, 404],
      [{ ...of("severity", 3), booking_id: "none" }, 404],
      [{}, 400],
    ];
    for (const [payload, status] of wrong) {
      const answered = await post(payload);
      expect([answered.status, JSON.stringify(payload).slice(0, 80)]).toEqual([status, JSON.stringify(payload).slice(0, 80)]);
      expect(answered.text).not.toContain("SENTINEL");
    }
    expect((await post(of("severity", 3), "reiki")).status).toBe(404);
    expect(JSON.parse((await post({ ...of("severity", 3), complete: true })).text)).toMatchObject({
      status: { message: expect.stringMatching(/^\d+ answers are missing\.$/) },
      payload: { missing: expect.arrayContaining(["red-flag"]) },
    });
    expect(await mine.get(ListAssessments)(asha.id)).toEqual([]);
  });
});
