import { autorun, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { deviceTrackers } from "#adapters/browser-storage/trackers/device-trackers.ts";
import { DayView } from "#web/features/trackers/page/day-view.ts";
import { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import { PressesBeforeConsent } from "#web/features/trackers/store/before-consent.ts";
import { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import { aGlass, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { outage, pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import type { TrackerSettings } from "#core/trackers/tracker-settings.ts";
import type { ChangedEntry } from "#core/trackers/trackers.port.ts";
import type { OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";

const HOUR = 3_600_000;
const today = day("2026-11-20");
const noonOf = (of: typeof today) => firstInstantOf(of) + 12 * HOUR;
const ago = (days: number) => daysAfter(today, -days);
const glass = (days: number, ml = 500) => aGlass(ml, noonOf(ago(days)));
const weighed = (days: number, kg: number): TrackedValue => ({
  tracker: "weight",
  at: noonOf(ago(days)),
  kg,
  typed: { amount: kg, unit: "kg" },
});
const away = () => Promise.reject(new PortUnavailable("the line", null));

/** What the page of a tracker shows of Asha's days, at noon. */
async function aView(tracker: OpenTracker, ...values: readonly TrackedValue[]) {
  const clock = { at: noonOf(today) };
  const store = new TrackerStore(asha, {
    device: deviceTrackers(),
    beforeConsent: new PressesBeforeConsent(),
    sync: away,
    changes: away,
    recent: away,
    allow: away,
    pause: away,
    setBodyFigures: away,
    setReminders: away,
    setGoal: { water: away, sleep: away, exercise: away, meal: away },
    now: () => clock.at,
  });
  for (const value of values) await store.note(value);
  const view = new DayView(store, tracker);
  const set = (settings: Partial<TrackerSettings>) =>
    runInAction(() => {
      store.notes = { ...store.notes, settings: { ...NO_SETTINGS, ...settings } };
    });
  /** Entries as the server told them, with what other devices said. */
  const told = (...entries: readonly (readonly [string, TrackedValue | null, ...(TrackedValue | null)[]])[]) =>
    runInAction(() => {
      const known = entries.map(([entry, value, ...others], nth): ChangedEntry => {
        const conflicts = others.map((other, place) => ({ op: `${entry}-${place}`, value: other }));
        return { entry, n: 1, change: nth + 1, op: entry, value, conflicts };
      });
      store.notes = { ...store.notes, entries: known };
    });
  return { store, view, set, told, clock };
}

describe("the day that is shown", () => {
  it("is today until another is chosen, also once midnight has passed, and none that lies ahead", async () => {
    const { view, clock } = await aView("water");
    expect([view.day, view.isToday, view.span]).toEqual([today, true, "week"]);
    view.show(ago(1));
    expect([view.day, view.isToday]).toEqual([ago(1), false]);
    view.show(daysAfter(today, 1));
    expect([view.day, view.chosen]).toEqual([today, null]);
    view.show(ago(1));
    view.show(today);
    expect(view.chosen).toBeNull();
    const drawn: (readonly [string, number])[] = [];
    const end = autorun(() => drawn.push([view.day, view.moment]));
    clock.at += HOUR;
    expect(view.moment).toBe(clock.at); // A page that draws it must not keep it.
    clock.at += 23 * HOUR;
    view.store.look();
    end();
    expect(drawn).toEqual([
      [today, noonOf(today)],
      [daysAfter(today, 1), noonOf(daysAfter(today, 1))],
    ]);
  });

  it("has nothing once, however often that is pressed", async () => {
    const { view } = await aView("water");
    view.show(ago(1));
    await Promise.all([view.noteNothing(), view.noteNothing()]);
    expect(view.ofDay.map(({ value }) => value)).toEqual([{ tracker: "water", day: ago(1), none: true }]);
    view.show(today);
    await view.noteNothing();
    expect([view.ofDay.length, view.entries.length]).toEqual([1, 2]);
  });

  it("is as many days back or on as are told of", async () => {
    const { view } = await aView("water");
    view.goBack();
    expect(view.day).toBe(ago(7));
    view.look("month");
    view.goBack();
    expect([view.day, view.from]).toEqual([ago(37), ago(66)]);
    view.look("year");
    view.goOn();
    expect([view.day, view.from]).toEqual([today, ago(364)]);
  });

  it("notes a press now, or at noon of a former day", async () => {
    const { view } = await aView("water");
    expect(view.moment).toBe(noonOf(today));
    view.show(ago(3));
    expect(view.moment).toBe(noonOf(ago(3)));
  });
});

describe("what is told of a day", () => {
  it("is its sum with its goal, and nothing where nothing was noted", async () => {
    const { view, store } = await aView("water", glass(0), glass(0, 250), glass(1, 1_000));
    expect([view.told, view.shownDay?.value]).toEqual(["750 ml of 2,000 ml", "750"]);
    view.show(ago(2));
    expect([view.told, view.nothingTold]).toEqual([null, "Nothing noted yet"]);
    runInAction(() => {
      store.state = "read";
    });
    expect(view.nothingTold).toBe("One moment …");
  });

  it("is an amount alone where there is no goal, and only that it was noted where figures are hidden", async () => {
    const { view, set } = await aView("meal", aRoti({ at: noonOf(today) }));
    expect(view.told).toBe("96 kcal");
    expect(view.isFigureHidden).toBe(false);
    set({ bodyFigures: "hidden" });
    expect([view.told, view.isFigureHidden]).toEqual(["Noted", true]);
  });

  it("is the last weight until that day, of weights alone and where it is not hidden", async () => {
    const { view, set } = await aView("weight", weighed(5, 60), weighed(2, 61.5));
    expect(view.lastTold).toMatch(/^61\.5 kg on .*18 Nov/);
    view.show(ago(3));
    expect(view.lastTold).toMatch(/^60 kg on .*15 Nov/);
    view.show(ago(6));
    expect(view.lastTold).toBeNull();
    view.show(today);
    set({ bodyFigures: "hidden" });
    expect(view.lastTold).toBeNull();
    const { view: water } = await aView("water", weighed(2, 61.5));
    expect(water.lastTold).toBeNull();
  });

  it("is what exercise added to a goal of meals that adds it, from its day on", async () => {
    const walk = aWalk({ at: noonOf(ago(1)) });
    const { view, set } = await aView("meal", aRoti({ at: noonOf(ago(1)) }), walk, aWalk({ at: noonOf(ago(3)) }));
    const goal = { value: 2_000, activity: "sedentary", addsExercise: true } as const;
    const goals = { ...NO_SETTINGS.goals, meal: [{ from: ago(2), ...goal }] };
    view.show(ago(1));
    expect([view.exerciseInGoal, view.shownDay?.goal]).toEqual([null, null]);
    set({ goals });
    const added = view.exerciseInGoal ?? 0;
    expect(added).toBeGreaterThan(50);
    expect(Number(view.shownDay?.goal)).toBe(2_000 + added);
    set({ goals: { ...goals, meal: [{ from: ago(1), ...goal }] } });
    expect(view.exerciseInGoal).toBe(added);
    set({ goals });
    view.show(ago(3));
    expect(view.exerciseInGoal).toBeNull(); // The goal began later.
    view.show(ago(2));
    expect(view.exerciseInGoal).toBeNull(); // Nothing was done.
    view.show(ago(1));
    set({ goals: { ...goals, meal: [{ from: ago(2), value: 2_000, activity: "sedentary" }] } });
    expect(view.exerciseInGoal).toBeNull();
    const { view: water, set: setWater } = await aView("water", walk);
    setWater({ goals });
    water.show(ago(1));
    expect(water.exerciseInGoal).toBeNull();
  });
});

describe("the entries that are shown", () => {
  it("are of this tracker, of the day in the order in which they happened", async () => {
    const later = aGlass(100, noonOf(today) - HOUR);
    const earlier = aGlass(200, noonOf(today) - 3 * HOUR);
    const between = aGlass(300, noonOf(today) - 2 * HOUR);
    const { view } = await aView("water", later, earlier, between, glass(1), aWalk({ at: noonOf(today) }));
    expect(view.ofDay.map(({ value }) => value)).toEqual([earlier, between, later]);
    expect(view.entries).toHaveLength(4);
    expect((await aView("sleep", glass(0))).view.entries).toEqual([]);
  });

  it("have one order, whichever was told first", async () => {
    const at = noonOf(today);
    const { view, told } = await aView("water");
    told(["b", aGlass(100, at)], ["a", aGlass(100, at)], ["c", aGlass(100, at)]);
    expect(view.ofDay.map(({ entry: id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("begin with the first day of all, and say whether there are some before the days that are told of", async () => {
    const { view } = await aView("water", glass(3), glass(9), glass(0));
    expect([view.firstDay, view.isMoreBefore, view.from]).toEqual([ago(9), true, ago(6)]);
    const { view: six } = await aView("water", glass(6));
    expect([six.firstDay, six.isMoreBefore]).toEqual([ago(6), false]);
    const { view: none } = await aView("water");
    expect([none.firstDay, none.isMoreBefore]).toEqual([null, false]);
  });

  it("name what devices said differently, of the days that are not shown and of removed ones", async () => {
    const { view, told } = await aView("water");
    told(
      ...([
        ["a", glass(3), glass(3, 250)],
        ["b", glass(5), glass(5, 250)],
        ["c", glass(5), null],
        ["d", glass(0), null],
      ] as const),
      ...([
        ["e", null, glass(1)],
        ["f", null, aRoti()],
        ["g", null],
        ["i", null, null],
        ["h", glass(2)],
      ] as const),
    );
    expect(view.conflictDays).toEqual([ago(3), ago(5)]);
    expect(view.removedConflicts.map(({ entry }) => entry)).toEqual(["e"]);
    view.show(ago(5));
    expect(view.conflictDays).toEqual([today, ago(3)]);
  });
});

describe("the days up to the one that is shown", () => {
  it("are a week, with the average and the sum of those before today", async () => {
    const { view } = await aView("water", glass(0, 2_000), glass(1, 1_000), glass(3, 500), glass(9, 5_000));
    expect(view.summary.days.map(({ day: one, value }) => [one, value])).toEqual([
      ...[6, 5, 4].map((days) => [ago(days), null]),
      [ago(3), "500"],
      [ago(2), null],
      [ago(1), "1000"],
      [today, "2000"],
    ]);
    expect([view.average, view.sum]).toEqual([{ noted: 2, days: 6, figure: "750" }, "1500"]);
    view.look("month");
    expect([view.summary.days.length, view.sum]).toEqual([30, "6500"]);
  });

  it("have means of seven days, also of the days before them", async () => {
    const { view } = await aView("weight", weighed(8, 60), weighed(6, 62), weighed(0, 61));
    expect(view.weekDays).toHaveLength(13);
    expect(view.weekDays.at(-1)?.day).toBe(today);
    expect(view.weekMeans).toHaveLength(7);
    expect([view.weekMeans[0], view.weekMeans.at(-1)]).toEqual(["61.0", "61.5"]);
  });

  it("are judged from the first that has an entry to today, whichever is shown", async () => {
    const { view } = await aView("water", glass(2), glass(4));
    view.show(ago(3));
    expect(view.judged.map(({ day: one }) => one)).toEqual([4, 3, 2, 1, 0].map(ago));
    expect((await aView("water")).view.judged.map(({ day: one }) => one)).toEqual([today]);
    const { view: further } = await aView("water", glass(401), glass(400));
    expect([further.judged.length, further.judged[0]?.day]).toEqual([402, ago(401)]);
  });
});

describe("what another device noted for a day that lies ahead", () => {
  it("counts nowhere before that day has come", async () => {
    const { view, told } = await aView("water");
    told(["a", glass(-1)]);
    expect(view.judged.map(({ day: one }) => one)).toEqual([today]);
    const { view: weights, told: toldWeights } = await aView("weight");
    toldWeights(["a", weighed(-1, 99)], ["b", weighed(1, 61)]);
    expect([weights.lastTold, weights.weekMeans.at(-1)]).toEqual([expect.stringMatching(/^61 kg/), "61.0"]);
  });
});

describe("rows that only the server has", () => {
  type Row = { readonly id: string };
  const row = (id: string): Row => ({ id });

  it("are asked for by words without blanks, once, and those of other words are not waited for", async () => {
    const calls: (readonly [string, ReturnType<typeof pending<readonly Row[]>>])[] = [];
    const search = new FurtherSearch<Row>((words) => {
      const call = pending<readonly Row[]>();
      calls.push([words, call]);
      return call.promise;
    });
    await search.ask();
    expect([search.words, search.state, calls]).toEqual(["", "idle", []]);
    search.type(" dal ");
    expect([search.words, search.state]).toEqual(["dal", "idle"]);
    const asking = [search.ask(), search.ask()];
    expect([search.state, calls.length]).toEqual(["asking", 1]);
    search.type("roti");
    expect(search.state).toBe("idle");
    const other = search.ask();
    calls[0]?.[1].answer([row("dal")]);
    calls[1]?.[1].answer([row("roti"), row("naan")]);
    await Promise.all([...asking, other]);
    expect([search.state, search.found, calls.map(([words]) => words)]).toEqual(["found", [row("roti"), row("naan")], ["dal", "roti"]]);
    search.type(" roti ");
    expect([search.state, search.found.length]).toEqual(["found", 2]);
    search.type("dosa");
    expect([search.state, search.found, [...search.rows.keys()]]).toEqual(["idle", [], ["roti", "naan"]]);
  });

  it("are none, or could not be asked for", async () => {
    const none = new FurtherSearch<Row>(async () => []);
    none.type("dal");
    await none.ask();
    expect([none.state, none.found, none.rows.size]).toEqual(["nothing", [], 0]);
    const out = new FurtherSearch<Row>(outage);
    out.type("dal");
    await out.ask();
    expect([out.state, out.found]).toEqual(["unavailable", []]);
  });
});

describe("what the last press did", () => {
  it("goes when another day is shown, and stays when the same is chosen again", async () => {
    const { view, store } = await aView("water");
    await store.note(aGlass(250, noonOf(today)));
    view.show(today);
    expect(store.undoing).not.toBeNull();
    view.show(ago(1));
    expect(store.undoing).toBeNull();
  });
});
