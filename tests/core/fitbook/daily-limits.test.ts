import { describe, expect, it } from "vitest";
import { NEW_ACCOUNT_LIMITS, NEW_FOR, withinDailyLimit } from "#core/fitbook/daily-limits.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { now } from "#tests/fixtures.ts";
import type { Limit } from "#core/shared/limits.port.ts";

const DAY = 24 * 60 * 60 * 1000;
const asha = customerId("asha");
const everybody: Limit = { name: "everybody", most: 50, within: DAY };

/** Somebody who registered at `joinedAt`, and does something so many times at once; null: nobody knows when. */
function somebody(joinedAt: number | null, whileNew: Limit = NEW_ACCOUNT_LIMITS.posts) {
  const ports = { limits: memoryLimits(new Memory()), customers: { joinedAt: async () => joinedAt } };
  const once = (at: number) => withinDailyLimit(ports, { limit: everybody, whileNew, by: asha, at });
  return async (times: number, at: number) => {
    const done: Awaited<ReturnType<typeof once>>[] = [];
    for (let time = 0; time < times; time += 1) done.push(await once(at));
    return done;
  };
}

const tooMuch = (until: number) => refused({ kind: "too-much", until });

describe("a new account", () => {
  it.each([
    [NEW_ACCOUNT_LIMITS.posts, 10],
    [NEW_ACCOUNT_LIMITS.comments, 30],
    [NEW_ACCOUNT_LIMITS.requests, 20],
  ])("may do $name so often a day, and is told when it goes on", async (limit, most) => {
    const does = somebody(now, limit);
    expect(await does(most, now)).toEqual(Array.from({ length: most }, () => ok({ isNew: true })));
    expect(await does(1, now + 1)).toEqual([tooMuch(now + DAY)]);
    expect(await does(1, now + DAY)).toEqual([ok({ isNew: true })]);
  });

  it("is new until the instant when seven days are over, when a wait ends with them", async () => {
    const last = now + NEW_FOR - 1;
    const does = somebody(now);
    await does(10, last);
    expect(await does(1, last)).toEqual([tooMuch(now + NEW_FOR)]);
    expect(await does(40, now + NEW_FOR)).toEqual(Array.from({ length: 40 }, () => ok({ isNew: false })));
    expect(await does(1, now + NEW_FOR)).toEqual([tooMuch(last + DAY)]); // What was done before counts for everybody's limit.
  });

  it("is none of which nobody knows since when it is there", async () => {
    const does = somebody(null);
    expect((await does(51, now)).map(({ kind }) => kind)).toEqual([...Array.from({ length: 50 }, () => "ok"), "refused"]);
  });
});
