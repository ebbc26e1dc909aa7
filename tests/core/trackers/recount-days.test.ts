import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { makeRecountDays } from "#core/trackers/days/recount-days.use-case.ts";
import { now } from "#tests/fixtures.ts";
import type { StoredDay } from "#core/trackers/days/stored-days.port.ts";

const first: StoredDay = { patient: customerId("asha"), tracker: "water", day: day("2026-11-20") };
const second: StoredDay = { ...first, tracker: "sleep" };

/** What is done, in its order. */
function recounting(differing: readonly StoredDay[]) {
  const done: unknown[] = [];
  const storedDays = {
    async *differing() {
      yield* differing;
    },
    countAgain: async (one: StoredDay) => void done.push(one),
  };
  return { done, recount: makeRecountDays({ storedDays, log: { add: async (entry) => void done.push(entry) }, now: () => now }) };
}

describe("a recount of days", () => {
  it("tells the audit log how many differ, then counts each of them again", async () => {
    const { done, recount } = recounting([first, second]);
    expect(await recount("meera")).toBe(2);
    const subject = { kind: "tracker", id: "days" };
    expect(done).toEqual([{ at: now, who: "meera", action: "tracker recount", subject, details: { differed: 2 } }, first, second]);
  });

  it("does nothing, and notes nothing, where every day is right", async () => {
    const { done, recount } = recounting([]);
    expect(await recount("meera")).toBe(0);
    expect(done).toEqual([]);
  });
});
