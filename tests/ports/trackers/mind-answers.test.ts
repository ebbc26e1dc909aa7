import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryMindAnswers } from "#adapters/memory/trackers/mind-answers.ts";
import { postgresMindAnswers } from "#adapters/postgres/trackers/mind-answers.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => { readonly mind: MindAnswers; someone(): Promise<CustomerId> }> = {
  memory: () => ({ mind: memoryMindAnswers(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    mind: postgresMindAnswers(db),
    someone: () => aStoredCustomer(db),
  }),
};

describe.each(Object.entries(adapters))("answers about the mind in %s", (_, made) => {
  it("are one a question, the last, each to its owner alone; null takes one back", async () => {
    const { mind, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    await mind.save(
      asha,
      [
        { questionId: "social-2", answer: 1 },
        { questionId: "emotional-1", answer: 4 },
      ],
      now,
    );
    await mind.save(
      asha,
      [
        { questionId: "social-2", answer: 3 },
        { questionId: "social-3", answer: null },
      ],
      now + 1_000,
    );
    expect(await mind.listOf(asha)).toEqual([
      { questionId: "emotional-1", answer: 4, at: now },
      { questionId: "social-2", answer: 3, at: now + 1_000 },
    ]);
    await mind.save(asha, [{ questionId: "emotional-1", answer: null }], now + 2_000);
    expect((await mind.listOf(asha)).map(({ questionId }) => questionId)).toEqual(["social-2"]);
    expect(await mind.listOf(ravi)).toEqual([]);
    await mind.save(ravi, [{ questionId: "social-1", answer: 2 }], now);
    await mind.erase(asha);
    expect([(await mind.listOf(asha)).length, (await mind.listOf(ravi)).length]).toEqual([0, 1]);
  });
});
