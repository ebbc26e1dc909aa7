import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { DAILY_TRACKERS } from "#core/trackers/tracker-goal.ts";
import { summaryOfDays, trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { anyKind, anyNoted, notedValue } from "./any-noted-value.ts";
import { dayByHandOf } from "./day-by-hand.ts";
import { backUp, DRIFTS, onServer, restore, threeDevices } from "./three-devices.ts";
import type { EntryKind, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Noted } from "./any-noted-value.ts";
import type { Device, House } from "./three-devices.ts";

const HOUR = 3_600_000;

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

const DEEDS = ["remove", "undo", "choose", "exchange", "lose", "cut", "late", "deafen", "find"] as const;
const RARE = ["send-twice", "sign-out", "evict", "all-at-once", "drift", "pass", "back-up", "restore"] as const;
type Deed = {
  readonly by: number;
  readonly deed: "note" | "change" | (typeof DEEDS)[number] | (typeof RARE)[number];
  readonly which: number;
  readonly kind: EntryKind;
  readonly noted: Noted;
};

const anyDeed = (): fc.Arbitrary<Deed> =>
  fc.record({
    by: fc.nat(2),
    deed: fc.oneof(
      { weight: 5, arbitrary: fc.constant("note" as const) },
      { weight: 4, arbitrary: fc.constant("change" as const) },
      { weight: 8, arbitrary: fc.constantFrom(...DEEDS) },
      { weight: 4, arbitrary: fc.constantFrom(...RARE) },
    ),
    which: fc.nat(5),
    kind: anyKind(),
    noted: anyNoted(),
  });

async function act({ house, devices, device }: Walk & { readonly device: Device }, { deed, which, kind, noted }: Deed): Promise<unknown> {
  const { store } = device;
  const there = store.entries.flatMap(({ value, ...entry }) => (value === null ? [] : [{ ...entry, value }]));
  const entry = there[which % Math.max(1, there.length)];
  const conflicting = store.entries.find(({ conflicts }) => conflicts.length > 0);
  switch (deed) {
    case "note":
      return device.press(() => store.note(notedValue(kind, noted, store.now())));
    case "change":
      return entry && device.press(() => store.change(entry, notedValue(entry.value.tracker, noted, store.now())));
    case "remove":
      return entry && device.press(() => store.remove(entry));
    case "undo":
      return device.press(() => store.undo());
    case "choose":
      return conflicting && device.press(() => store.choose(conflicting, conflicting.conflicts[0]?.value ?? null));
    case "exchange":
      return device.press(() => store.exchange());
    case "all-at-once":
      return Promise.all(devices.map((one) => one.press(() => one.store.exchange())));
    case "lose":
      return device.turn("lost");
    case "cut":
      return device.turn("cut");
    case "late":
      return device.turn("late");
    case "deafen":
      return device.turn("deaf");
    case "find":
      return device.turn("there");
    case "send-twice":
      return device.sendTwice();
    case "sign-out":
      return device.signOut();
    case "evict":
      return device.evict();
    case "back-up":
      return backUp(house);
    case "restore":
      return restore(house);
    case "drift":
      device.drift = DRIFTS[which % DRIFTS.length] ?? 0;
      return null;
    case "pass":
      house.clock.now += which * HOUR;
      return null;
  }
}

type Walk = Awaited<ReturnType<typeof threeDevices>>;

/** All lines are there again, and what lay ahead is no longer so. */
async function settled({ house, devices }: Walk): Promise<void> {
  for (const device of devices) await device.turn("there");
  house.clock.now += 3 * HOUR;
  for (const round of [devices, devices]) for (const device of round) await device.store.exchange();
}

async function expectAgreement(house: House, devices: readonly Device[]): Promise<void> {
  const { customer, trackers, pressed, lost } = house;
  const ops = [...pressed.values()];
  const stored = await onServer(house);
  const isOutdone = ({ entry, n }: TrackerOp) => ops.some((other) => other.entry === entry && other.n > n);
  expect(ops.filter((op) => !stored.has(op.op) && !(lost.has(op.op) && isOutdone(op)))).toEqual([]);
  expect([...stored].filter((op) => !pressed.has(op))).toEqual([]);
  const made = madeBy(ops);
  expect(byEntry((await trackers.changesAfter(customer, 0, 1_000)).entries)).toEqual(made);

  const [from, to] = [daysAfter(indianDay(now), -5), indianDay(house.clock.now)];
  for (const tracker of DAILY_TRACKERS) {
    const days = await trackers.countedDays(customer, tracker, { from, to });
    for (const { day, value } of summaryOfDays({ tracker, days, exercises: [], settings: NO_SETTINGS, from, to, today: to }).days)
      expect({ tracker, counted: day, value }).toEqual({ tracker, counted: day, value: dayByHandOf(tracker, day, made) });
  }
  for (const { store } of devices) {
    expect(store.notes.waiting).toEqual([]);
    expect(byEntry(store.entries)).toEqual(made);
    for (const tracker of OPEN_TRACKERS)
      for (const { day, value } of trackerSummary({ tracker, entries: store.entries, settings: NO_SETTINGS, from, to, today: to }).days)
        expect({ tracker, day, value }).toEqual({ tracker, day, value: dayByHandOf(tracker, day, made) });
  }
}

/** Walks of three devices of one person through whatever may happen to them, `runs` times. */
export function walksOfThreeDevices({ runs }: { readonly runs: number }): void {
  let db: Database;
  beforeAll(async () => {
    db = await aDatabase();
  });
  afterAll(() => db.destroy());

  it(
    "ends with the same on each, each press once, and no day that differs from the presses",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyDeed(), { maxLength: 40, size: "max" }), async (deeds) => {
          const walk = await threeDevices(db);
          for (const action of deeds) {
            const device = walk.devices[action.by];
            if (device === undefined) throw new RangeError("three devices");
            await act({ ...walk, device }, action);
            expect(device.unshown()).toEqual([]); // No day is less than was pressed, whatever its answer has said.
          }
          await settled(walk);
          await expectAgreement(walk.house, walk.devices);
        }),
        { numRuns: runs, endOnFailure: true }, // To make a walk shorter takes minutes: its seed is told, and it is done by hand.
      );
    },
    60_000 + runs * 2_000,
  );
}
