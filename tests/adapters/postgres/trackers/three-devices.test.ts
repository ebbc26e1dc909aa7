import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NO_SETTINGS } from "#core/trackers/days/tracker-settings.ts";
import { trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { dayOfValue } from "#core/trackers/entries/tracked-value.ts";
import { aGlass } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { threeDevices } from "./three-devices.ts";
import type { TrackedValue } from "#core/trackers/entries/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/entries/tracker-op.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Shown = { readonly entry: string; readonly value: TrackedValue | null };
const byEntry = (all: readonly Shown[]): readonly Shown[] =>
  all.map(({ entry, value }) => ({ entry, value })).toSorted((a, b) => (a.entry < b.entry ? -1 : 1));

/** Whether one press outranks another of the same entry, word for word as the specification has it. */
function outranks(one: TrackerOp, other: TrackerOp): boolean {
  if (one.n !== other.n) return one.n > other.n;
  if (one.change.kind !== other.change.kind) return one.change.kind === "remove";
  return one.at === other.at ? one.op > other.op : one.at > other.at;
}

/** What presses make, by trying each against each of its entry. */
const madeBy = (ops: readonly TrackerOp[]): readonly Shown[] =>
  byEntry(
    ops
      .filter((one) => ops.every((other) => other === one || other.entry !== one.entry || outranks(one, other)))
      .map(({ entry, change }) => ({ entry, value: change.kind === "put" ? change.value : null })),
  );

const anyDeed = () =>
  fc.record({
    by: fc.nat(2),
    deed: fc.oneof(
      { weight: 4, arbitrary: fc.constant("note" as const) },
      { weight: 3, arbitrary: fc.constant("change" as const) },
      { weight: 6, arbitrary: fc.constantFrom("remove", "undo", "choose", "exchange", "lose", "cut", "find") },
      { weight: 2, arbitrary: fc.constantFrom("send-twice", "sign-out", "evict", "all-at-once") },
    ),
    which: fc.nat(5),
    ml: fc.integer({ min: 10, max: 3_000 }),
  });

describe("three devices of one person over PostgreSQL", () => {
  it("show the same in the end, each press once, whatever was pressed and whenever lines, clocks, sessions and storage failed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDeed(), { maxLength: 40, size: "max" }), async (deeds) => {
        const { house, devices } = await threeDevices(db);
        for (const { by, deed, which, ml } of deeds) {
          const device = devices[by];
          if (device === undefined) throw new RangeError("three devices");
          const { store } = device;
          const there = store.entries.filter(({ value }) => value !== null);
          const entry = there[which % Math.max(1, there.length)];
          const conflicting = store.entries.find(({ conflicts }) => conflicts.length > 0);
          if (deed === "note") await store.note(aGlass(ml, store.now()));
          else if (deed === "change" && entry !== undefined) await store.change(entry, aGlass(ml, store.now()));
          else if (deed === "remove" && entry !== undefined) await store.remove(entry);
          else if (deed === "undo") await store.undo();
          else if (deed === "choose" && conflicting !== undefined) await store.choose(conflicting, conflicting.conflicts[0]?.value ?? null);
          else if (deed === "exchange") await store.exchange();
          else if (deed === "lose") device.line = "lost";
          else if (deed === "cut") device.line = "cut";
          else if (deed === "find") device.line = "there";
          else if (deed === "send-twice") await device.sendTwice();
          else if (deed === "sign-out") await device.signOut();
          else if (deed === "evict") await device.evict();
          else if (deed === "all-at-once") await Promise.all(devices.map((one) => one.store.exchange()));
        }

        house.clock.now += 3 * 3_600_000; // What lay ahead is sent now.
        for (const round of [devices, devices])
          for (const device of round) {
            device.line = "there";
            await device.store.exchange();
          }
        const { customer, trackers, pressed } = house;
        const ops = [...pressed.values()];
        const kept = await trackers.pressesAfter(customer, "", 10_000);
        expect(kept.map(({ op }) => op).toSorted()).toEqual(ops.map(({ op }) => op).toSorted());
        const made = madeBy(ops);
        expect(byEntry((await trackers.changesAfter(customer, 0, 1_000)).entries)).toEqual(made);

        const [from, to] = [daysAfter(indianDay(now), -3), indianDay(house.clock.now)];
        for (const { store } of devices) {
          expect(store.notes.waiting).toEqual([]);
          expect(byEntry(store.entries)).toEqual(made);
          const entries = store.entries.flatMap(({ value, ...entry }) => (value === null ? [] : [{ ...entry, value }]));
          const { days } = trackerSummary({ tracker: "water", entries, settings: NO_SETTINGS, from, to, today: to });
          for (const { day, value } of days) {
            const ofDay = made.flatMap((one) =>
              one.value !== null && "ml" in one.value && dayOfValue(one.value) === day ? [one.value.ml] : [],
            );
            expect(value).toBe(ofDay.length === 0 ? null : String(ofDay.reduce((sum, ml) => sum + ml, 0)));
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
