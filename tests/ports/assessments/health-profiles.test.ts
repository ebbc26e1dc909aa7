import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryHealthProfiles } from "#adapters/memory/assessments/health-profiles.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresHealthProfiles } from "#adapters/postgres/assessments/health-profiles.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => { readonly profiles: HealthProfiles; someone(): Promise<CustomerId> }> = {
  memory: () => ({ profiles: memoryHealthProfiles(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    profiles: postgresHealthProfiles(db),
    someone: () => aStoredCustomer(db),
  }),
};

const kept = (after: readonly NumberedAnswer[]) => () => ({ after, answer: null });

describe.each(Object.entries(adapters))("health profiles in %s", (_, made) => {
  it("are kept for each patient of a customer alone", async () => {
    const { profiles, someone } = made();
    const [asha, ravi, child] = [await someone(), await someone(), memberId("isha")];
    const answers: readonly NumberedAnswer[] = [
      { linkId: "medicines", values: ["' \\ \u2028"], n: 1_700_000_000_123 },
      { linkId: "weight", values: [61.5], n: 2 },
      { linkId: "has-allergies", values: [false], n: 3 },
      { linkId: "height", values: [], n: 4 },
    ];
    expect(await profiles.of(asha, null)).toEqual([]);
    await profiles.change(asha, null, kept(answers));
    expect(await profiles.of(asha, null)).toEqual(answers);
    expect([await profiles.of(asha, child), await profiles.of(ravi, null)]).toEqual([[], []]);
    await profiles.change(asha, child, kept(answers.slice(0, 1)));
    expect([(await profiles.of(asha, null)).length, (await profiles.of(asha, child)).length]).toEqual([4, 1]);
  });

  it("are told as they stand, changed in their place, and left where nothing is decided", async () => {
    const { profiles, someone } = made();
    const asha = await someone();
    const first = [{ linkId: "weight", values: [60], n: 1 }];
    await profiles.change(asha, null, kept(first));
    const answers = await profiles.change(asha, null, (before) => ({ after: null, answer: before }));
    expect([answers, await profiles.of(asha, null)]).toEqual([first, first]);
    await profiles.change(asha, null, kept([]));
    expect(await profiles.of(asha, null)).toEqual([]);
  });

  it("are changed one after the other: of two devices none loses the other's answer", async () => {
    const { profiles, someone } = made();
    const asha = await someone();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        profiles.change(asha, null, (before) => ({ after: [...before, { linkId: randomUUID(), values: [true], n: 1 }], answer: null })),
      ),
    );
    expect(await profiles.of(asha, null)).toHaveLength(8);
  });
});
