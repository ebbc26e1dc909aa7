import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { AddEntry } from "#core/trackers/calls/note-entry.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { ShowTrackerDay } from "#core/trackers/calls/tracker-days.use-case.ts";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { aDish, aGarba, aPut, aRemoval, aRoti } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { trackerServer } from "./tracker-server.ts";

const { someone } = trackerServer();

async function someoneCooking() {
  const { send } = await someone();
  const sync = async (value: object) => {
    const press = { op: randomUUID(), entry: randomUUID(), n: 1, kind: "put", at: new Date(now).toISOString(), value };
    return (await send("POST", "/tracker/sync", { ops: [press] })).json().payload;
  };
  return { sync };
}

const at = new Date(now).toISOString();
const recipe = [{ food: "toor-dal", amount: 1, unit: "katori", grams: 130 }];
const dish = { tracker: "dish", at, name: "Dal", portions: 2, recipe, yield_g: 130 };

describe("dishes and activities of one's own over HTTP", () => {
  it("go through the presses of any entry, to their owner's devices alone, and leave the days as they are", async () => {
    const [{ id, client }, other] = [await someone(), await someone()];
    const [mine, garba] = [aPut(aDish()), aPut(aGarba())];
    const meal = aRoti({ food: mine.entry, name: aDish().name, unit: "portion", grams: 225 });
    const eaten = aPut(meal);
    expect(await client.get(SyncTrackers)(id, [mine, garba])).toMatchObject({ value: { accepted: [mine.op, garba.op], refused: [] } });
    expect(await client.get(AddEntry.meal)(id, eaten)).toEqual(ok(null));
    const { entries } = await client.get(ListTrackerChanges)(id, 0);
    expect(entries.map(({ value }) => value)).toEqual([aDish(), aGarba(), meal]);
    expect((await other.client.get(ListTrackerChanges)(other.id, 0)).entries).toEqual([]);
    const takenAway = await other.client.get(SyncTrackers)(other.id, [aRemoval(mine)]);
    expect(takenAway).toMatchObject({ value: { refused: [{ why: "unknown-entry" }] } });
    await client.get(SyncTrackers)(id, [aRemoval(mine)]);
    const day = await client.get(ShowTrackerDay.meal)(id, null);
    expect([day.entries.map(({ entry }) => entry), day.value]).toEqual([[eaten.entry], "540"]);
  });

  it("are refused alone where they can't be read or are out of range, with the path", async () => {
    const { sync } = await someoneCooking();
    expect(await sync(dish)).toMatchObject({ refused: [] });
    for (const name of ["", "   ", "a\u0007b", "a\nb", "a\u2028b", "x".repeat(81), null, 7])
      expect((await sync({ ...dish, name })).refused).toMatchObject([{ code: 400, why: "out-of-range", range: null }]);
    expect(await sync({ ...dish, name: "a\u0000b" })).toMatchObject([{ path: "", expected: expect.stringContaining("without NUL") }]); // As of any call.
    for (const name of ["__proto__", "constructor", "दाल तड़का"]) expect((await sync({ ...dish, name })).refused).toEqual([]);
    const of = (part: object) => ({ ...dish, recipe: [{ ...recipe[0], ...part }] });
    expect((await sync(of({ amount: 0 }))).refused).toMatchObject([{ code: 400, message: "amount: 0.01 to 10000 of its unit." }]);
    expect((await sync({ ...dish, yield_g: 130.1 })).refused).toMatchObject([{ code: 400, message: "yield_g: 0.1 to 130 g." }]);
    expect((await sync(of({ unit: "glass" }))).refused).toMatchObject([
      { code: 422, message: "Toor dal, raw is not measured in glass. Try katori, g." },
    ]);
    for (const food of [randomUUID(), "__proto__", "constructor"])
      expect((await sync(of({ food }))).refused).toMatchObject([{ code: 404, message: "Not found" }]);
    expect((await sync({ ...dish, recipe: Array.from({ length: 41 }, () => recipe[0]) })).refused).toMatchObject([
      { code: 400, message: "recipe: 1 to 40 ingredients." },
    ]);
    expect((await sync({ tracker: "activity", at, name: "Garba", met: 26 })).refused).toMatchObject([
      { code: 400, message: "met: 0.9 to 25 MET." },
    ]);
  });

  it("are in the file of all entries and come back with it, also in another account", async () => {
    const [{ id, client }, other] = [await someone(), await someone()];
    await client.get(SyncTrackers)(id, [aPut(aDish()), aPut(aGarba())]);
    const pieces: Uint8Array[] = [];
    for await (const piece of await client.get(TakeMyEntries)(id, "presses")) pieces.push(piece);
    await client.get(EraseMyEntries)(id, null);
    const bring = (one: Pick<typeof other, "id" | "client">) =>
      one.client.get(ImportMyEntries)(
        one.id,
        (async function* () {
          yield* pieces;
        })(),
      );
    for (const one of [{ id, client }, other]) {
      expect(await bring(one)).toMatchObject({ value: { accepted: 2, refusedCount: 0 } });
      const { entries } = await one.client.get(ListTrackerChanges)(one.id, 0);
      expect(entries.map(({ value }) => value)).toEqual(expect.arrayContaining([aDish(), aGarba()]));
    }
  });
});
