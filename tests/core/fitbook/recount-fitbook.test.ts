import { describe, expect, it } from "vitest";
import { makeRecountFitbook } from "#core/fitbook/staff/recount-fitbook.use-case.ts";
import { now } from "#tests/fixtures.ts";
import type { RecountedFitbook } from "#core/fitbook/staff/fitbook-numbers.port.ts";

/** What the audit log has of a recount that put so many numbers right. */
async function auditedOf(recounted: RecountedFitbook): Promise<unknown> {
  let entry: unknown = "not asked";
  const recount = makeRecountFitbook({
    numbers: {
      async recount(audited) {
        entry = audited(recounted);
        return recounted;
      },
    },
    now: () => now,
  });
  expect(await recount("meera")).toBe(recounted);
  return entry;
}

describe("a recount of Fitbook's numbers", () => {
  it.each([
    { people: 2, groups: 1 },
    { people: 0, groups: 1 },
  ])("is audited with how many were put right", async (details) => {
    const subject = { kind: "fitbook", id: "numbers" };
    expect(await auditedOf(details)).toEqual({ at: now, who: "meera", action: "fitbook recount", subject, details });
  });
  it("is not audited where all were right", async () => expect(await auditedOf({ people: 0, groups: 0 })).toBeNull());
});
