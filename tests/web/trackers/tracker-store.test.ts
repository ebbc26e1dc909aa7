import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { makeAllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { makeListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { makeListTrackerChanges, MOST_CHANGES } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { makePauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { makeSetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { makeSetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { makeSyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { makeSetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { deviceTrackers } from "#adapters/browser-storage/trackers/device-trackers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryReminders } from "#adapters/memory/trackers/reminders.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { DayView } from "#web/features/trackers/page/day-view.ts";
import { PressesBeforeConsent } from "#web/features/trackers/store/before-consent.ts";
import { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import { aGlass, aPut, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { Patient } from "#core/account/patient.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

const asha = customerId("asha");

const ravi = customerId("ravi");

/**
 * A server, and devices of Asha whose lines go and come; "cut": what is sent arrives, and the answer does not; "late": the answer comes
 * once it is let through; "deaf": presses are answered, and nothing is told of changes.
 */
function house() {
  const memory = new Memory();
  const trackers = memoryTrackers(memory);
  const needs = { trackers, now: () => now };
  /** `hear` is told before each question what changed, the first one by 0. */
  const device = (
    patient: Patient = asha,
    stored = deviceTrackers(),
    hear: (nth: number) => void = () => {},
    beforeConsent = new PressesBeforeConsent(),
  ) => {
    let asked = 0;
    const told = { recent: 0, isRecentOut: false };
    const late = Promise.withResolvers<void>();
    const line: { state: "there" | "lost" | "cut" | "late" | "deaf"; readonly letThrough: () => void } = {
      state: "there",
      letThrough: late.resolve,
    };
    const over =
      <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
      async (...asked: Asked) => {
        if (line.state === "lost") throw new PortUnavailable("the line", null);
        const { state } = line;
        const answer = await call(...asked);
        if (state === "late") await late.promise;
        if (line.state === "cut") throw new PortUnavailable("the line", null);
        return answer;
      };
    void stored.arrive(asha);
    const store = new TrackerStore(patient, {
      device: stored,
      beforeConsent,
      sync: over(makeSyncTrackers(needs)),
      changes: async (...whose) => {
        hear(asked);
        asked += 1;
        if (line.state === "deaf") throw new PortUnavailable("the line", null);
        return over(makeListTrackerChanges(needs))(...whose);
      },
      recent: over(async (whose) => {
        told.recent += 1;
        if (told.isRecentOut) throw new PortUnavailable("the last days", null);
        return makeListRecentEntries(needs)(whose);
      }),
      allow: over(makeAllowHealthData(needs)),
      pause: over(makePauseTrackers(needs)),
      setBodyFigures: over(makeSetBodyFigures(needs)),
      setReminders: over(makeSetReminders({ reminders: memoryReminders(memory), now: () => now, newId: () => crypto.randomUUID() })),
      setGoal: {
        water: over(makeSetGoal.water(needs)),
        sleep: over(makeSetGoal.sleep(needs)),
        exercise: over(makeSetGoal.exercise(needs)),
        meal: over(makeSetGoal.meal(needs)),
      },
      now: () => now,
    });
    return { store, line, kept: stored, told };
  };
  /** Keeps what the server has; what it answers puts that in the place of what the server has by then. */
  const backUp = () => {
    const stored = structuredClone(memory.trackers);
    return () => {
      memory.trackers.clear();
      for (const [whose, notes] of structuredClone(stored)) memory.trackers.set(whose, notes);
      memory.history = crypto.randomUUID();
    };
  };
  return { trackers, device, backUp, memory };
}

const amount = (value: TrackedValue | null): number => (value !== null && "ml" in value ? value.ml : 0);

const shown = ({ entries }: TrackerStore) =>
  entries.map(({ entry, value }) => ({ entry, value })).toSorted((a, b) => (a.entry < b.entry ? -1 : 1));

describe("devices of a server that was put back to an older backup", () => {
  it("tell it again what it has lost, once, and miss nothing that is noted since", async () => {
    const { trackers, device, backUp } = house();
    const [phone, desk] = [device(), device()];
    await phone.store.exchange();
    await phone.store.allow();
    await phone.store.note(aGlass(100));
    await phone.store.note(aGlass(150));
    const restore = backUp();
    await phone.store.note(aGlass(200));
    const [first, second] = phone.store.entries;
    if (first === undefined || second === undefined) throw new RangeError("two glasses");
    await phone.store.change(first, aGlass(110));
    await phone.store.remove(second);
    await desk.store.exchange();
    const before = shown(phone.store);
    restore();
    expect((await trackers.changesAfter(asha, 0, 9)).entries.length).toBe(2);
    await desk.store.note(aGlass(300)); // On a page that stood open, so that it is sent first.
    for (const { store } of [desk, phone, desk]) await store.exchange();
    expect(shown(phone.store).filter(({ value }) => amount(value) !== 300)).toEqual(before);
    expect(shown(desk.store)).toEqual(shown(phone.store));
    expect([phone.store.notes.waiting, phone.store.refusals, desk.store.notes.waiting, desk.store.refusals]).toEqual([[], [], [], []]);
    const { entries } = await trackers.changesAfter(asha, 0, 9);
    expect(entries.map(({ value }) => amount(value)).toSorted((a, b) => a - b)).toEqual([0, 110, 200, 300]);
    const places = [phone.store.notes.place, desk.store.notes.place];
    await phone.store.exchange();
    expect(places).toEqual([entries.at(-1)?.change, entries.at(-1)?.change]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries).toEqual(entries); // Nothing was sent once more.
  });

  it("still have what was answered and not yet heard of, show it all the time, and tell it again", async () => {
    for (const isNamed of [true, false]) {
      const { trackers, device, backUp, memory } = house();
      const { store, line, kept } = device();
      const shownAtOnce: number[] = [];
      await store.exchange();
      await store.allow();
      const { history } = memory;
      for (const of of [store.note(aGlass(100)), store.note(aGlass(150))]) await of;
      const [first, second] = store.entries;
      if (first === undefined || second === undefined) throw new RangeError("two glasses");
      const restore = backUp();
      line.state = "deaf";
      const end = autorun(() => shownAtOnce.push(store.entries.filter(({ value }) => value !== null).length));
      await store.note(aGlass(200));
      await store.change(first, aGlass(110));
      expect([store.line, store.notes.waiting.length, store.notes.unheard.length]).toEqual(["lost", 1, 1]); // It would hear first now.
      const before = shown(store);
      expect(before.map(({ value }) => amount(value)).toSorted((a, b) => a - b)).toEqual([110, 150, 200]);
      restore();
      if (!isNamed) memory.history = history; // A database that fell back by a moment, and nobody said so.
      line.state = "there";
      await store.exchange();
      end();
      expect(shown(store)).toEqual(before);
      expect(Math.min(...shownAtOnce.slice(shownAtOnce.indexOf(3)))).toBe(3);
      const { entries } = await trackers.changesAfter(asha, 0, 9);
      expect(entries.map(({ entry, value }) => ({ entry, value })).toSorted((a, b) => (a.entry < b.entry ? -1 : 1))).toEqual(before);
      expect([await kept.read(asha), store.refusals]).toMatchObject([{ waiting: [], unheard: [] }, []]);
    }
  });

  it("do not bring back what was deleted for good before they heard of their own press", async () => {
    const { trackers, device } = house();
    const { store, line } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(100));
    line.state = "deaf";
    await store.note(aGlass(200));
    await trackers.erase(asha, ["water"], now);
    line.state = "there";
    await store.exchange();
    expect([store.entries, store.notes.held, store.notes.unheard]).toEqual([[], [], []]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries).toEqual([]);
  });

  it("ask before they tell again what may as well have been deleted: nobody had told them of anything before", async () => {
    const { trackers, device } = house();
    const { store, line } = device();
    await store.exchange();
    await store.allow();
    line.state = "deaf";
    await store.note(aGlass(200));
    await trackers.erase(asha, ["water"], now);
    line.state = "there";
    await store.exchange();
    expect([store.entries, store.notes.held.length]).toEqual([[], 1]);
    await store.sendHeld();
    expect(store.entries.map(({ value }) => value)).toEqual([aGlass(200)]);
  });

  it("keep removed what is removed on a page that stood open, also where another tells the entry later", async () => {
    const { trackers, device, backUp } = house();
    const [phone, desk] = [device(), device()];
    await phone.store.exchange();
    await phone.store.allow();
    const restore = backUp();
    await phone.store.note(aGlass(200));
    await desk.store.exchange();
    restore();
    const [glass] = phone.store.entries;
    if (glass === undefined) throw new RangeError("a glass");
    await phone.store.remove(glass);
    await desk.store.exchange();
    await phone.store.exchange();
    expect([phone.store.entries, desk.store.entries].map((all) => all.map(({ value }) => value))).toEqual([[null], [null]]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries.map(({ value }) => value)).toEqual([null]);
  });

  it("see it by their place where the history is the same, and ask first where entries were deleted for good", async () => {
    const { trackers, device, backUp, memory } = house();
    const { store } = device();
    await store.exchange();
    await store.allow();
    const { history } = memory;
    let restore = backUp();
    await store.note(aGlass(200));
    restore();
    memory.history = history;
    await store.exchange();
    expect((await trackers.changesAfter(asha, 0, 9)).entries.map(({ value }) => value)).toEqual([aGlass(200)]);
    restore = backUp();
    await store.note(aGlass(300));
    restore();
    for (let erased = 0; erased < 3; erased += 1) await trackers.erase(asha, ["water"], now);
    await store.exchange();
    expect([store.entries, store.notes.held.map(({ change }) => change.kind)]).toEqual([[], ["put", "put"]]);
    await store.dropHeld();
    await store.exchange();
    expect((await trackers.changesAfter(asha, 0, 9)).entries).toEqual([]);
  });

  it("go on as before with a server that tells no history, and read all once more after one", async () => {
    const { device, memory } = house();
    const { store, kept } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(200));
    const { visit, settings, entries, place } = await kept.read(asha);
    if (visit === null) throw new RangeError("nobody is there");
    const told = entries.map(({ pressed: _, ...entry }) => entry);
    expect(await kept.readAnew(asha, visit, "dropped")).toBe(true); // As a build before kept it:
    await kept.take(asha, visit, { entries: told, settings, isLast: true, anewFrom: 0, history: null, isAhead: false });
    expect(await kept.read(asha)).toMatchObject({ place, entries: told });
    await store.exchange();
    expect([store.notes.history, store.notes.entries]).toEqual([memory.history, entries]);
  });
});

describe("a device that was away while entries were deleted for good", () => {
  it("drops them, and asks before it sends what is older", async () => {
    const { trackers, device } = house();
    const [phone, desk] = [device(), device()];
    await phone.store.exchange();
    await phone.store.allow();
    await phone.store.note(aGlass(250));
    await desk.store.exchange();
    desk.line.state = "lost";
    await desk.store.exchange();
    await desk.store.note(aGlass(300));
    await trackers.erase(asha, ["water"], now);
    await phone.store.exchange();
    expect(phone.store.entries).toEqual([]);
    desk.line.state = "there";
    await desk.store.exchange();
    expect([desk.store.entries, desk.store.notes.held.length]).toEqual([[], 1]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries).toEqual([]);
    await desk.store.sendHeld();
    expect([desk.store.notes.held, desk.store.entries.map(({ value }) => value)]).toEqual([[], [aGlass(300)]]);
    await phone.store.exchange();
    expect(phone.store.entries.map(({ value }) => value)).toEqual([aGlass(300)]);
  });

  it("deletes what is older where that is chosen", async () => {
    const { trackers, device } = house();
    const { store, line } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(250));
    line.state = "lost";
    await store.note(aGlass(300));
    await trackers.erase(asha, ["water"], now);
    line.state = "there";
    await store.exchange();
    await store.dropHeld();
    await store.exchange();
    expect([store.notes.held, store.notes.waiting, store.entries]).toEqual([[], [], []]);
  });

  it("sends what is pressed after it has heard of it as always", async () => {
    const { trackers, device } = house();
    const { store } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(250));
    await trackers.erase(asha, ["water"], now);
    await store.note(aGlass(300));
    expect([store.notes.held, store.entries.map(({ value }) => value)]).toEqual([[], [aGlass(300)]]);
  });
});

describe("a device that notes", () => {
  it("draws a press, keeps it without a line, and sends it once", async () => {
    const { trackers, device } = house();
    const { store, line } = device();
    await store.exchange();
    await store.allow();
    line.state = "cut";
    await store.note(aGlass());
    expect([store.entries.map(({ value }) => value), store.notes.waiting.length, store.line]).toEqual([[aGlass()], 1, "lost"]);
    line.state = "there";
    await store.exchange();
    expect([store.notes.waiting.length, store.line, (await trackers.changesAfter(asha, 0, 9)).entries.length]).toEqual([0, "there", 1]);
  });

  it("shows a press no sooner than it is kept, and numbers those of one entry as they come", async () => {
    const { device } = house();
    const { store, kept } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(250));
    const [entry] = store.entries;
    if (entry === undefined) throw new RangeError("an entry");
    const disk = Promise.withResolvers<void>();
    const press = kept.press.bind(kept);
    kept.press = async (...given) => {
      await disk.promise;
      await press(...given);
    };
    const presses = [store.change(entry, aGlass(300)), store.change(entry, aGlass(350)), store.note(aGlass(500))];
    await setImmediate();
    expect(store.entries.map(({ n, value }) => [n, value])).toEqual([[1, aGlass(250)]]);
    disk.resolve();
    await Promise.all(presses);
    expect(store.entries.map(({ n, value }) => [n, value])).toEqual(
      expect.arrayContaining([
        [3, aGlass(350)],
        [1, aGlass(500)],
      ]),
    );
  });

  it("keeps nothing before it is allowed, and then what was noted meanwhile", async () => {
    const { trackers, device } = house();
    const { store } = device();
    await store.exchange();
    expect(store.asksForConsent).toBe(true);
    await store.note(aGlass());
    expect([store.entries.length, (await trackers.changesAfter(asha, 0, 9)).entries.length]).toEqual([1, 0]);
    await store.allow();
    expect([store.asksForConsent, store.entries.length, (await trackers.changesAfter(asha, 0, 9)).entries.length]).toEqual([false, 1, 1]);
  });

  it("is shown on the next page what was noted before the consent, keeps it there once it is allowed, and forgets it at signing out", async () => {
    const { trackers, device } = house();
    const stored = deviceTrackers();
    const window = new PressesBeforeConsent();
    await device(asha, stored, undefined, window).store.note(aGlass());
    const { store } = device(asha, stored, undefined, window);
    await store.exchange();
    expect([store.entries.length, device(ravi, stored, undefined, window).store.entries.length]).toEqual([1, 0]);
    await store.allow();
    expect([store.entries.length, (await trackers.changesAfter(asha, 0, 9)).entries.length]).toEqual([1, 1]);
    expect(window.of(asha)).toEqual([]);
    window.add(asha, aPut(aGlass()));
    window.forget();
    expect(window.of(asha)).toEqual([]);
  });

  it("sends what was noted without a line before it knew of the consent, once it does", async () => {
    const { trackers, device } = house();
    await trackers.setConsent(asha, true, now);
    const { store, line } = device();
    line.state = "lost";
    await store.exchange();
    await store.note(aGlass(250));
    expect([store.entries.length, store.notes.waiting.length]).toEqual([1, 0]);
    line.state = "there";
    await store.exchange();
    expect([store.unkept, store.entries.map(({ value }) => value)]).toEqual([[], [aGlass(250)]]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries.map(({ value }) => value)).toEqual([aGlass(250)]);
  });

  it("removes for good what lay ahead of the server's clock when it was noted and removed", async () => {
    const { trackers, device } = house();
    const { store } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(250, now + 3_600_000));
    const [ahead] = store.entries;
    if (ahead === undefined) throw new RangeError("an entry");
    await store.remove(ahead);
    expect([store.notes.waiting.length, store.refusals.map(({ why }) => why)]).toEqual([2, ["ahead"]]);
    await trackers.take(asha, store.notes.waiting, now + 3_600_000); // Its time has come.
    await store.exchange();
    expect([store.notes.waiting, store.entries.map(({ value }) => value)]).toEqual([[], [null]]);
  });

  it("takes back what was just pressed, put, changed or removed, by a further press", async () => {
    const { device } = house();
    const { store } = device();
    await store.allow();
    await store.note(aGlass(250));
    const value = () => store.entries[0]?.value ?? null;
    const entry = () => {
      const [first] = store.entries;
      if (first === undefined) throw new RangeError("an entry");
      return first;
    };
    await store.change(entry(), aGlass(300));
    await store.undo();
    expect(value()).toEqual(aGlass(250));
    await store.remove(entry());
    expect(value()).toBeNull();
    await store.undo();
    expect(value()).toEqual(aGlass(250));
  });

  it("shows what another device said at the same time, until one is chosen, and then both agree", async () => {
    const { device } = house();
    const [phone, desk] = [device(), device()];
    await phone.store.allow();
    await phone.store.note(aGlass(250));
    await desk.store.exchange();
    const [noted] = desk.store.entries;
    if (noted === undefined) throw new RangeError("an entry");
    phone.line.state = "lost";
    await phone.store.change(noted, aGlass(300));
    await desk.store.change(noted, aGlass(500));
    phone.line.state = "there";
    await phone.store.exchange();
    const [conflicting] = phone.store.entries;
    const [other] = conflicting?.conflicts ?? [];
    if (conflicting === undefined || other === undefined) throw new RangeError("a conflict");
    expect([conflicting.value, other.value].map((value) => (value !== null && "ml" in value ? value.ml : 0)).toSorted()).toEqual([
      300, 500,
    ]);
    await phone.store.choose(conflicting, other.value);
    await desk.store.exchange();
    expect(shown(desk.store)).toEqual(shown(phone.store));
    expect(desk.store.entries[0]).toMatchObject({ value: other.value, conflicts: [] });
  });

  it("keeps waiting what lies ahead of the server's clock, drops what can't be taken, and sends the rest", async () => {
    const { trackers, device } = house();
    const { store } = device();
    await store.allow();
    await store.note(aGlass(250, now + 3_600_000));
    await store.note(aGlass(5));
    await store.note(aGlass(250));
    expect(store.notes.waiting.map(({ change }) => (change.kind === "put" && "at" in change.value ? change.value.at : 0))).toEqual([
      now + 3_600_000,
    ]);
    expect(store.refusals.map(({ why }) => why).toSorted()).toEqual(["ahead", "out-of-range"]);
    expect((await trackers.changesAfter(asha, 0, 9)).entries.length).toBe(1);
  });

  it("sets goals and pauses, says where that did not arrive, and hears of those of other devices", async () => {
    const { device } = house();
    const [phone, desk] = [device(), device()];
    await phone.store.allow();
    const today = indianDay(now);
    await phone.store.setGoal("water", { from: today, value: 2_500 });
    await phone.store.pause({ from: today, to: daysAfter(today, 2) });
    await desk.store.exchange();
    expect(desk.store.notes.settings).toMatchObject({
      goals: { water: [{ from: today, value: 2_500 }] },
      pauses: [{ from: today }],
      consent: true,
    });
    desk.line.state = "lost";
    await desk.store.pause(null);
    expect(desk.store.hasFailed).toBe(true);
    const view = new DayView(desk.store, "water");
    expect([view.shownDay?.goal, view.shownDay?.state]).toEqual(["2500", "paused"]);
    view.show(daysAfter(today, -1));
    expect([view.isToday, view.shownDay?.goal, view.average]).toEqual([false, "2000", { noted: 0, days: 7, figure: null }]);
    view.show(daysAfter(today, 1));
    expect(view.isToday).toBe(true);
  });

  it("shows in the end what all others show, whatever was pressed where and whenever lines went, answers were lost or came twice", async () => {
    const anyDeed = fc.record({
      by: fc.nat(2),
      deed: fc.constantFrom("note", "change", "remove", "lose", "cut", "find", "exchange"),
      which: fc.nat(5),
      ml: fc.integer({ min: 10, max: 3_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyDeed, { maxLength: 40 }), async (deeds) => {
        const { trackers, device } = house();
        const devices = [device(), device(), device()];
        await devices[0]?.store.allow();
        for (const { store } of devices) await store.exchange();
        for (const { by, deed, which, ml } of deeds) {
          const one = devices[by];
          if (one === undefined) throw new RangeError("three devices");
          const { store, line } = one;
          const there = store.entries.filter(({ value }) => value !== null);
          const entry = there[which % Math.max(1, there.length)];
          if (deed === "note") await store.note(aGlass(ml));
          else if (deed === "change" && entry !== undefined) await store.change(entry, aGlass(ml));
          else if (deed === "remove" && entry !== undefined) await store.remove(entry);
          else if (deed === "exchange") await store.exchange();
          else line.state = deed === "lose" ? "lost" : deed === "cut" ? "cut" : "there";
        }
        for (const round of [devices, devices])
          for (const { store, line } of round) {
            line.state = "there";
            await store.exchange();
          }
        const { entries } = await trackers.changesAfter(asha, 0, 1_000);
        const server = entries.map(({ entry, value }) => ({ entry, value })).toSorted((a, b) => (a.entry < b.entry ? -1 : 1));
        for (const { store } of devices) {
          expect(store.notes.waiting).toEqual([]);
          expect(shown(store)).toEqual(server);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("an answer that comes after whoever asked has left", () => {
  /** Asha's phone knows one glass; a second one is just being told to it when she leaves. */
  async function asked() {
    const { trackers, device } = house();
    const phone = device();
    await phone.store.exchange();
    await phone.store.allow();
    await phone.store.note(aGlass(250));
    await trackers.take(asha, [aPut(aGlass(500))], now);
    phone.line.state = "late";
    const exchange = phone.store.exchange();
    await setImmediate(); // The server has answered.
    return {
      ...phone,
      trackers,
      answered: async () => {
        phone.line.state = "there";
        phone.line.letThrough();
        await exchange;
      },
    };
  }

  it("leaves nothing on the device", async () => {
    const { kept, answered } = await asked();
    await kept.leave(now);
    await answered();
    expect(await kept.read(asha)).toEqual(NO_NOTES);
  });

  it("leaves nothing on the device of somebody else who has come, nor does what was there before", async () => {
    for (const hasSignedOut of [true, false]) {
      const { kept, answered } = await asked();
      if (hasSignedOut) await kept.leave(now);
      await kept.arrive(ravi);
      expect(await kept.read(asha)).toEqual(NO_NOTES);
      await answered();
      const ofRavi = await kept.read(ravi);
      expect([await kept.read(asha), { ...ofRavi, visit: null }]).toEqual([NO_NOTES, NO_NOTES]);
      expect(ofRavi.visit).not.toBeNull();
    }
  });

  it("hides nothing from them that came before it, once they are back", async () => {
    const { kept, store, answered } = await asked();
    await kept.leave(now);
    await kept.arrive(asha);
    await answered();
    await store.exchange();
    expect(store.entries.map(({ value }) => amount(value)).toSorted((a, b) => a - b)).toEqual([250, 500]);
  });

  it("holds back none of their presses, where it says that entries were deleted for good", async () => {
    const { trackers, device } = house();
    const { kept, store, line } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(250));
    line.state = "lost";
    await store.note(aGlass(500));
    await trackers.erase(asha, ["water"], now);
    line.state = "late";
    const exchange = store.exchange();
    await setImmediate();
    await kept.leave(now);
    line.letThrough();
    await exchange;
    const left = await kept.read(asha);
    expect(left).toEqual({ ...NO_NOTES, waiting: left.waiting, inWindow: { presses: 1, begun: false } });
    expect(left.waiting.length).toBe(1);
  });

  it("keeps no press of somebody who allowed it and left before that was taken", async () => {
    const { device } = house();
    const { kept, store, line } = device();
    await store.exchange();
    await store.note(aGlass(250));
    line.state = "late";
    const allowing = store.allow();
    await kept.leave(now);
    line.state = "there";
    line.letThrough();
    await allowing;
    expect(await kept.read(asha)).toEqual(NO_NOTES);
  });

  it("keeps nothing that is begun by a page that is still open", async () => {
    const { device } = house();
    const { kept, store } = device();
    await store.begun("sleep", now);
    expect((await kept.read(asha)).begun.sleep).toBe(now);
    await kept.leave(now);
    await store.begun("sleep", now);
    expect(await kept.read(asha)).toEqual(NO_NOTES);
  });
});

describe("a device that has nothing of somebody yet", () => {
  it("says that it is still being told, until it has been or nobody can be reached", async () => {
    const { device } = house();
    const [phone, train] = [device(), device()];
    train.line.state = "lost";
    for (const { store } of [phone, train]) {
      const said: boolean[] = [];
      const ends = [autorun(() => said.push(store.isFirstReading)), store.begin()];
      await expect.poll(() => store.line).not.toBe("unknown");
      expect(said).toEqual([false, true, false]);
      for (const end of ends) end();
    }
    expect([phone.store.line, train.store.line]).toEqual(["there", "lost"]);
  });
});

describe("a device that is told thousands of entries", () => {
  it("says of a reading that ended in the middle that it is still being told, and that some are lacking where the line is lost", async () => {
    const { trackers, device } = house();
    await trackers.setConsent(asha, true, now);
    const glasses = Array.from({ length: MOST_CHANGES + 1 }, () => aPut(aGlass(20)));
    await trackers.take(asha, glasses, now);
    const first = device();
    const { take } = first.kept;
    first.kept.take = async (...given) => {
      first.line.state = "lost"; // Once the first thousand have come.
      return take(...given);
    };
    await first.store.exchange();
    expect([first.store.entries.length, first.store.isCutShort]).toEqual([MOST_CHANGES, true]);
    first.kept.take = take;

    const again = device(asha, first.kept);
    const said: (readonly [boolean, number])[] = [];
    const ends = [autorun(() => said.push([again.store.isFirstReading, again.store.entries.length])), again.store.begin()];
    await expect.poll(() => again.store.line).toBe("there");
    for (const end of ends) end();
    expect(said.filter(([isFirst]) => !isFirst).map(([, entries]) => entries)).toEqual([0, glasses.length]);
    expect([again.store.isCutShort, (await first.kept.read(asha)).isWhole]).toEqual([false, true]);
  });

  it("asks for what follows while it keeps what came, and once more only where it has sent something", async () => {
    const { trackers, device } = house();
    const glasses = Array.from({ length: 2 * MOST_CHANGES + 1 }, () => aPut(aGlass(20)));
    await trackers.setConsent(asha, true, now);
    await trackers.take(asha, glasses, now);
    const done: string[] = [];
    const { kept, store } = device(asha, deviceTrackers(), () => done.push("asked"));
    const take = kept.take.bind(kept);
    kept.take = async (...given) => {
      await setImmediate();
      done.push("kept");
      return take(...given);
    };
    await store.exchange();
    expect([done, store.entries.length]).toEqual([["asked", "asked", "kept", "asked", "kept", "kept"], glasses.length]);

    done.length = 0;
    const again = device(asha, kept, () => done.push("asked"));
    await kept.press(asha, aPut(aGlass(30)));
    await again.store.exchange();
    expect([done, again.store.entries.length]).toEqual([["asked", "kept", "asked", "kept"], glasses.length + 1]);
  });

  it("shows the last days meanwhile, with what is pressed there, and asks for them only where more than one answer comes", async () => {
    const { trackers, device } = house();
    await trackers.setConsent(asha, true, now);
    const longAgo = Array.from({ length: MOST_CHANGES + 1 }, () => aPut(aGlass(20, now - 30 * 24 * 60 * 60 * 1000)));
    const [kept250, removed] = [aPut(aGlass(250)), aPut(aGlass(300))];
    await trackers.take(asha, [...longAgo, kept250, removed], now);
    const { store, kept, told } = device();
    const rest = Promise.withResolvers<void>();
    const take = kept.take.bind(kept);
    kept.take = async (...given) => {
      if (given[2].isLast) await rest.promise;
      return take(...given);
    };
    const all = store.exchange();
    const { today } = store;
    const lately = () => store.entries.flatMap(({ value }) => (amount(value) > 20 ? [amount(value)] : [])).toSorted((a, b) => a - b);
    await expect.poll(lately).toEqual([250, 300]);
    expect([store.isFirstReading, store.isKnown(daysAfter(today, -6)), store.isKnown(daysAfter(today, -7))]).toEqual([true, true, false]);
    expect([store.entries.length, store.notes.settings.consent]).toEqual([2, true]);
    const shownOf = ({ entry }: TrackerOp) => store.entries.find((one) => one.entry === entry) ?? expect.fail("it is shown");
    const presses = [store.change(shownOf(kept250), aGlass(270)), store.remove(shownOf(removed))]; // They are sent once all has been read.
    await expect.poll(lately).toEqual([270]);
    rest.resolve();
    await Promise.all([all, ...presses]);
    await store.exchange();
    expect([lately(), store.recent, store.isKnown(daysAfter(today, -7)), told.recent]).toEqual([[270], null, true, 1]);

    const without = device();
    without.told.isRecentOut = true;
    await without.store.exchange();
    expect([without.store.entries.length, without.store.line, without.told.recent]).toEqual([longAgo.length + 2, "there", 1]);

    const ravis = device(ravi);
    await ravis.kept.arrive(ravi);
    await trackers.setConsent(ravi, true, now);
    await trackers.take(ravi, [aPut(aGlass(100))], now);
    await ravis.store.exchange();
    expect([ravis.store.entries.length, ravis.told.recent]).toEqual([1, 0]);
  });

  it("keeps what came where the line is lost while it does", async () => {
    const { trackers, device } = house();
    await trackers.setConsent(asha, true, now);
    await trackers.take(
      asha,
      Array.from({ length: MOST_CHANGES + 1 }, () => aPut(aGlass(20))),
      now,
    );
    const { kept, store, line } = device(asha, deviceTrackers(), (nth) => {
      if (nth === 1) line.state = "lost";
    });
    await store.exchange();
    expect([store.line, store.entries.length]).toEqual(["lost", MOST_CHANGES]);
    line.state = "there";
    await store.exchange();
    expect([store.line, (await kept.read(asha)).entries.length]).toEqual(["there", MOST_CHANGES + 1]);
  });
});

describe("what is noted by a press with ids of its own", () => {
  const pressed = { entry: "copied", op: "copying", value: aGlass(300) };

  it("is noted once, and brought back where it was removed since", async () => {
    const { device } = house();
    const { store } = device();
    await store.exchange();
    await store.allow();
    await store.note(aGlass(100));
    await Promise.all([store.noteOnce(pressed), store.noteOnce(pressed), store.noteOnce({ ...pressed, entry: "other", op: "other" })]);
    await store.noteOnce({ ...pressed, value: aGlass(500) });
    const copied = () => store.entries.find(({ entry }) => entry === "copied") ?? expect.fail("it is not noted");
    expect([copied().n, copied().value, store.entries.length]).toEqual([1, aGlass(300), 3]);
    await store.remove(copied());
    await store.noteOnce(pressed);
    expect([copied().n, copied().value, store.entries.length]).toEqual([3, aGlass(300), 3]);
  });
});

describe("what a page of trackers shows", () => {
  it("is what was not removed, by its tracker", async () => {
    const { device } = house();
    const { store } = device();
    await store.allow();
    await store.note(aGlass(100));
    await store.note(aGlass(200));
    await store.note(aWalk());
    const [first, , walk] = store.entries;
    if (first === undefined || walk === undefined) throw new RangeError("three entries");
    await store.remove(first);
    const noted = () => [...store.noted].map(([tracker, entries]) => [tracker, entries.length]).toSorted();
    expect(noted()).toEqual([
      ["exercise", 1],
      ["water", 1],
    ]);
    await store.choose(walk, null);
    expect(noted()).toEqual([["water", 1]]);
    expect([store.now(), store.today]).toEqual([now, indianDay(now)]);
  });

  it("is a press as soon as the device keeps it, while what else it keeps is still asked about", async () => {
    const { device } = house();
    const { store, line } = device();
    await store.exchange();
    await store.allow();
    line.state = "late";
    const notes = [store.note(aGlass(100)), store.note(aGlass(200))];
    await setImmediate();
    expect(store.entries.map(({ value }) => amount(value))).toEqual([100, 200]);
    line.state = "there";
    line.letThrough();
    await Promise.all(notes);
    expect([store.entries.length, store.pressing]).toEqual([2, []]);
  });

  it("is what another window of the device has changed", async () => {
    const { device } = house();
    const { store, kept } = device();
    await store.allow();
    let tell = () => {};
    kept.followOtherWindows = (changed) => {
      tell = changed;
      return () => {};
    };
    store.begin();
    await kept.press(asha, aPut(aGlass(700)));
    tell();
    await expect.poll(() => store.entries.map(({ value }) => amount(value))).toEqual([700]);
  });

  it("stays where a sleep is begun", async () => {
    const { device } = house();
    const { store } = device();
    await store.allow();
    await store.note(aGlass(100));
    await store.begun("sleep", now);
    expect([store.entries.length, store.notes.begun.sleep, store.notes.begun.exercise]).toEqual([1, now, null]);
  });

  it("is a sleep or an exercise no sooner than the device keeps that it is begun, both where both begin at once", async () => {
    const { device } = house();
    const { store, kept } = device();
    await store.allow();
    const disk = Promise.withResolvers<void>();
    const begin = kept.begin.bind(kept);
    kept.begin = async (...given) => {
      await disk.promise;
      await begin(...given);
    };
    const begun = [store.begun("sleep", now), store.begun("exercise", now + 1)];
    await setImmediate();
    expect(store.notes.begun).toEqual({ sleep: null, exercise: null });
    disk.resolve();
    await Promise.all(begun);
    expect([store.notes.begun, (await kept.read(asha)).begun]).toEqual([
      { sleep: now, exercise: now + 1 },
      { sleep: now, exercise: now + 1 },
    ]);
  });

  it("says who is still told by the server, and who has not allowed it, only of what is known", async () => {
    const { trackers, device } = house();
    const { store, line, kept } = device();
    line.state = "lost";
    await store.exchange();
    expect([store.asksForConsent, store.hasFailed]).toEqual([false, false]);
    line.state = "there";
    await store.exchange();
    await store.allow();
    await store.note(aGlass(100));
    const again = device(asha, kept);
    again.line.state = "lost";
    const said: boolean[] = [];
    const ends = [autorun(() => said.push(again.store.isFirstReading)), again.store.begin()];
    await expect.poll(() => again.store.line).toBe("lost");
    for (const end of ends) end();
    expect(said).toEqual([false]);
    await trackers.setConsent(asha, false, now);
    await store.exchange();
    line.state = "lost";
    await store.exchange();
    expect([store.line, store.asksForConsent]).toEqual(["lost", true]);
  });
});

describe("who allows that entries are kept", () => {
  it("is asked no more as soon as that has arrived", async () => {
    const { device } = house();
    const { store, kept } = device();
    await store.exchange();
    await store.note(aGlass(100));
    const [alone, requested] = [kept.alone.bind(kept), [] as boolean[]];
    kept.alone = (work) => {
      requested.push(store.asksForConsent);
      return alone(work);
    };
    await store.allow();
    expect([requested, store.entries.length]).toEqual([[false], 1]);
  });
});

describe("a press that is taken back", () => {
  it("is the last one, and none where nothing was pressed or it is gone", async () => {
    const { device } = house();
    const { store } = device();
    await store.allow();
    await store.undo();
    expect(store.entries).toEqual([]);
    await store.note(aGlass(100));
    await store.note(aGlass(200));
    await store.undo();
    expect(store.entries.map(({ value }) => value)).toEqual([aGlass(100), null]);
    expect(store.undoing).toBeNull();
    await store.undo();
    expect(store.entries.map(({ n, value }) => [n, value])).toEqual([
      [1, aGlass(100)],
      [2, null],
    ]);
    await store.note(aGlass(300));
    store.notes = NO_NOTES;
    store.pressing = [];
    await store.undo();
    expect([store.entries, store.undoing === null]).toEqual([[], false]);
  });

  it("tells of its removal what it was, where the server had told it", async () => {
    const { device } = house();
    const { store, line } = device();
    await store.allow();
    await store.note(aGlass(100));
    await store.note(aWalk());
    const [glass, walk] = store.entries;
    if (glass === undefined || walk === undefined) throw new RangeError("two entries");
    line.state = "lost";
    await store.change(glass, aGlass(200));
    await store.remove(walk);
    expect(store.notes.waiting.map(({ change, again }) => [change.kind, again])).toEqual([
      ["put", undefined],
      ["remove", "exercise"],
    ]);
  });
});

describe("what is set of trackers", () => {
  it("are whether calories and weight are shown, and times of reminders; it is told where that did not arrive", async () => {
    const { device, memory } = house();
    const { store, line } = device();
    await store.allow();
    expect(store.bodyFigures).toBe("shown");
    await store.setBodyFigures("hidden");
    expect([store.bodyFigures, store.hasFailed]).toEqual(["hidden", false]);
    await store.setReminders("water", [480]);
    expect([...memory.reminders.values()].map(({ tracker, time }) => [tracker, time])).toEqual([["water", 480]]);
    line.state = "lost";
    await store.allow();
    expect(store.hasFailed).toBe(true);
    line.state = "there";
    const setting = store.setBodyFigures("shown");
    expect(store.hasFailed).toBe(false);
    await setting;
    expect([store.bodyFigures, store.hasFailed]).toEqual(["shown", false]);
  });

  it("may be nothing that a child could see, as long as nobody has told how old a member is", async () => {
    const { device } = house();
    const child = { customer: asha, member: memberId("child") };
    const { store, line, kept } = device(child);
    line.state = "lost";
    await store.exchange();
    expect(store.bodyFigures).toBe("without-calories");
    line.state = "there";
    await store.exchange();
    expect(store.bodyFigures).toBe("shown");
    await store.allow();
    await store.note(aGlass(100));
    const again = device(child, kept);
    again.line.state = "lost";
    await again.store.exchange();
    expect(again.store.bodyFigures).toBe("shown");
  });
});

describe("presses of others of the household that wait on this device", () => {
  const child = { customer: asha, member: memberId("child") };

  async function waiting() {
    const all = house();
    const stored = deviceTrackers();
    const [own, childs] = [all.device(asha, stored), all.device(child, stored)];
    for (const { store } of [own, childs]) {
      await store.exchange();
      await store.allow();
    }
    childs.line.state = "lost";
    await childs.store.note(aGlass(100));
    const told = async () => (await all.trackers.changesAfter(child, 0, 9)).entries.map(({ value }) => value);
    return { ...all, kept: stored, own, childs, told };
  }

  it("are sent with one's own", async () => {
    const { own, kept, told } = await waiting();
    expect(await told()).toEqual([]);
    await own.store.note(aGlass(200));
    expect([await told(), (await kept.read(child)).waiting]).toEqual([[aGlass(100)], []]);
  });

  it("are heard of first: what was deleted for good meanwhile does not come back", async () => {
    const { trackers, own, kept, childs, told } = await waiting();
    childs.line.state = "there";
    await childs.store.exchange();
    childs.line.state = "lost";
    await childs.store.note(aGlass(300));
    await trackers.erase(child, ["water"], now);
    await own.store.exchange();
    expect([await told(), (await kept.read(child)).held.length]).toEqual([[], 1]);
  });

  it("are told again to a server that has lost them", async () => {
    const { own, kept, childs, told, backUp } = await waiting();
    const restore = backUp();
    childs.line.state = "there";
    await childs.store.exchange();
    childs.line.state = "lost";
    await childs.store.note(aGlass(300));
    restore();
    await own.store.exchange();
    expect((await told()).map(amount).toSorted()).toEqual([100, 300]);
    expect((await kept.read(child)).waiting).toEqual([]);
  });
});
