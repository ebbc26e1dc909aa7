import { describe, expect, it } from "vitest";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { AddEntry, DeleteEntry } from "#core/trackers/calls/note-entry.use-case.ts";
import { PauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { ShowTrackerDay, ShowTrackerHistory } from "#core/trackers/calls/tracker-days.use-case.ts";
import { ListGoals, SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { DAILY_TRACKERS } from "#core/trackers/tracker-goal.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { memoryReminders } from "#adapters/memory/trackers/reminders.ts";
import { firstValueFrom } from "rxjs";
import { aGlass, aPut, aRemoval, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { trackerServer } from "./tracker-server.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const { someone, sendAsGuest } = trackerServer((container, memory) => {
  container.rebind(Reminders).toConstantValue(memoryReminders(memory));
  container.rebind(Notifications).toConstantValue(memoryNotifications(memory));
});

const today = indianDay(now);
const EXAMPLES: Readonly<Record<(typeof DAILY_TRACKERS)[number], { readonly value: TrackedValue; readonly figure: string }>> = {
  water: { value: aGlass(250), figure: "250" },
  sleep: { value: { tracker: "sleep", start: now - 8 * 3_600_000, end: now, quality: 4 }, figure: "480" },
  exercise: { value: aWalk(), figure: "30" },
  meal: { value: aRoti(), figure: "96" },
};
const GOALS = { water: 1_500, sleep: 300, exercise: 300, meal: 1_500 } as const;

describe("trackers over HTTP", () => {
  it.each(DAILY_TRACKERS)(
    "%s is noted, shown, added up, deleted and given a goal (ep-tracker-water-goals, ep-tracker-water-today, ep-tracker-water-history, ep-tracker-water-add, ep-tracker-water-delete and those of sleep, exercise and meal)",
    async (tracker) => {
      const { id, client } = await someone();
      const { value, figure } = EXAMPLES[tracker];
      const put = aPut(value);
      expect(await client.get(AddEntry[tracker])(id, put)).toEqual(ok(null));
      expect(await client.get(AddEntry[tracker])(id, put)).toEqual(ok(null));
      expect(await client.get(ShowTrackerDay[tracker])(id, null)).toMatchObject({
        day: today,
        entries: [{ entry: put.entry, value }],
        value: figure,
      });
      const history = await client.get(ShowTrackerHistory[tracker])(id, { by: "year", of: today.slice(0, 4) });
      expect([history.entries, history.summary.days.at(-1)?.value, history.summary.tool]).toEqual([1, figure, "summary"]);
      expect(await client.get(SetGoal[tracker])(id, { from: today, value: GOALS[tracker] })).toEqual(ok(null));
      expect(await client.get(ListGoals[tracker])(id)).toEqual([{ from: today, value: GOALS[tracker] }]);
      expect(await client.get(SetGoal[tracker])(id, { from: day("2020-01-01"), value: GOALS[tracker] })).toEqual(
        refused({ kind: "in-the-past" }),
      );
      expect(await client.get(DeleteEntry[tracker])(id, aRemoval(put))).toEqual(ok(null));
      expect((await client.get(ShowTrackerDay[tracker])(id, today)).value).toBeNull();
    },
  );

  it("keep nothing without the consent to health data, and say so", async () => {
    const { id, client, send } = await someone({ consent: false });
    expect(await client.get(SyncTrackers)(id, [aPut(aGlass())])).toEqual(refused({ kind: "no-consent" }));
    const { op, entry, n, change } = aPut(aGlass());
    const at = new Date(now).toISOString();
    const answer = await send("POST", "/watertracker/add", { op, entry, n, at, value: { at, ml: change.kind === "put" ? 250 : 0 } });
    expect([answer.statusCode, answer.json().status.message]).toEqual([403, "Please allow us to keep health data first."]);
    expect((await client.get(ListTrackerChanges)(id, 0)).entries).toEqual([]);
  });

  it("take many presses in one call, refuse a bad one alone, and answer the same again", async () => {
    const { id, client, send } = await someone();
    const [put, ahead] = [aPut(aGlass()), aPut(aGlass(250, now + 3_600_000))];
    const answer = await client.get(SyncTrackers)(id, [put, ahead]);
    expect(answer).toEqual(
      ok({ accepted: [put.op], repeated: [], refused: [{ op: ahead.op, why: "ahead", range: null, units: null }], conflicts: [], at: now }),
    );
    expect(await client.get(SyncTrackers)(id, [put])).toMatchObject({ value: { accepted: [], repeated: [put.op] } });
    const strange = await send("POST", "/tracker/sync", {
      ops: [{ op: put.op.replace(/^./, "0"), entry: "x", kind: "put", value: { ml: "much" } }],
    });
    expect(strange.json().payload.refused).toMatchObject([{ code: 400, why: "out-of-range" }]);
    expect((await send("POST", "/tracker/sync", { ops: Array.from({ length: 501 }, () => ({ op: put.op })) })).statusCode).toBe(400);
    const wire = await send("POST", "/tracker/sync", {
      ops: [
        {
          op: ahead.op,
          entry: ahead.entry,
          n: 1,
          kind: "put",
          at: new Date(now).toISOString(),
          value: { tracker: "water", at: new Date(now + 3_600_000).toISOString(), ml: 250 },
        },
      ],
    });
    expect(wire.json().payload.refused).toMatchObject([
      { code: 422, message: expect.stringMatching(/^That is still ahead: it is \d\d:\d\d in India\.$/) },
    ]);
  });

  it("take what a device's clock says as the moment of the press alone, and refuse alone what lies beyond the edges", async () => {
    const { send } = await someone();
    const glass = (at: string, given: object = {}) => ({
      op: crypto.randomUUID(),
      entry: crypto.randomUUID(),
      n: 1,
      at,
      kind: "put",
      value: { tracker: "water", at: new Date(now).toISOString(), ml: 250 },
      ...given,
    });
    const [here, year] = [new Date(now).toISOString(), 365 * 86_400_000];
    const drawn = (at: string) => ({ value: { tracker: "water", at, ml: 250 } });
    const taken = [
      glass(here, { n: 1_000_000_000 }),
      glass(new Date(now + year).toISOString()),
      glass(new Date(now - 86_400_000).toISOString()),
      glass("2199-12-31T23:59:59Z"),
      glass(here, drawn("2026-11-01T00:00:00+14:00")),
    ];
    const refusedAlone: readonly (readonly [object & { readonly op: string }, number])[] = [
      [glass(here, { n: 1_000_000_001 }), 400],
      [glass(here, { n: 0 }), 400],
      [glass("2200-01-01T00:00:00Z"), 400],
      [glass(here, { entry: "__proto__" }), 400],
      [glass(here, { value: { tracker: "constructor", at: here, ml: 250 } }), 400],
      [glass(here, drawn("2199-12-31T23:59:59Z")), 422],
      [glass(here, drawn(new Date(now + 5 * 60_000 + 1).toISOString())), 422],
      [glass(here, drawn("2026-02-29T12:00:00Z")), 400],
    ];
    const many = Array.from({ length: 500 - taken.length - refusedAlone.length }, () => glass(here));
    const ops = [...taken, ...refusedAlone.map(([op]) => op), ...many];
    const { accepted, refused: not } = (await send("POST", "/tracker/sync", { ops })).json().payload;
    expect(accepted).toEqual([...taken, ...many].map(({ op }) => op));
    expect(new Map(not.map(({ op, code }: { readonly op: string; readonly code: number }) => [op, code]))).toEqual(
      new Map(refusedAlone.map(([{ op }, code]) => [op, code])),
    );
  });

  it("answer for somebody else's entry as for one that is nobody's, and leave theirs alone", async () => {
    const [asha, ravi] = [await someone(), await someone()];
    const [theirs, guessed] = [aPut(aGlass(250)), aPut(aGlass(250))];
    await asha.client.get(SyncTrackers)(asha.id, [theirs]);
    const before = await asha.client.get(ListTrackerChanges)(asha.id, 0);
    const answers: unknown[] = [];
    for (const { entry } of [theirs, guessed]) {
      const removal = { op: crypto.randomUUID(), entry, n: 2, at: new Date(now).toISOString() };
      const alone = await ravi.send("DELETE", `/watertracker/delete?${new URLSearchParams({ ...removal, n: "2" })}`);
      const { refused: not } = (await ravi.send("POST", "/tracker/sync", { ops: [{ ...removal, kind: "remove" }] })).json().payload;
      answers.push([alone.statusCode, alone.json(), not.map(({ op: _, ...said }: { readonly op: string }) => said)]);
    }
    expect(answers[0]).toMatchObject([404, { status: { status_code: 404, message: "Not found" } }, [{ code: 404, message: "Not found" }]]);
    expect(answers[1]).toEqual(answers[0]);
    for (const { entry, op } of [theirs, guessed]) await ravi.client.get(SyncTrackers)(ravi.id, [aPut(aGlass(500), { entry, op, n: 9 })]);
    expect((await ravi.client.get(ListTrackerChanges)(ravi.id, 0)).entries.map(({ value }) => value)).toEqual([aGlass(500), aGlass(500)]);
    expect(await asha.client.get(ListTrackerChanges)(asha.id, 0)).toEqual(before);
  });

  it("refuse alone what the tables lack, with the specification's words, and take the rest of the batch", async () => {
    const { id, client, send } = await someone();
    const refusedOps = [aRoti({ food: "xyzzy" }), aRoti({ unit: "glass" }), aWalk({ activity: "99999" })].map((value) => aPut(value));
    const [food, unit, activity] = refusedOps;
    const roti = aPut(aRoti());
    if (food === undefined || unit === undefined || activity === undefined) throw new RangeError("three presses");
    const units = { food: "Roti", unit: "glass", units: ["piece", "g"] };
    expect(await client.get(SyncTrackers)(id, [food, roti, unit, activity])).toMatchObject({
      value: {
        accepted: [roti.op],
        refused: [
          { op: food.op, why: "unknown-food" },
          { op: unit.op, why: "unknown-unit", units },
          { op: activity.op, why: "unknown-activity" },
        ],
      },
    });
    const wire = await send("POST", "/tracker/sync", {
      ops: [food, unit, activity].map(({ change, at, ...op }) => {
        const value = change.kind === "put" && "at" in change.value ? { ...change.value, at: new Date(now).toISOString() } : null;
        return { ...op, kind: "put", at: new Date(at).toISOString(), value };
      }),
    });
    expect(wire.json().payload.refused).toMatchObject([
      { code: 404, message: "Not found" },
      { code: 422, message: "Roti is not measured in glass. Try piece, g." },
      { code: 404, message: "Not found" },
    ]);
    expect(await client.get(AddEntry.meal)(id, food)).toEqual(refused({ kind: "not-found" }));
    expect(await client.get(AddEntry.meal)(id, unit)).toEqual(refused({ kind: "unknown-unit", ...units }));
    expect(await client.get(AddEntry.exercise)(id, activity)).toEqual(refused({ kind: "not-found" }));
    const otherwise = { ...roti, change: { kind: "put", value: aRoti({ amount: 2, grams: 80 }) } } as const;
    expect(await client.get(AddEntry.meal)(id, otherwise)).toEqual(refused({ kind: "otherwise-sent" }));
    expect(await client.get(AddEntry.meal)(id, aPut(aRoti({ at: now - 400 * 86_400_000 })))).toEqual(refused({ kind: "too-old" }));
    expect((await client.get(ListTrackerChanges)(id, 0)).entries.map(({ op }) => op)).toEqual([roti.op]);
  });

  it("tell a new device the last seven days of every tracker first, and nothing that was removed", async () => {
    const { id, client } = await someone();
    const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;
    const [glass, walk, first, before, removed] = [
      aPut(aGlass()),
      aPut(aWalk()),
      aPut(aGlass(200, daysAgo(6))),
      aPut(aGlass(150, daysAgo(7))),
      aPut(aGlass(100)),
    ];
    await client.get(SyncTrackers)(id, [glass, walk, first, before, removed, aRemoval(removed)]);
    const { from, entries } = await client.get(ListRecentEntries)(id);
    expect([from, entries.map(({ entry, value }) => [entry, value])]).toEqual([
      daysAfter(today, -6),
      [
        [first.entry, aGlass(200, daysAgo(6))],
        [glass.entry, aGlass()],
        [walk.entry, aWalk()],
      ],
    ]);
  });

  it("tell another device what changed, with goals and pauses, and its open pages that something did", async () => {
    const { id, client } = await someone();
    const before = await firstValueFrom(client.get(WatchNotifications)(id, null));
    const put = aPut(aGlass());
    await client.get(SyncTrackers)(id, [put]);
    const after = await firstValueFrom(client.get(WatchNotifications)(id, before.version));
    expect(after.version).toBeGreaterThan(before.version);
    const pause = { from: today, to: daysAfter(today, 2) };
    expect(await client.get(PauseTrackers)(id, pause)).toEqual(ok([pause]));
    expect(await client.get(PauseTrackers)(id, { from: today, to: daysAfter(today, 14) })).toEqual(refused({ kind: "too-long" }));
    const changes = await client.get(ListTrackerChanges)(id, 0);
    expect(changes).toMatchObject({
      entries: [{ entry: put.entry, value: aGlass(), conflicts: [] }],
      isLast: true,
      settings: { pauses: [pause], consent: true },
    });
    expect((await client.get(ListTrackerChanges)(id, changes.entries.at(-1)?.change ?? 0)).entries).toEqual([]);
    expect(await client.get(PauseTrackers)(id, null)).toEqual(ok([]));
    expect(await client.get(SetReminders)(id, { tracker: "water", times: [450, 1_200] })).toEqual(ok(null));
    expect(await client.get(SetReminders)(id, { tracker: "water", times: [1_321] })).toEqual(refused({ kind: "outside-the-day" }));
    expect((await client.get(ListTrackerChanges)(id, 0)).settings.reminders).toMatchObject({ water: [450, 1_200], sleep: [] });
    await client.get(SetBodyFigures)(id, "hidden");
    expect((await client.get(ListTrackerChanges)(id, 0)).settings.bodyFigures).toBe("hidden");
  });

  it("refuse with the specification's words what can't be noted", async () => {
    const { id, client, send } = await someone();
    const sleep = aPut(EXAMPLES.sleep.value);
    await client.get(AddEntry.sleep)(id, sleep);
    const nap = { tracker: "sleep", start: now - 3_600_000, end: now, quality: null } as const;
    expect(await client.get(AddEntry.sleep)(id, aPut(nap))).toEqual(
      refused({ kind: "sleep-overlaps", entry: sleep.entry, start: now - 8 * 3_600_000, end: now }),
    );
    const said = async (value: object) => {
      const { op, entry } = aPut(aGlass());
      const answer = await send("POST", "/watertracker/add", { op, entry, n: 1, at: new Date(now).toISOString(), value });
      return [answer.statusCode, answer.json().status.message];
    };
    const at = new Date(now).toISOString();
    expect(await said({ at, ml: 5 })).toEqual([400, "ml: 10 to 3000 ml."]);
    expect(await said({ at, ml: 250.5 })).toEqual([400, "ml: a whole number."]);
    expect(await said({ at: "2020-01-01T00:00:00Z", ml: 250 })).toEqual([422, "Up to a year back. Older entries come by import."]);
    expect((await said({ at: "yesterday", ml: 250 }))[0]).toBe(400);
    expect((await said({ at, ml: 250, tracker: "sleep" }))[0]).toBe(200); // The address names the tracker.
    expect(await client.get(DeleteEntry.water)(id, aRemoval(aPut(aGlass())))).toEqual(refused({ kind: "not-found" }));
  });

  it("are taken along as a file, erased, and brought back", async () => {
    const { id, client, send } = await someone();
    const [glass, walk] = [aPut(aGlass()), aPut(aWalk())];
    await client.get(SyncTrackers)(id, [glass, walk]);
    const fileOf = async (form: "presses" | "water") => {
      const pieces: Uint8Array[] = [];
      for await (const piece of await client.get(TakeMyEntries)(id, form)) pieces.push(piece);
      return Buffer.concat(pieces);
    };
    const file = await fileOf("presses");
    expect((await fileOf("water")).toString()).toBe(`day,at,ml\r\n${today},${new Date(now).toISOString()},250\r\n`);
    const answer = await send("GET", "/tracker/export");
    expect([answer.headers["content-type"], answer.body]).toEqual(["application/x-ndjson; charset=utf-8", file.toString()]);
    expect((await send("GET", "/tracker/export?tracker=steps")).statusCode).toBe(400);
    await client.get(EraseMyEntries)(id, "water");
    const left = await client.get(ListTrackerChanges)(id, 0);
    expect(left.entries.map(({ entry }) => entry)).toEqual([walk.entry]);
    expect(left.anewFrom).toBeGreaterThan(0);
    await client.get(EraseMyEntries)(id, null);
    expect((await client.get(ListTrackerChanges)(id, 0)).entries).toEqual([]);
    const bring = () =>
      client.get(ImportMyEntries)(
        id,
        (async function* () {
          yield new Uint8Array(file);
        })(),
      );
    expect(await bring()).toEqual(ok({ accepted: 2, repeated: 0, refusedCount: 0, refused: [] }));
    expect(await bring()).toEqual(ok({ accepted: 0, repeated: 2, refusedCount: 0, refused: [] }));
    await client.get(AllowHealthData)(id, false);
    expect(await bring()).toEqual(refused({ kind: "no-consent" }));
  });

  it("refuse a number with more decimals than its field has, in a batch and in a file", async () => {
    const { id, client, send } = await someone();
    const weighing = (kg: number) => aPut({ tracker: "weight", at: now, kg, typed: { amount: kg, unit: "kg" } });
    const [fine, finer] = [weighing(61.25), weighing(61.255)];
    const range = { field: "kg", from: 20, to: 400, unit: "kg", decimals: 2 };
    expect(await client.get(SyncTrackers)(id, [finer, fine])).toMatchObject({
      value: { accepted: [fine.op], refused: [{ op: finer.op, why: "out-of-range", range }] },
    });
    const pressed = new Date(now).toISOString();
    const value = { tracker: "exercise", at: pressed, activity: "17190", met: 3.8, minutes: 30, kg: 61.255 };
    const { op, entry } = aPut(aWalk());
    const wire = { op, entry, n: 1, kind: "put", at: pressed, value };
    const answer = await send("POST", "/tracker/sync", { ops: [wire] });
    expect(answer.json().payload.refused).toMatchObject([{ code: 400, message: "kg: at most 2 decimals." }]);
    const file = new TextEncoder().encode(JSON.stringify(wire));
    const brought = await client.get(ImportMyEntries)(
      id,
      (async function* () {
        yield file;
      })(),
    );
    expect(brought).toEqual(ok({ accepted: 0, repeated: 0, refusedCount: 1, refused: [{ line: 1, why: "out-of-range" }] }));
    expect((await client.get(ListTrackerChanges)(id, 0)).entries.map((stored) => stored.op)).toEqual([fine.op]);
  });

  it("answer nobody who is not signed in", async () => {
    for (const [method, path] of [
      ["GET", "/watertracker/today"],
      ["POST", "/tracker/sync"],
      ["GET", "/tracker/changes"],
      ["GET", "/tracker/recent"],
      ["GET", "/tracker/export"],
      ["DELETE", "/tracker/entries"],
      ["PUT", "/user/healthconsent"],
    ] as const)
      expect((await sendAsGuest(method, path, method === "GET" ? undefined : {})).statusCode).toBe(401);
  });
});
