import { describe, expect, it } from "vitest";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { Households } from "#core/account/households.port.ts";
import { memberId } from "#core/account/family-member.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { day } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { PauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { ListGoals, SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { memoryReminders } from "#adapters/memory/trackers/reminders.ts";
import { aGlass, aPut, aRoti } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { trackerServer } from "./tracker-server.ts";

const { container, someone } = trackerServer((container, memory) => {
  container.rebind(Reminders).toConstantValue(memoryReminders(memory));
  container.rebind(Households).toConstantValue(memoryHouseholds(memory));
});

const AARAV = { name: fullNameIn("Aarav Kulkarni") ?? NO_NAME, relation: "Son", birthdate: day("2014-06-17"), gender: "male" } as const;
const today = indianDay(now);

/** Somebody with a son of 12 for whom they consent. */
async function aParent() {
  const { id, client, send } = await someone();
  const added = await client.get(AddMember)(id, { ...AARAV, isConsented: true });
  if (added.kind === "refused") throw new Error("a son can be added");
  const son = { customer: id, member: added.value };
  await client.get(AllowHealthData)(son, true);
  return { id, son, client, send };
}

const textOf = async (pieces: AsyncIterable<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text;
};

describe("the trackers of a family", () => {
  it("are each their own: what is noted, goals, pauses, reminders, the file and what is erased", async () => {
    const { id, son, client } = await aParent();
    const [hers, his] = [aPut(aGlass(250)), aPut(aGlass(300))];
    expect(await client.get(SyncTrackers)(id, [hers])).toMatchObject(ok({ accepted: [hers.op] }));
    expect(await client.get(SyncTrackers)(son, [his])).toMatchObject(ok({ accepted: [his.op] }));
    expect(await client.get(SetGoal.water)(son, { from: today, value: 1_500 })).toEqual(ok(null));
    expect(await client.get(PauseTrackers)(son, { from: today, to: today })).toEqual(ok([{ from: today, to: today }]));
    expect(await client.get(SetReminders)(son, { tracker: "water", times: [540] })).toEqual(ok(null));
    const own = await client.get(ListTrackerChanges)(id, 0);
    const sons = await client.get(ListTrackerChanges)(son, 0);
    expect([own.entries.map(({ entry }) => entry), sons.entries.map(({ entry }) => entry)]).toEqual([[hers.entry], [his.entry]]);
    const recent = [await client.get(ListRecentEntries)(id), await client.get(ListRecentEntries)(son)];
    expect(recent.map(({ entries }) => entries.map(({ entry }) => entry))).toEqual([[hers.entry], [his.entry]]);
    expect(own.settings).toMatchObject({ goals: { water: [] }, pauses: [], reminders: { water: [] }, birthdate: null });
    expect(sons.settings).toMatchObject({
      pauses: [{ from: today }],
      reminders: { water: [540] },
      birthdate: AARAV.birthdate,
      consent: true,
    });
    expect([await client.get(ListGoals.water)(id), await client.get(ListGoals.water)(son)]).toEqual([[], [{ from: today, value: 1_500 }]]);

    const file = await textOf(await client.get(TakeMyEntries)(son, "presses"));
    expect([file.includes(his.op), file.includes(hers.op)]).toEqual([true, false]);
    expect(await client.get(EraseMyEntries)(son, null)).toBeNull();
    expect((await client.get(ListTrackerChanges)(son, 0)).entries).toEqual([]);
    expect((await client.get(ListTrackerChanges)(id, 0)).entries).toHaveLength(1);
    const pieces = [new TextEncoder().encode(file)];
    const back = {
      async *[Symbol.asyncIterator]() {
        yield* pieces;
      },
    };
    expect(await client.get(ImportMyEntries)(son, back)).toMatchObject(ok({ accepted: 1 }));
    expect((await client.get(ListTrackerChanges)(son, 0)).entries.map(({ entry }) => entry)).toEqual([his.entry]);
    expect((await client.get(ListTrackerChanges)(id, 0)).entries).toHaveLength(1);
  });

  it("keep nothing of a member without the consent for them", async () => {
    const { son, client } = await aParent();
    await client.get(AllowHealthData)(son, false);
    expect(await client.get(SyncTrackers)(son, [aPut(aGlass())])).toEqual(refused({ kind: "no-consent" }));
    expect((await client.get(ListTrackerChanges)(son, 0)).settings.consent).toBe(false);
  });

  it("give a child neither a goal for energy nor calories in the table of meals", async () => {
    const { id, son, client } = await aParent();
    expect(await client.get(SetGoal.meal)(son, { from: today, value: 1_500 })).toEqual(refused({ kind: "of-a-child" }));
    expect(await client.get(SetGoal.meal)(id, { from: today, value: 1_500 })).toEqual(ok(null));
    await client.get(SyncTrackers)(id, [aPut(aRoti())]);
    await client.get(SyncTrackers)(son, [aPut(aRoti())]);
    const heads = async (whose: typeof id | typeof son) => (await textOf(await client.get(TakeMyEntries)(whose, "meal"))).split("\r\n")[0];
    expect(await heads(id)).toBe("day,at,meal,food,name,amount,unit,grams,kcal");
    expect(await heads(son)).toBe("day,at,meal,food,name,amount,unit,grams");
  });

  it("of another's member, or of nobody's, are missing by each call, and nothing is kept", async () => {
    const { son } = await aParent();
    const stranger = await aParent();
    const put = aPut(aGlass());
    const wire = { op: put.op, entry: put.entry, n: 1, at: new Date(now).toISOString(), kind: "put" };
    const value = { tracker: "water", at: new Date(now).toISOString(), ml: 250 };
    const calls = (member: string) => [
      stranger.send("POST", "/tracker/sync", { member_id: member, ops: [{ ...wire, value }] }),
      stranger.send("GET", `/tracker/changes?after=0&member_id=${member}`),
      stranger.send("GET", `/tracker/recent?member_id=${member}`),
      stranger.send("PUT", "/user/healthconsent", { member_id: member, consent: true }),
      stranger.send("PUT", "/tracker/pause", { member_id: member, pause: null }),
      stranger.send("PUT", "/tracker/reminders", { member_id: member, tracker: "water", times: [] }),
      stranger.send("GET", `/watertracker/goals?member_id=${member}`),
      stranger.send("PUT", "/watertracker/goals", { member_id: member, from: today, value: 1_500 }),
      stranger.send("GET", `/tracker/export?member_id=${member}`),
      stranger.send("DELETE", `/tracker/entries?member_id=${member}`),
    ];
    const missing = { status: { status_code: 404, message: "Not found" }, payload: null };
    for (const member of [son.member, memberId("nobody")])
      for (const answer of await Promise.all(calls(member))) expect([answer.statusCode, answer.json()]).toEqual([404, missing]);
    expect(await container.get(Trackers).pressesAfter(son, "", 9)).toEqual([]);
    expect(await container.get(Trackers).pressesAfter({ ...son, customer: stranger.id }, "", 9)).toEqual([]);
  });

  it("are send for by one id in one text", async () => {
    const { son, send } = await aParent();
    const wrong = ["", `${"x".repeat(101)}`];
    for (const member of wrong)
      expect((await send("GET", `/tracker/changes?member_id=${member}`)).json().payload).toMatchObject([{ path: "member_id" }]);
    const twice = await send("GET", `/tracker/changes?member_id=${son.member}&member_id=${son.member}`);
    expect([twice.statusCode, twice.json().payload[0].path]).toEqual([400, "member_id"]);
    expect((await send("PUT", "/tracker/pause", { member_id: { a: 1 }, pause: null })).statusCode).toBe(400);
    expect((await send("PUT", "/tracker/pause", { member_id: null, pause: null })).statusCode).toBe(200);
  });
});
