import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { makeRemoveMember } from "#core/account/remove-member.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { joinedSpans } from "#core/health/tools/summary.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok } from "#core/shared/result.ts";
import { entriesOfDay } from "#core/trackers/counted-day.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { resentPresses } from "#core/trackers/device/resent-presses.ts";
import { REMOVED_KEPT } from "#core/trackers/trackers.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { aDish, aGarba, aGlass, aPut, aRemoval, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Households } from "#core/account/households.port.ts";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = {
  readonly trackers: Trackers;
  someone(): Promise<CustomerId>;
  childOf(customer: CustomerId): Promise<MemberPatient>;
  leave(member: MemberPatient): Promise<void>;
};
type MemberPatient = Exclude<Patient, CustomerId>;
const AARAV = { name: fullNameIn("Aarav Kulkarni") ?? NO_NAME, relation: "Son", birthdate: day("2014-06-17"), gender: "male" } as const;
const leavingIn =
  (households: Households): Kept["leave"] =>
  async ({ customer, member }) => {
    expect(await makeRemoveMember({ households })(customer, member)).toEqual(ok(null));
  };
const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return {
      trackers: memoryTrackers(memory),
      someone: async () => customerId(randomUUID()),
      async childOf(customer) {
        const id = memberId(randomUUID());
        memory.families.set(customer, [...(memory.families.get(customer) ?? []), { id, ...AARAV, consentedAt: now }]);
        return { customer, member: id };
      },
      leave: leavingIn(memoryHouseholds(memory)),
    };
  },
  postgres: () => ({
    trackers: postgresTrackers(db),
    someone: () => aStoredCustomer(db),
    async childOf(customer) {
      const id = memberId(randomUUID());
      await db
        .insertInto("family_member")
        .values({ id, customer, ...AARAV, consented_at: new Date(now) })
        .execute();
      return { customer, member: id };
    },
    leave: leavingIn(postgresHouseholds(db)),
  }),
};
const today = indianDay(now);
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const thatDay = { from: today, to: today };

