import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeFindPatient } from "#core/account/find-patient.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { nextAt, remindersRefusal } from "#core/trackers/reminder.ts";
import { makeRemindOfTracker } from "#core/trackers/reminders/remind-of-tracker.use-case.ts";
import { makeSetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { memoryReminders } from "#adapters/memory/trackers/reminders.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { reminderAnnouncement } from "#cli/trackers/reminder-announcement.ts";
import { aMobile, aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { PushToCustomer, TextToPush } from "#core/devices/push/push-to-customer.use-case.ts";
import type { Patient } from "#core/account/patient.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";

const MINUTE = 60_000;
const asha = customerId("asha");
const midnight = firstInstantOf(indianDay(now));
const nine = 9 * 60;

/** Asha at six in the morning, and a clock that does each reminder's job at its moment. */
async function aDay() {
  const memory = new Memory();
  await memoryCustomers(memory).register(aNewCustomer({ id: asha, mobile: aMobile("9820012345") }), now);
  const clock = { at: midnight + 6 * 60 * MINUTE };
  let ids = 0;
  const [reminders, trackers, notifications] = [memoryReminders(memory), memoryTrackers(memory), memoryNotifications(memory)];
  const findPatient = makeFindPatient({ households: memoryHouseholds(memory) });
  const pushed: TextToPush[] = [];
  /** What push services answer; null: they take it. */
  const outage: { error: Error | null } = { error: null };
  const push: PushToCustomer = async (customer, text) => {
    expect(customer).toBe(asha);
    pushed.push(text);
    if (outage.error !== null) throw outage.error;
  };
  const told = { notifications, announcement: reminderAnnouncement, findPatient, push };
  const needs = { reminders, trackers, ...told, now: () => clock.at, newId: () => `id-${++ids}` };
  const [set, remind] = [makeSetReminders(needs), makeRemindOfTracker(needs)];
  const due = () => keptJobs(memory).flatMap(({ job }) => (job.kind === "remind-of-tracker" ? [job] : []));
  return {
    memory,
    trackers,
    clock,
    due,
    pushed,
    outage,
    remind,
    set: (tracker: OpenTracker, ...times: readonly number[]) => set(asha, { tracker, times }),
    setOf: (patient: Patient, ...times: readonly number[]) => set(patient, { tracker: "water", times }),
    /** Does every job that is due by then, each by two at once and once more, as a queue may. */
    async until(at: number) {
      for (const job of due().filter((one) => one.at <= at)) {
        clock.at = Math.max(clock.at, job.at);
        await Promise.all([remind(job), remind(job)]);
        await remind(job);
      }
      clock.at = at;
    },
    told: async () => (await notifications.listed(asha, { after: null, limit: 50 })).notifications.map(({ createdAt }) => createdAt),
    list: async () => (await notifications.listed(asha, { after: null, limit: 50 })).notifications,
  };
}

describe("reminders of a tracker", () => {
  it("come at their time on each day, once, and say nothing of what is noted", async () => {
    const day = await aDay();
    await day.set("water", nine, 20 * 60);
    await day.until(midnight + 24 * 60 * MINUTE);
    expect(await day.told()).toEqual([midnight + 20 * 60 * MINUTE, midnight + nine * MINUTE]);
    expect((await day.list())[0]).toMatchObject({
      kind: "announcement",
      topic: "reminder",
      text: { en: "A reminder you set", hi: "आपका लगाया हुआ रिमाइंडर" },
      path: "/watertracker",
    });
    await day.until(midnight + (24 * 60 + nine) * MINUTE);
    expect((await day.told())[0]).toBe(midnight + (24 * 60 + nine) * MINUTE);
  });

  it("stay away once the goal is met, on a paused day, and once the day's weight is noted; the next ones come", async () => {
    const day = await aDay();
    await day.set("water", nine);
    await day.set("weight", nine);
    await day.trackers.take(asha, [aPut({ tracker: "water", at: day.clock.at, ml: 2_000 })], day.clock.at);
    const weighed = { tracker: "weight", at: day.clock.at, kg: 61.5, typed: { amount: 61.5, unit: "kg" } } as const;
    await day.trackers.take(asha, [aPut(weighed)], day.clock.at);
    await day.until(midnight + 10 * 60 * MINUTE);
    expect(await day.told()).toEqual([]);
    const tomorrow = daysAfter(indianDay(now), 1);
    await day.trackers.setPauses(asha, [{ from: tomorrow, to: tomorrow }]);
    await day.until(firstInstantOf(tomorrow) + 10 * 60 * MINUTE);
    expect(await day.told()).toEqual([]);
    await day.until(firstInstantOf(tomorrow) + 34 * 60 * MINUTE);
    expect(await day.told()).toHaveLength(2);
  });

  it("end once the member is of the family no more, whose reminders nobody can take off any longer", async () => {
    const day = await aDay();
    const aarav = { id: memberId("aarav"), name: fullNameIn("Aarav Kulkarni") ?? NO_NAME, relation: "Son" } as const;
    const son = { customer: asha, member: aarav.id };
    day.memory.families.set(asha, [{ ...aarav, birthdate: daysAfter(indianDay(now), -4_000), gender: "male", consentedAt: now }]);
    await day.setOf(son, nine);
    await day.until(midnight + 10 * 60 * MINUTE);
    expect(await day.told()).toHaveLength(1);
    day.memory.families.set(asha, []);
    await day.until(midnight + (24 + 10) * 60 * MINUTE);
    expect(await day.told()).toHaveLength(1);
    expect((await day.trackers.settingsOf(son)).reminders.water).toEqual([]);
  });

  it("say nothing more than a quarter of an hour late, and come the next time", async () => {
    const day = await aDay();
    await day.set("sleep", nine);
    day.clock.at = midnight + (nine + 16) * MINUTE;
    await day.until(day.clock.at);
    expect(await day.told()).toEqual([]);
    const [, next] = day.due();
    expect(next?.at).toBe(midnight + (24 * 60 + nine) * MINUTE);
    day.clock.at = (next?.at ?? 0) + 15 * MINUTE;
    await day.until(day.clock.at);
    expect(await day.told()).toHaveLength(1);
  });

  it("are pushed once for each moment, for a quarter of an hour, always in the same words, and where they are not said they are not pushed", async () => {
    const day = await aDay();
    await day.set("water", nine);
    await day.set("weight", nine);
    await day.until(midnight + 10 * 60 * MINUTE);
    const text = { en: "A reminder you set", hi: "आपका लगाया हुआ रिमाइंडर" };
    expect(day.pushed).toEqual(Array(2).fill({ text, until: midnight + (nine + 15) * MINUTE }));
    await day.trackers.take(asha, [aPut({ tracker: "water", at: midnight + 30 * 60 * MINUTE, ml: 2_000 })], midnight + 31 * 60 * MINUTE);
    const tomorrow = daysAfter(indianDay(now), 1);
    await day.trackers.setPauses(asha, [{ from: tomorrow, to: tomorrow }]);
    await day.until(firstInstantOf(tomorrow) + 10 * 60 * MINUTE);
    expect(day.pushed).toHaveLength(2);
  });

  it("are not pushed again where a push service did not answer and their job is done once more", async () => {
    const day = await aDay();
    await day.set("water", nine);
    const [job] = day.due();
    day.clock.at = midnight + nine * MINUTE;
    day.outage.error = new PortUnavailable("a push service", 500);
    if (job === undefined) throw new TypeError("no job");
    await expect(day.remind(job)).rejects.toThrow("a push service cannot be reached"); // So that whoever runs the shop is told.
    day.outage.error = null;
    await Promise.all([day.remind(job), day.remind(job)]);
    expect([day.pushed.length, await day.told(), day.due().length]).toEqual([1, [midnight + nine * MINUTE], 2]);
  });

  it("end where a time is taken off, and are not planned twice where it stays", async () => {
    const day = await aDay();
    await day.set("meal", nine, nine, 13 * 60);
    expect(day.due()).toHaveLength(2);
    await day.set("meal", 13 * 60);
    expect(day.due()).toHaveLength(2);
    await day.until(midnight + 24 * 60 * MINUTE);
    expect(await day.told()).toEqual([midnight + 13 * 60 * MINUTE]);
    await day.set("meal");
    await day.until(midnight + 48 * 60 * MINUTE);
    expect(await day.told()).toHaveLength(1);
  });

  it("are set between seven and ten at night, at most eight of a tracker", async () => {
    expect([419, 1_321, 500.5, -1, Number.NaN].map((time) => remindersRefusal([time])?.kind)).toEqual(
      Array.from({ length: 5 }, () => "outside-the-day"),
    );
    const eight = Array.from({ length: 8 }, (_, nth) => 420 + nth * 60);
    expect([remindersRefusal([420, 1_320]), remindersRefusal(eight), remindersRefusal([...eight, 420])]).toEqual([null, null, null]);
    const day = await aDay();
    expect(await day.set("water", ...eight, 1_320)).toEqual({ kind: "refused", refusal: { kind: "too-many" } });
    expect((await day.trackers.settingsOf(asha)).reminders.water).toEqual([]);
    await day.set("water", ...eight.toReversed());
    expect((await day.trackers.settingsOf(asha)).reminders.water).toEqual(eight);
  });

  it("come next within a day, at that time in India", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 10_000_000 }), (time, minutes) => {
        const at = midnight + minutes * MINUTE + 1;
        const next = nextAt(time, at);
        expect(next > at && next <= at + 24 * 60 * MINUTE).toBe(true);
        expect(next - firstInstantOf(indianDay(next))).toBe(time * MINUTE);
      }),
    );
  });
});
