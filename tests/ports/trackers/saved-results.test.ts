import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySavedResults } from "#adapters/memory/trackers/saved-results.ts";
import { postgresSavedResults } from "#adapters/postgres/trackers/saved-results.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => { readonly results: SavedResults; someone(): Promise<CustomerId> }> = {
  memory: () => ({ results: memorySavedResults(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    results: postgresSavedResults(db),
    someone: () => aStoredCustomer(db),
  }),
};

const answer = { tool: "stress", formula: "stress@1", figures: { score: "20" }, band: "moderate", notes: [], steps: [] };
const aResult = (changed: Partial<SavedResult> = {}): SavedResult => ({
  id: randomUUID(),
  tool: "stress",
  input: { answers: [2] },
  at: now,
  answers: [answer],
  ...changed,
});

describe.each(Object.entries(adapters))("results kept in %s", (_, made) => {
  it("are listed by tool, the newest first, each to its owner alone", async () => {
    const { results, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const [older, newer, body] = [aResult({ at: now - 5_000 }), aResult(), aResult({ tool: "body", answers: [] })];
    for (const result of [newer, older, body]) expect(await results.save(asha, result, now)).toBe("saved");
    expect(await results.listOf(asha, "stress")).toEqual([newer, older]);
    expect(await results.listOf(asha, "body")).toEqual([body]);
    expect(await results.listOf(ravi, "stress")).toEqual([]);
  });

  it("are erased by tool, and only their owner's", async () => {
    const { results, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const [stress, body] = [aResult(), aResult({ tool: "body", answers: [] })];
    for (const one of [asha, ravi]) for (const result of [stress, body]) await results.save(one, result, now);
    await results.erase(asha, ["stress", "prakriti"]);
    expect([await results.listOf(asha, "stress"), await results.listOf(asha, "body")]).toEqual([[], [body]]);
    expect(await results.listOf(ravi, "stress")).toEqual([stress]);
  });

  it("are kept once; an id never says something else, but another's may be the same", async () => {
    const { results, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const result = aResult();
    expect(await results.save(asha, result, now)).toBe("saved");
    expect(await results.save(asha, { ...result, answers: [] }, now + 1)).toBe("saved");
    expect(await results.save(asha, { ...result, input: { answers: [3] } }, now)).toBe("otherwise-sent");
    expect(await results.save(ravi, { ...result, input: { answers: [3] } }, now)).toBe("saved");
    expect(await results.listOf(asha, "stress")).toEqual([result]);
  });
});
