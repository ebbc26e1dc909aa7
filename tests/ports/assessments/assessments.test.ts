import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memberId } from "#core/account/family-member.ts";
import { memoryAssessments } from "#adapters/memory/assessments/assessments.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresAssessments } from "#adapters/postgres/assessments/assessments.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Assessment, AssessmentPlace } from "#core/assessments/answering/assessment.ts";
import type { Assessments } from "#core/assessments/answering/assessments.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => { readonly assessments: Assessments; someone(): Promise<CustomerId> }> = {
  memory: () => ({ assessments: memoryAssessments(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    assessments: postgresAssessments(db),
    someone: () => aStoredCustomer(db),
  }),
};

const YOGA: AssessmentPlace = { kind: "yoga", member: null, booking: null };
const begun = (customer: CustomerId, place: AssessmentPlace = YOGA, at = now): Assessment => ({
  ...place,
  id: assessmentId(randomUUID()),
  customer,
  version: 1,
  answers: [],
  steps: [{ at, event: "begin" }],
});
const kept = (assessment: Assessment) => () => ({ after: assessment, answer: null });

describe.each(Object.entries(adapters))("assessments in %s", (_, made) => {
  it("are kept with their answers and steps, and changed in their place", async () => {
    const { assessments, someone } = made();
    const asha = await someone();
    const first = begun(asha);
    await assessments.change(asha, YOGA, (before) => {
      expect(before).toBeNull();
      return { after: first, answer: null };
    });
    const answered: Assessment = {
      ...first,
      answers: [
        { linkId: "red-flag", values: ["none"], n: 1_700_000_000_123 },
        { linkId: "dizzy", values: [false], n: 2 },
        { linkId: "minutes", values: [20.5], n: 3 },
        { linkId: "note", values: [], n: 4 },
      ],
      steps: [...first.steps, { at: now + 1, event: "complete" }],
    };
    const told = await assessments.change(asha, YOGA, (before) => {
      expect(before).toEqual(first);
      return { after: answered, answer: "told" };
    });
    expect(told).toBe("told");
    expect(await assessments.at(asha, YOGA)).toEqual(answered);
    expect(await assessments.withId(asha, first.id)).toEqual(answered);
    await assessments.changeWithId(asha, first.id, (before) => ({ after: null, answer: expect(before).toEqual(answered) }));
    expect(await assessments.of(asha)).toEqual([answered]);
  });

  it("are each of one customer alone", async () => {
    const { assessments, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const hers = begun(asha);
    await assessments.change(asha, YOGA, kept(hers));
    expect(await assessments.at(ravi, YOGA)).toBeNull();
    expect(await assessments.withId(ravi, hers.id)).toBeNull();
    expect(await assessments.of(ravi)).toEqual([]);
    expect(await assessments.changeWithId(ravi, hers.id, (before) => ({ after: null, answer: before }))).toBeNull();
  });

  it("are one for each patient and kind until it is stopped, the last begun first", async () => {
    const { assessments, someone } = made();
    const asha = await someone();
    const child = { ...YOGA, member: memberId("isha") };
    const [own, childs] = [begun(asha), begun(asha, child, now + 1)];
    await assessments.change(asha, YOGA, kept(own));
    await assessments.change(asha, child, kept(childs));
    expect(await assessments.at(asha, { ...YOGA, kind: "siddha" })).toBeNull();
    const stopped: Assessment = { ...own, steps: [...own.steps, { at: now + 2, event: "stop" }] };
    await assessments.changeWithId(asha, own.id, kept(stopped));
    expect(await assessments.at(asha, YOGA)).toBeNull();
    const second = begun(asha, YOGA, now + 3);
    await assessments.change(asha, YOGA, (before) => ({ after: second, answer: expect(before).toBeNull() }));
    expect(await assessments.of(asha)).toEqual([second, childs, stopped]);
  });

  it("are changed one after the other: of two devices that begin at once one begins it", async () => {
    const { assessments, someone } = made();
    const asha = await someone();
    const ids = await Promise.all(
      Array.from({ length: 8 }, () =>
        assessments.change(asha, YOGA, (before) => {
          const after = before ?? begun(asha);
          return { after: { ...after, answers: [...after.answers, { linkId: randomUUID(), values: [true], n: 1 }] }, answer: after.id };
        }),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await assessments.at(asha, YOGA))?.answers).toHaveLength(8);
  });
});