describe.each(Object.entries(adapters))("trackers kept in %s", (_, made) => {
  it("keep a press once, however often it comes, and the entry that presses make", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const [put, other] = [aPut(aGlass(250)), aPut(aGlass(300))];
    expect(await trackers.take(asha, [put, other], now)).toMatchObject({ accepted: [put.op, other.op], repeated: [], refused: [] });
    expect(await trackers.take(asha, [put, other], now)).toMatchObject({ accepted: [], repeated: [put.op, other.op] });
    expect((await trackers.entriesOf(asha, "water", thatDay)).map(({ value }) => value)).toEqual(
      [put, other].toSorted((a, b) => (a.entry < b.entry ? -1 : 1)).map(({ change }) => (change.kind === "put" ? change.value : null)),
    );
    const otherwise = { ...put, change: { kind: "put", value: aGlass(999) } } as const;
    expect((await trackers.take(asha, [otherwise], now)).refused).toEqual([
      { op: put.op, why: "otherwise-sent", range: null, units: null },
    ]);
    await trackers.take(asha, [aRemoval(put)], now);
    expect((await trackers.entriesOf(asha, "water", thatDay)).map(({ entry }) => entry)).toEqual([other.entry]);
    expect(await trackers.entriesOf(asha, "sleep", thatDay)).toEqual([]);
  });

  it("refuse alone what the tables lack, and keep the rest of a batch", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const [roti, glass, food, unit] = [aPut(aRoti()), aPut(aGlass()), aPut(aRoti({ food: "xyzzy" })), aPut(aRoti({ unit: "ml" }))];
    const activity = aPut(aWalk({ activity: "99999" }));
    const taken = await trackers.take(asha, [food, roti, unit, activity, glass], now);
    expect([taken.accepted, taken.refused.map(({ op, why }) => [op, why])]).toEqual([
      [roti.op, glass.op],
      [
        [food.op, "unknown-food"],
        [unit.op, "unknown-unit"],
        [activity.op, "unknown-activity"],
      ],
    ]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries.map(({ op }) => op).toSorted()).toEqual([roti.op, glass.op].toSorted());
    expect((await trackers.take(asha, [food], now)).refused).toMatchObject([{ op: food.op, why: "unknown-food" }]);
  });

  it("keep what another device said at the same time, until a further press", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const put = aPut(aGlass(250));
    const mine = aPut(aGlass(300), { entry: put.entry, n: 2, at: now + 1 });
    const theirs = aPut(aGlass(500), { entry: put.entry, n: 2 });
    await trackers.take(asha, [put, mine], now);
    await trackers.take(asha, [theirs], now);
    const conflicting = await trackers.changesAfter(asha, 0, 9);
    expect(conflicting.entries).toMatchObject([
      { op: mine.op, n: 2, value: aGlass(300), conflicts: [{ op: theirs.op, value: aGlass(500) }] },
    ]);
    await trackers.take(asha, [aPut(aGlass(500), { entry: put.entry, n: 3 })], now);
    expect((await trackers.changesAfter(asha, conflicting.entries[0]?.change ?? 0, 9)).entries).toMatchObject([
      { value: aGlass(500), conflicts: [] },
    ]);
  });

  it("tell what changed after a place, some at a time, also what was removed", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const puts = [aPut(aGlass(100)), aPut(aGlass(200)), aPut(aGlass(300))];
    const [first] = puts;
    if (first === undefined) throw new RangeError("three presses");
    await trackers.take(asha, puts, now);
    const some = await trackers.changesAfter(asha, 0, 2);
    expect([some.entries.length, some.isLast]).toEqual([2, false]);
    const place = some.entries.at(-1)?.change ?? 0;
    await trackers.take(asha, [aRemoval(first)], now);
    const rest = await trackers.changesAfter(asha, place, 2);
    expect(rest.isLast).toBe(true);
    expect(rest.entries.at(-1)).toMatchObject({ entry: first.entry, value: null, n: 2 });
    const last = rest.entries.at(-1)?.change ?? 0;
    const { history } = rest;
    expect(history).not.toBeNull();
    expect(await trackers.changesAfter(asha, last, 2)).toEqual({ entries: [], isLast: true, anewFrom: 0, history, isAhead: false });
    expect(await trackers.changesAfter(asha, last + 1, 2)).toMatchObject({ entries: [], isAhead: true, history });
    await trackers.erase(asha, ["water"], now);
    const { anewFrom } = await trackers.changesAfter(asha, 0, 2);
    for (const [place, isAhead] of [
      [last, false],
      [anewFrom, false],
      [anewFrom + 1, true],
    ] as const)
      expect(await trackers.changesAfter(asha, place, 2)).toMatchObject({ entries: [], isAhead });
  });

  it("tell with an entry when its presses were made, those in conflict too, and take it again where it was removed before it was known", async () => {
    const { trackers, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const put = aPut(aGlass(100), { at: now - 9 });
    const [one, other] = [300, 400].map((ml) => aPut(aGlass(ml), { entry: put.entry, n: 2, at: now - ml }));
    if (one === undefined || other === undefined) throw new RangeError("two presses");
    const gone = aPut(aGlass(500));
    const removal = aRemoval(gone);
    await trackers.take(asha, [put, one, other, gone, removal], now);
    const { entries } = await trackers.changesAfter(asha, 0, 9);
    const ops = entries.flatMap(resentPresses);
    expect(new Set(ops)).toEqual(new Set([one, other, removal].map((op) => ({ ...op, again: "water" }))));
    expect((await trackers.take(ravi, ops, now)).refused).toEqual([]);
    expect((await trackers.take(ravi, [gone], now)).accepted).toEqual([gone.op]);
    const asTold = (all: typeof entries) => new Set(all.map(({ change: _, ...entry }) => entry));
    expect(asTold((await trackers.changesAfter(ravi, 0, 9)).entries)).toEqual(asTold(entries));
    expect(await trackers.pressesAfter(ravi, "", 9)).toEqual([one, other, gone, removal].toSorted((a, b) => (a.op < b.op ? -1 : 1)));
    expect(await trackers.countedDays(ravi, "water", thatDay)).toEqual(await trackers.countedDays(asha, "water", thatDay));
  });

  it("take the same presses from several tabs at once as one", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const puts = Array.from({ length: 20 }, () => aPut(aGlass()));
    const taken = await Promise.all([
      trackers.take(asha, puts, now),
      trackers.take(asha, puts.toReversed(), now),
      trackers.take(asha, puts, now),
    ]);
    expect(taken.map(({ accepted }) => accepted.length).toSorted((a, b) => a - b)).toEqual([0, 0, 20]);
    expect((await trackers.entriesOf(asha, "water", thatDay)).length).toBe(20);
  });

  it("count each day's entries as they are put, moved to another day, removed and brought back", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const before = { from: daysAfter(today, -1), to: today };
    const [glass, other, walk] = [aPut(aGlass(250)), aPut(aGlass(187)), aPut(aWalk())];
    await trackers.take(asha, [glass, walk], now);
    await trackers.take(asha, [other, glass], now);
    const both = [{ day: today, entries: 2, sum: 437, spans: [] }];
    expect(await trackers.countedDays(asha, "water", before)).toEqual(both);
    const moved = aPut(aGlass(250, now - DAY), { entry: glass.entry, n: 2 });
    await trackers.take(asha, [moved, aPut(aGlass(100))], now);
    expect(await trackers.countedDays(asha, "water", before)).toEqual([
      { day: before.from, entries: 1, sum: 250, spans: [] },
      { day: today, entries: 2, sum: 287, spans: [] },
    ]);
    await trackers.take(asha, [aRemoval(moved)], now);
    expect((await trackers.countedDays(asha, "water", before)).map(({ day: of }) => of)).toEqual([today]);
    await trackers.take(asha, [aPut(aGlass(250), { entry: glass.entry, n: 4 })], now);
    expect(await trackers.countedDays(asha, "water", thatDay)).toEqual([{ day: today, entries: 3, sum: 537, spans: [] }]);
    expect(await trackers.countedDays(asha, "water", { from: before.from, to: before.from })).toEqual([]);
    expect(await trackers.countedDays(asha, "exercise", before)).toEqual([{ day: today, entries: 1, sum: 30, spans: [] }]);
  });

  it("count nights as spans, a day on which nothing was to be noted as 0, and each patient's days apart until they are erased", async () => {
    const { trackers, someone, childOf } = made();
    const asha = await someone();
    const son = await childOf(asha);
    const slept = (start: number, end: number): TrackedValue => ({ tracker: "sleep", start, end, quality: null });
    const [night, nap, awake] = [slept(now - 8 * HOUR, now - HOUR), slept(now - HOUR, now), slept(now - 2 * HOUR, now - HOUR / 2)];
    await trackers.take(asha, [aPut(night)], now);
    await trackers.take(asha, [aPut(nap), aPut({ tracker: "meal", day: today, none: true })], now);
    const spans = async () =>
      (await trackers.countedDays(asha, "sleep", thatDay)).map((one) => [one.entries, one.sum, joinedSpans(entriesOfDay(one))]);
    const [first, second] = [night, nap].map((value) => ("start" in value ? { start: value.start, end: value.end } : null));
    expect(await spans()).toEqual([[2, null, [first, second]]]);
    await trackers.take(asha, [aPut(awake)], now);
    expect(await spans()).toEqual([[3, null, [{ start: first?.start, end: second?.end }]]]);
    await trackers.take(son, [aPut(aGlass(300))], now);
    expect(await trackers.countedDays(asha, "meal", thatDay)).toEqual([{ day: today, entries: 1, sum: 0, spans: [] }]);
    expect(await trackers.countedDays(asha, "water", thatDay)).toEqual([]);
    await trackers.erase(asha, ["sleep", "water"], now);
    expect(await trackers.countedDays(asha, "sleep", thatDay)).toEqual([]);
    expect(await trackers.countedDays(asha, "meal", thatDay)).toHaveLength(1);
    expect(await trackers.countedDays(son, "water", thatDay)).toEqual([{ day: today, entries: 1, sum: 300, spans: [] }]);
  });

  it("leave everything of others alone, also an entry with a guessed id", async () => {
    const { trackers, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const put = aPut(aGlass());
    await trackers.take(asha, [put], now);
    expect((await trackers.take(ravi, [aRemoval(put)], now)).refused).toMatchObject([{ why: "unknown-entry" }]);
    expect((await trackers.take(ravi, [put], now)).accepted).toEqual([put.op]);
    await trackers.take(ravi, [aRemoval(put)], now);
    expect((await trackers.entriesOf(asha, "water", thatDay)).length).toBe(1);
    expect(await trackers.entriesOf(ravi, "water", thatDay)).toEqual([]);
  });

  it("keep each patient of a family apart: presses, entries, changes, goals, pauses and the consent", async () => {
    const { trackers, someone, childOf } = made();
    const asha = await someone();
    const [son, other] = [await childOf(asha), await childOf(asha)];
    const [hers, his] = [aPut(aGlass(250)), aPut(aGlass(300))];
    await trackers.take(asha, [hers], now);
    await trackers.take(son, [his], now);
    expect((await trackers.take(son, [aRemoval(hers)], now)).refused).toMatchObject([{ why: "unknown-entry" }]);
    expect((await trackers.take(other, [his], now)).accepted).toEqual([his.op]);
    expect((await trackers.entriesOf(asha, "water", thatDay)).map(({ entry }) => entry)).toEqual([hers.entry]);
    expect((await trackers.changesAfter(son, 0, 9)).entries.map(({ entry }) => entry)).toEqual([his.entry]);
    expect([await trackers.pressesAfter(asha, "", 9), await trackers.pressesAfter(son, "", 9)]).toEqual([[hers], [his]]);
    await trackers.setGoal(son, "water", { from: today, value: 1_500 });
    await trackers.setPauses(son, [{ from: today, to: today }]);
    await trackers.setConsent(son, true, now);
    await trackers.setBodyFigures(asha, "hidden", now);
    expect(await trackers.settingsOf(son)).toEqual({
      ...NO_SETTINGS,
      goals: { ...NO_SETTINGS.goals, water: [{ from: today, value: 1_500 }] },
      pauses: [{ from: today, to: today }],
      consent: true,
      bodyFigures: "hidden",
      birthdate: AARAV.birthdate,
    });
    expect(await trackers.settingsOf(asha)).toEqual({ ...NO_SETTINGS, bodyFigures: "hidden" });
    expect((await trackers.settingsOf(other)).consent).toBe(false);
    expect([await trackers.hasConsent(son), await trackers.hasConsent(asha), await trackers.hasConsent(other)]).toEqual([
      true,
      false,
      false,
    ]);
    await trackers.erase(son, ["water"], now);
    expect([await trackers.pressesAfter(son, "", 9), await trackers.pressesAfter(asha, "", 9)]).toEqual([[], [hers]]);
    expect((await trackers.changesAfter(asha, 0, 9)).anewFrom).toBe(0);
    expect((await trackers.entriesOf(other, "water", thatDay)).map(({ entry }) => entry)).toEqual([his.entry]);
    await trackers.setConsent(son, false, now + 1);
    expect([(await trackers.settingsOf(son)).consent, await trackers.hasConsent(son)]).toEqual([false, false]);
  });

  it("tell the members of whom entries stand, also those removed from the family", async () => {
    const { trackers, someone, childOf, leave } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const [son, other, none] = [await childOf(asha), await childOf(asha), await childOf(asha)];
    const [his, gone] = [aPut(aGlass()), aPut(aGlass())];
    await trackers.take(asha, [aPut(aGlass())], now);
    await trackers.take(son, [his], now);
    await trackers.take(other, [aPut(aWalk()), gone, aRemoval(gone)], now);
    await trackers.take(none, [gone, aRemoval(gone)], now);
    expect(await trackers.notedMembers(asha)).toEqual([son.member, other.member].toSorted());
    await leave(son);
    expect(await trackers.notedMembers(asha)).toEqual([son.member, other.member].toSorted());
    expect((await trackers.entriesOf(son, "water", thatDay)).map(({ entry }) => entry)).toEqual([his.entry]);
    expect(await trackers.notedMembers(ravi)).toEqual([]);
  });

  it("keep goals by day, pauses, the consent, and whether calories and weight are hidden", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    expect(await trackers.settingsOf(asha)).toEqual(NO_SETTINGS);
    await trackers.setGoal(asha, "water", { from: day("2026-12-01"), value: 3_000 });
    await trackers.setGoal(asha, "water", { from: today, value: 2_000 });
    await trackers.setGoal(asha, "water", { from: today, value: 2_500 });
    await trackers.setGoal(asha, "meal", { from: today, value: 1_837, activity: "sedentary", addsExercise: true });
    await trackers.setGoal(asha, "meal", { from: day("2026-12-01"), value: 1_900, activity: "sedentary", addsExercise: true });
    await trackers.setGoal(asha, "meal", { from: day("2026-12-01"), value: 1_900 });
    await trackers.setPauses(asha, [{ from: today, to: day("2026-11-30") }]);
    await trackers.setConsent(asha, true, now);
    await trackers.setConsent(asha, true, now + 1);
    await trackers.setBodyFigures(asha, "hidden", now);
    await trackers.setBodyFigures(asha, "hidden", now + 1);
    const set = {
      goals: {
        ...NO_SETTINGS.goals,
        water: [
          { from: today, value: 2_500 },
          { from: "2026-12-01", value: 3_000 },
        ],
        meal: [
          { from: today, value: 1_837, activity: "sedentary", addsExercise: true },
          { from: "2026-12-01", value: 1_900 },
        ],
      },
      pauses: [{ from: today, to: "2026-11-30" }],
      consent: true,
      bodyFigures: "hidden",
      reminders: NO_SETTINGS.reminders,
      birthdate: null,
    };
    expect([await trackers.settingsOf(asha), await trackers.hasConsent(asha)]).toEqual([set, true]);
    await trackers.setConsent(asha, false, now + 2);
    await trackers.setPauses(asha, []);
    expect([await trackers.settingsOf(asha), await trackers.hasConsent(asha)]).toEqual([{ ...set, pauses: [], consent: false }, false]);
    await trackers.setBodyFigures(asha, "shown", now + 3);
    expect((await trackers.settingsOf(asha)).bodyFigures).toBe("shown");
  });

  it("forget removed entries once every device has heard of it, and no others", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const [gone, stored] = [aPut(aGlass(100)), aPut(aGlass(200))];
    await trackers.take(asha, [gone, stored, aRemoval(gone)], now);
    await trackers.forget(now + REMOVED_KEPT);
    expect((await trackers.changesAfter(asha, 0, 9)).entries.length).toBe(2);
    await trackers.forget(now + REMOVED_KEPT + 1);
    expect((await trackers.changesAfter(asha, 0, 9)).entries.map(({ entry }) => entry)).toEqual([stored.entry]);
    expect((await trackers.take(asha, [gone], now)).accepted).toEqual([gone.op]);
  });

  it("have only those devices read anew that have not heard of what is forgotten", async () => {
    const { trackers, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const gone = aPut(aGlass(100));
    await trackers.take(asha, [gone], now);
    const before = (await trackers.changesAfter(asha, 0, 9)).entries[0]?.change ?? 0;
    await trackers.take(asha, [aRemoval(gone)], now);
    const heard = (await trackers.changesAfter(asha, 0, 9)).entries[0]?.change ?? 0;
    await trackers.forget(now + REMOVED_KEPT + 1);
    expect((await trackers.changesAfter(asha, heard, 9)).anewFrom).toBe(heard);
    expect(before).toBeLessThan(heard);
    expect((await trackers.changesAfter(ravi, 0, 9)).anewFrom).toBe(0);
  });

  it("erase a tracker with its presses, have every device read anew, and leave the others and other people's", async () => {
    const { trackers, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const [glass, gone, walk] = [aPut(aGlass()), aPut(aGlass(300)), aPut(aWalk())];
    await trackers.take(asha, [glass, gone, aRemoval(gone), walk], now);
    await trackers.take(ravi, [glass], now);
    const place = (await trackers.changesAfter(asha, 0, 9)).entries.at(-1)?.change ?? 0;
    await trackers.erase(asha, ["water"], now);
    const after = await trackers.changesAfter(asha, 0, 9);
    expect(after.entries.map(({ entry }) => entry)).toEqual([walk.entry]);
    expect(after.anewFrom).toBeGreaterThan(place);
    expect(await trackers.pressesAfter(asha, "", 9)).toEqual([walk]);
    expect(await trackers.pressesAfter(ravi, "", 9)).toEqual([glass]);
    await trackers.take(asha, [glass], now);
    expect((await trackers.changesAfter(asha, 0, 9)).entries.at(-1)?.change).toBeGreaterThan(after.anewFrom);
  });

  it("keep dishes and activities of one's own beside the days, in none of them, and erase them by their kind", async () => {
    const { trackers, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const [dish, garba, roti] = [aPut(aDish()), aPut(aGarba()), aPut(aRoti())];
    expect((await trackers.take(asha, [dish, garba, roti], now)).refused).toEqual([]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries).toMatchObject([
      { entry: dish.entry, value: aDish() },
      { entry: garba.entry, value: aGarba() },
      { entry: roti.entry, value: aRoti() },
    ]);
    const ever = { from: day("2000-01-01"), to: day("2999-12-31") };
    expect((await trackers.entriesOf(asha, "meal", ever)).map(({ entry }) => entry)).toEqual([roti.entry]);
    expect(await trackers.entriesOf(asha, "exercise", ever)).toEqual([]);
    expect((await trackers.changesAfter(ravi, 0, 9)).entries).toEqual([]);
    const boiled = aPut(aDish({ yieldGrams: 800.5 }), { entry: dish.entry, n: 2 });
    expect((await trackers.take(asha, [boiled], now)).accepted).toEqual([boiled.op]);
    await trackers.erase(asha, ["dish"], now);
    const ordered = [garba, roti].toSorted((a, b) => (a.op < b.op ? -1 : 1));
    expect(await trackers.pressesAfter(asha, "", 9)).toEqual(ordered);
  });

  it("take rows of a table once, though it comes twice at once, and again once their entries were removed", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const noon = now - 2 * 60 * 60 * 1000;
    const rows = () => [aPut(aGlass(250, noon)), aPut(aGlass(300, noon)), aPut(aRoti()), aPut(aGlass(250, noon))];
    const [mine, others] = [rows(), rows()];
    const [one, other] = await Promise.all([trackers.takeFromTable(asha, mine, now), trackers.takeFromTable(asha, others, now)]);
    expect([one.accepted.length + other.accepted.length, one.repeated.length + other.repeated.length]).toEqual([3, 5]);
    const ever = { from: day("2000-01-01"), to: day("2999-12-31") };
    const standing = (await trackers.entriesOf(asha, "water", ever)).map(({ entry }) => entry);
    expect(standing).toHaveLength(2);
    const put = [...mine, ...others].filter(({ entry }) => standing.includes(entry));
    await trackers.take(asha, put.map(aRemoval), now);
    const again = rows();
    const taken = await trackers.takeFromTable(asha, again, now);
    const [glass, more, roti, glassAgain] = again.map(({ op }) => op);
    expect([taken.accepted, taken.repeated, taken.refused]).toEqual([[glass, more], [roti, glassAgain], []]);
    expect(await trackers.entriesOf(asha, "water", ever)).toHaveLength(2);
  });

  it("take presses of a file back to 2000, and tell all presses by their ids, some at a time", async () => {
    const { trackers, someone } = made();
    const asha = await someone();
    const [old, older] = [aPut(aGlass(100, Date.parse("2000-01-01T06:00:00Z"))), aPut(aGlass(100, Date.parse("1999-12-31T06:00:00Z")))];
    expect((await trackers.take(asha, [old], now)).refused).toMatchObject([{ why: "too-old" }]);
    const put = aPut(aGlass());
    const taken = await trackers.takeFromFile(asha, [old, older, put], now);
    expect([taken.accepted, taken.refused.map(({ op, why }) => [op, why])]).toEqual([[old.op, put.op], [[older.op, "too-old"]]]);
    const ordered = [old, put].toSorted((a, b) => (a.op < b.op ? -1 : 1));
    const first = await trackers.pressesAfter(asha, "", 1);
    expect([...first, ...(await trackers.pressesAfter(asha, first[0]?.op ?? "", 9))]).toEqual(ordered);
  });
});
