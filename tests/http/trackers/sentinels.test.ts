import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { AddEntry } from "#core/trackers/calls/note-entry.use-case.ts";
import { ShowTrackerDay, ShowTrackerHistory } from "#core/trackers/calls/tracker-days.use-case.ts";
import { SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { aDish, aPut, aRemoval, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { watchedServer } from "#tests/http/watched-server.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A night that nobody else of these tests has, as the wire writes its begin and end. */
const [BEGIN, END] = ["2026-11-19T17:41:23.000Z", "2026-11-19T23:13:57.000Z"];
/** What stress was answered, and what the mind was. */
const ANSWERS = [4, 1, 3, 0, 2, 4, 1, 0, 3, 2];
/** A weight, a waist, a dish by its name, what was eaten with its unit, a sleep, and answers: each as it would stand in a text. */
const SENTINELS = [
  "71.37",
  "87.3",
  "Zafrani Kheer",
  "ज़ाफ़रानी खीर",
  "347.25",
  String(Date.parse(BEGIN)),
  "17:41:23",
  "23:13:57",
  "23:11",
  "04:43",
  "4,1,3,0,2",
  "emotional-3",
];
const told = (text: string): readonly string[] =>
  SENTINELS.filter((sentinel) => decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, "%25")).includes(sentinel));

const weight = {
  tracker: "weight",
  at: now - 60_000,
  kg: 71.37,
  typed: { amount: 71.37, unit: "kg" },
  girths: { waist: { amount: 87.3, unit: "cm" } },
} as const satisfies TrackedValue;
const night = { tracker: "sleep", start: Date.parse(BEGIN), end: Date.parse(END), quality: 3 } as const satisfies TrackedValue;
const kheer = aDish({ name: "Zafrani Kheer" });
const eaten = aRoti({ food: null, name: "ज़ाफ़रानी खीर", amount: 347.25, unit: "g", grams: 347.3 });

/** A server that writes its log, and all that leaves it beside what its owner asked for: log, addresses, heads, figures, pages. */
async function aServer() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const trackers = memoryTrackers(memory);
  const outage = { is: false };
  const reached = new Proxy(trackers, {
    get: (of, name) =>
      outage.is && name !== "settingsOf" && name !== "hasConsent"
        ? () => Promise.reject(new PortUnavailable("trackers", new Error("connect")))
        : Reflect.get(of, name),
  });
  container.rebind(Trackers).toConstantValue(reached);
  const server = await watchedServer(container);
  const { url, ask, addresses, heads } = server;
  const { id, bearer } = await signedIn(container, memory, "Sentinel");
  const text = async (path: string) =>
    (await ask(`${url}${path}`, { headers: { authorization: `Bearer ${bearer}`, cookie: `token=${bearer}` } })).text();
  return {
    id,
    outage,
    addresses,
    heads,
    client: clientOf(url, bearer),
    post: (path: string, body: string) =>
      fetch(`${url}/api${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
        body,
      }),
    async end() {
      const pages = await Promise.all(
        ["/wellness", "/mealtracker", "/bmiandfattracker", "/stresstracker", "/sleeptracker", "/watertracker"].map(text),
      );
      const figures = await text("/api/metrics");
      return { log: await server.end(), figures, pages };
    },
  };
}

/** Presses of which the server takes some, and refuses others for each of its reasons. */
function presses(): readonly TrackerOp[] {
  const [put, otherwise] = [aPut(weight), aPut(night)];
  const ranges: readonly TrackedValue[] = [
    { ...weight, kg: 971.37 },
    { ...night, end: Date.parse(BEGIN) + 1 },
    { ...night, quality: 71.37 },
    { ...weight, at: now + 3_600_000 },
    { ...weight, at: now - 400 * 86_400_000 },
    aRoti({ food: "Zafrani Kheer" }),
    aRoti({ unit: "347.25" }),
    aWalk({ activity: "00000", kg: 71.37 }),
  ];
  return [put, otherwise, { ...otherwise, n: 2 }, aPut(kheer), aPut(eaten), aRemoval(aPut(kheer)), ...ranges.map((value) => aPut(value))];
}

describe("what somebody notes of their health", () => {
  it("stands in no log, address, head, figure or page, whatever is taken, refused, unreadable or away", async () => {
    const server = await aServer();
    const { id, client, post, outage } = server;
    await client.get(AllowHealthData)(id, true);
    const sent = presses();
    const answer = await client.get(SyncTrackers)(id, sent);
    if (answer.kind === "refused") return expect.fail(answer.refusal.kind);
    expect([answer.value.accepted.length, new Set(answer.value.refused.map(({ why }) => why)).size]).toEqual([4, 8]);
    expect((await client.get(AddEntry.sleep)(id, aPut(night))).kind).toBe("refused");
    for (const body of [
      JSON.stringify({ ops: [{ op: randomUUID(), weight: "71.37", note: "Zafrani Kheer" }] }),
      JSON.stringify({ ops: [{ op: "Zafrani Kheer 71.37" }] }),
      `{"ops": [{"kg": 71.37, "food": "Zafrani Kheer", "start": "${BEGIN}"`,
      JSON.stringify({ ops: "4,1,3,0,2" }),
    ])
      await post("/tracker/sync", body);
    const file = new Blob([`{"op":"Zafrani Kheer","kg":71.37}\n${JSON.stringify({ op: randomUUID(), start: BEGIN })}\n`]).stream();
    await client.get(ImportMyEntries)(id, file);
    const input = { answers: ANSWERS };
    for (const at of [now, now + 3_600_000]) await client.get(SaveResult.stress)(id, { id: randomUUID(), input, at });
    await client.get(SaveResult.stress)(id, { id: randomUUID(), input: { answers: [9, ...ANSWERS] }, at: now });
    const body = { weight_kg: 71.37, height_cm: 170, waist_cm: 87.3, sex: "male", age_years: 40 };
    await client.get(SaveResult.body)(id, { id: randomUUID(), input: body, at: now });
    await client.get(SaveMindAnswers)(id, { category: "emotional", answers: [{ questionId: "emotional-3", answer: 4 }] });
    await client.get(SetGoal.meal)(id, { from: indianDay(now), value: 347.25 });
    for (const tracker of ["sleep", "meal", "exercise"] as const) {
      await client.get(ShowTrackerDay[tracker])(id, null);
      await client.get(ShowTrackerHistory[tracker])(id, { by: "month", of: indianDay(now).slice(0, 7) });
    }
    const changes = await client.get(ListTrackerChanges)(id, 0);
    expect(told(JSON.stringify(changes))).toEqual(SENTINELS.slice(0, 6)); // Their owner is told all of it.
    outage.is = true;
    await client
      .get(SyncTrackers)(id, sent)
      .catch(() => null);
    outage.is = false;
    await client.get(EraseMyEntries)(id, null);

    const { log, figures, pages } = await server.end();
    expect([log.includes('"answered"'), log.includes("outage"), log.includes("/tracker/sync"), figures.includes("/tracker/sync")]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(pages.every((page) => page.includes("</html>"))).toBe(true);
    const left = { log, figures, addresses: server.addresses.join(" "), heads: server.heads.join(" "), pages: pages.join(" ") };
    expect(Object.entries(left).flatMap(([where, text]) => told(text).map((sentinel) => `${sentinel} in ${where}`))).toEqual([]);
    expect(server.heads.filter((head) => !/no-store/.test(head))).toEqual([]);
  });
});
