import { describe, expect, it } from "vitest";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { listRecentEntries, listTrackerChanges, syncTrackers } from "#adapters/http-contract/trackers/endpoints.ts";
import { addMeal, showMealDay } from "#adapters/http-contract/trackers/daily-endpoints.ts";
import { aPut, aRoti } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { trackerServer } from "./tracker-server.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";

const { someone } = trackerServer();

async function someoneEating() {
  const { id, client, send } = await someone();
  const values = async () => (await client.get(ListTrackerChanges)(id, 0)).entries.map(({ value }) => value);
  const brought = (...lines: readonly object[]) =>
    client.get(ImportMyEntries)(
      id,
      (async function* () {
        yield new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join("\n"));
      })(),
    );
  return { send, values, brought };
}

const { per100: figures, ...roti } = { ...aRoti(), at: new Date(now).toISOString() };
const OTHER = { kcal: 1, protein_g: 1, carbs_g: 1, fat_g: 1, fibre_g: 1 };

/** Who sends what of 100 g: a page of this release and of those after it, and of the release before. */
const SENT = {
  "per_100 alone": { per_100: figures },
  "per100 alone, as the release before": { per100: figures },
  "both, of which per_100 holds": { per_100: figures, per100: OTHER },
} as const;

const pressOf = (hundred: object) => {
  const { op, entry } = aPut(aRoti());
  return { op, entry, n: 1, kind: "put", at: new Date(now).toISOString(), value: { ...roti, ...hundred } };
};

describe("what 100 g of a meal have", () => {
  it.each(Object.entries(SENT))("is read from presses and files that bear %s", async (_, hundred) => {
    const [syncs, adds, brings] = [await someoneEating(), await someoneEating(), await someoneEating()];
    const press = pressOf(hundred);
    const synced = await syncs.send("POST", "/tracker/sync", { ops: [press] });
    expect(synced.json().payload).toMatchObject({ accepted: [press.op], refused: [] });
    expect(await syncs.values()).toEqual([aRoti()]);
    const { kind: _kind, ...added } = pressOf(hundred);
    expect((await adds.send("POST", "/mealtracker/add", added)).statusCode).toBe(200);
    expect(await adds.values()).toEqual([aRoti()]);
    expect(await brings.brought(pressOf(hundred))).toMatchObject(ok({ accepted: 1, refusedCount: 0 }));
    expect(await brings.values()).toEqual([aRoti()]);
  });

  it("is refused alone where neither name says it", async () => {
    const { send, values, brought } = await someoneEating();
    const [without, fine] = [pressOf({}), pressOf({ per_100: figures })];
    const { accepted, refused } = (await send("POST", "/tracker/sync", { ops: [without, fine] })).json().payload;
    expect([accepted, refused]).toMatchObject([[fine.op], [{ op: without.op, code: 400, why: "out-of-range" }]]);
    const { kind: _, ...added } = without;
    expect((await send("POST", "/mealtracker/add", added)).statusCode).toBe(400);
    expect(await brought(without)).toMatchObject(ok({ accepted: 0, refusedCount: 1 }));
    expect(await values()).toEqual([aRoti()]);
  });

  it("is the same press when it comes again by the other name", async () => {
    const { send } = await someoneEating();
    const press = pressOf({ per100: figures });
    await send("POST", "/tracker/sync", { ops: [press] });
    const again = await send("POST", "/tracker/sync", { ops: [{ ...press, value: { ...roti, per_100: figures } }] });
    expect(again.json().payload).toMatchObject({ accepted: [], repeated: [press.op], refused: [] });
  });

  it("is answered and taken along by both names, as pages of the release before read theirs alone", async () => {
    const { send } = await someoneEating();
    const press = pressOf({ per_100: figures });
    const other = { ...pressOf({ per_100: OTHER }), entry: press.entry };
    await send("POST", "/tracker/sync", { ops: [press, other] });
    const both = (one: object) => ({ value: { per_100: one, per100: one } });
    for (const path of ["/tracker/changes", "/tracker/recent", "/mealtracker/today"]) {
      const [entry] = (await send("GET", path)).json().payload.entries;
      const [stored, conflicting] = entry.op === press.op ? [figures, OTHER] : [OTHER, figures];
      expect(entry).toMatchObject({ ...both(stored), conflicts: [both(conflicting)] });
    }
    const lines = (await send("GET", "/tracker/export")).body.trim().split("\n");
    const exported = lines.map((line) => JSON.parse(line)).toSorted((a) => (a.op === press.op ? -1 : 1));
    expect(exported).toMatchObject([both(figures), both(OTHER)]);
  });

  it("is sent by both names, as servers of the release before read theirs alone", () => {
    const put = aPut(aRoti());
    expect(syncTrackers.wireOf([put])).toMatchObject({ ops: [{ value: { per_100: figures, per100: figures } }] });
    expect(addMeal.wireOf(put)).toMatchObject({ value: { per_100: figures, per100: figures } });
  });

  it.each(Object.entries(SENT))("is read from answers that bear %s", (_, hundred) => {
    const entry = { entry: "e", op: "o", n: 1, value: { ...roti, ...hundred }, conflicts: [], change: 1 };
    const settings = {
      goals: { water: [], sleep: [], exercise: [], meal: [] },
      pauses: [],
      consent: true,
      body_figures: "shown",
      reminders: { water: [], sleep: [], exercise: [], meal: [], weight: [] },
      birthdate: null,
    };
    const read = (endpoint: Endpoint, payload: object) =>
      endpoint.answerIn({ status: { status_code: 0, message: "" }, payload: { ...payload, entries: [entry] } });
    const told = { answer: { entries: [{ value: aRoti() }] } };
    expect(read(listTrackerChanges, { is_last: true, anew_from: 0, settings })).toMatchObject(told);
    expect(read(listRecentEntries, { from: "2026-11-20" })).toMatchObject(told);
    expect(read(showMealDay, { day: "2026-11-20", value: null, goal: null, state: "open" })).toMatchObject(told);
  });
});
