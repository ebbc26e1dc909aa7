import { describe, expect, it } from "vitest";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { aHousehold, healthProfileSuite } from "#tests/core/assessments/profile/health-profile-suite.ts";

healthProfileSuite("over HTTP", overTheWire);

describe("the health profile over HTTP", () => {
  it("refuses what is no answer, and changes nothing then; no message tells an answer back", async () => {
    const { asha, mine, url } = await aHousehold(overTheWire);
    const post = async (answers: unknown) => {
      const response = await fetch(`${url}/api/add/healthprofile`, {
        method: "POST",
        headers: { authorization: `Bearer ${asha.bearer}`, "content-type": "application/json" },
        body: JSON.stringify({ answers: [{ linkId: "height", value: 158, n: 1 }, ...[answers].flat()] }),
      });
      return { status: response.status, text: await response.text() };
    };
    const wrong: readonly unknown[] = [
      { linkId: "weight", value: "SENTINEL", n: 1 },
      { linkId: "weight", value: 2000, n: 1 },
      { linkId: "severity", value: 3, n: 1 },
      { linkId: "medicines", value: "SENTINEL ".repeat(200), n: 1 },
      { linkId: "conditions", value: ["none", "diabetes"], n: 1 },
      { linkId: "weight", value: 60, n: 0 },
      Array.from({ length: 10_000 }, (_, n) => ({ linkId: "weight", value: 60, n: n + 1 })),
    ];
    for (const one of wrong) {
      const answered = await post(one);
      expect([answered.status, answered.text.includes("SENTINEL")]).toEqual([400, false]);
    }
    expect(await mine.get(ShowHealthProfile)(asha.id, null)).toMatchObject(ok({ answers: [] }));
  });
});
