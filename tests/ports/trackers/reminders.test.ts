import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { NO_REMINDERS } from "#core/trackers/reminder.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryReminders } from "#adapters/memory/trackers/reminders.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { postgresReminders } from "#adapters/postgres/trackers/reminders.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { now } from "#tests/fixtures.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Reminder } from "#core/trackers/reminder.ts";
import type { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Made = {
  readonly reminders: Reminders;
  readonly trackers: Trackers;
  someone(): Promise<CustomerId>;
  /** The moments for which a reminder has a job. */
  planned(id: string): Promise<readonly number[]>;
};
const adapters: Record<string, () => Made> = {
  memory: () => {
    const memory = new Memory();
    return {
      reminders: memoryReminders(memory),
      trackers: memoryTrackers(memory),
      someone: async () => customerId(randomUUID()),
      planned: async (id) =>
        keptJobs(memory).flatMap(({ job, notBefore }) =>
          job.kind === "remind-of-tracker" && job.reminder === id && notBefore === job.at ? [job.at] : [],
        ),
    };
  },
  postgres: () => ({
    reminders: postgresReminders(db),
    trackers: postgresTrackers(db),
    someone: () => aStoredCustomer(db),
    async planned(id) {
      const { rows } = await sql<{ at: Date }>`select start_after as at from jobs.job
        where name = 'remind-of-tracker' and data ->> 'reminder' = ${id} order by start_after`.execute(db);
      return rows.map(({ at }) => at.getTime());
    },
  }),
};

describe.each(Object.entries(adapters))("reminders kept in %s", (_, made) => {
  const aReminder = (patient: Patient, given: Partial<Reminder> = {}): Reminder => {
    return { id: randomUUID(), patient, tracker: "water", time: 540, next: now + 60_000, ...given };
  };

  it("are those that were set last, with a job each; one of a time that stays is left alone", async () => {
    const { reminders, trackers, someone, planned } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const [nine, ten, his] = [aReminder(asha), aReminder(asha, { time: 600 }), aReminder(ravi)];
    const night = aReminder(asha, { tracker: "sleep", time: 1_290 });
    await reminders.replace(asha, "water", [ten, nine]);
    await reminders.replace(asha, "sleep", [night]);
    await reminders.replace(ravi, "water", [his]);
    expect((await trackers.settingsOf(asha)).reminders).toEqual({ ...NO_REMINDERS, water: [540, 600], sleep: [1_290] });
    expect([await planned(nine.id), await planned(ten.id)]).toEqual([[nine.next], [ten.next]]);
    const again = aReminder(asha, { next: now + 120_000 });
    await reminders.replace(asha, "water", [again, aReminder(asha, { time: 660 })]);
    expect((await trackers.settingsOf(asha)).reminders.water).toEqual([540, 660]);
    expect([await reminders.withId(nine.id), await reminders.withId(again.id), await reminders.withId(ten.id)]).toEqual([nine, null, null]);
    expect([await planned(nine.id), await planned(again.id)]).toEqual([[nine.next], []]);
    await reminders.replace(asha, "water", []);
    expect((await trackers.settingsOf(asha)).reminders).toMatchObject({ water: [], sleep: [1_290] });
    expect(await reminders.withId(his.id)).toEqual(his);
  });

  it("are each patient's own in a family", async () => {
    const { reminders, trackers, someone, planned } = made();
    const asha = await someone();
    const son = { customer: asha, member: memberId(randomUUID()) };
    const [hers, his] = [aReminder(asha), aReminder(son)];
    await reminders.replace(asha, "water", [hers]);
    await reminders.replace(son, "water", [his]);
    expect([await reminders.withId(his.id), await planned(his.id)]).toEqual([his, [his.next]]);
    await reminders.replace(asha, "water", []);
    expect([(await trackers.settingsOf(asha)).reminders.water, (await trackers.settingsOf(son)).reminders.water]).toEqual([[], [540]]);
  });

  it("move on once from a moment, and not where they have another or are gone", async () => {
    const { reminders, someone, planned } = made();
    const asha = await someone();
    const one = aReminder(asha);
    await reminders.replace(asha, "water", [one]);
    const to = one.next + 86_400_000;
    const moved = await Promise.all([1, 2].map(() => reminders.moveOn(one.id, { from: one.next, to })));
    expect(moved.toSorted()).toEqual(["moved", "not-moved"]); // Who moved it may do once what is to be done once.
    expect(await reminders.moveOn(one.id, { from: one.next, to: to + 1 })).toBe("not-moved");
    expect([await reminders.withId(one.id), await planned(one.id)]).toEqual([{ ...one, next: to }, [one.next, to]]);
    expect(await reminders.moveOn("nobody's", { from: one.next, to })).toBe("not-moved");
    expect(await planned("nobody's")).toEqual([]);
  });
});
