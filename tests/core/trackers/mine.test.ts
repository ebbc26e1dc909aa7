import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { refused } from "#core/shared/result.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { FIRST_DAY } from "#core/trackers/moment-refusal.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { makeEraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { LARGEST_ENTRIES_FILE, makeImportMyEntries, MOST_LISTED } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { makeTakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryMindAnswers } from "#adapters/memory/trackers/mind-answers.ts";
import { memorySavedResults } from "#adapters/memory/trackers/saved-results.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { entriesIn } from "#adapters/composition/trackers/entries-in.ts";
import { entriesFile } from "#adapters/http-contract/trackers/entries-file.ts";
import { anyTrackerOps } from "#tests/arbitraries/any-tracker-ops.ts";
import { aDish, aGarba, aGlass, aPut, aRemoval, aRoti, aWalk, dayStart } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";

const asha = customerId("asha");
const ravi = customerId("ravi");

async function house() {
  const memory = new Memory();
  const trackers = memoryTrackers(memory);
  for (const one of [asha, ravi]) await trackers.setConsent(one, true, now);
  let ids = 0;
  const needs = { trackers, file: { ...entriesFile, read: entriesIn }, now: () => now, newId: () => uuidOf(`new ${++ids}`) };
  return {
    trackers,
    take: makeTakeMyEntries(needs),
    bring: makeImportMyEntries(needs),
    erase: makeEraseMyEntries({ trackers, results: memorySavedResults(memory), mind: memoryMindAnswers(memory), now: () => now }),
  };
}

async function* inPieces(text: string, size: number): ByteChunks {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.slice(from, from + size);
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString("utf8");
}

/** Devices make UUIDs. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}
const withIds = (op: TrackerOp): TrackerOp => ({ ...op, op: uuidOf(op.op), entry: uuidOf(op.entry) });

const statesOf = async ({ trackers }: Awaited<ReturnType<typeof house>>, whose = asha) =>
  (await trackers.changesAfter(whose, 0, 1_000)).entries
    .map(({ change: _, ...entry }) => entry)
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1));

describe("entries of one's own", () => {
  it("are the same after export, erasure and import, here and in another account; importing again changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(anyTrackerOps(), fc.integer({ min: 1, max: 4_000 }), async ({ first, later }, size) => {
        const at = await house();
        await at.trackers.take(asha, [...first, ...later].map(withIds), dayStart);
        const before = await statesOf(at);
        const file = await textOf(await at.take(asha, "presses"));
        await at.erase(asha, null);
        expect(await statesOf(at)).toEqual([]);
        const lines = file.trimEnd().split("\n").length;
        expect(await at.bring(asha, inPieces(file, size))).toMatchObject({ value: { accepted: lines, repeated: 0, refusedCount: 0 } });
        expect(await statesOf(at)).toEqual(before);
        expect(await at.bring(asha, inPieces(file, size))).toMatchObject({ value: { accepted: 0, repeated: lines, refusedCount: 0 } });
        expect(await statesOf(at)).toEqual(before);
        await at.bring(ravi, inPieces(file, size));
        expect(await statesOf(at, ravi)).toEqual(before);
        expect(await textOf(await at.take(asha, "presses"))).toBe(file);
      }),
      { numRuns: 40 },
    );
  });

  it("come back from the first instant of which a file may tell, the first day of 2000 in India", async () => {
    const at = await house();
    await at.trackers.takeFromFile(asha, [aPut(aGlass(250, firstInstantOf(FIRST_DAY)), { at: firstInstantOf(FIRST_DAY) })], now);
    const file = await textOf(await at.take(asha, "presses"));
    expect(await at.bring(ravi, inPieces(file, 4_000))).toMatchObject({ value: { accepted: 1, refusedCount: 0 } });
    expect(await statesOf(at, ravi)).toEqual(await statesOf(at));
  });

  it("are refused line by line, and the rest of the file is taken", async () => {
    const at = await house();
    const put = aPut(aGlass());
    const [line = ""] = (
      await textOf(
        entriesFile.presses(
          (async function* () {
            yield put;
          })(),
        ),
      )
    ).split("\n");
    const text = [
      "{",
      line,
      "",
      line.replace(put.op, "no-id"),
      line.replace('"ml":250', '"ml":9').replace(put.op, uuidOf("other")),
      "null",
    ].join("\n");
    expect(await at.bring(asha, inPieces(text, 7))).toEqual({
      kind: "ok",
      value: {
        accepted: 1,
        repeated: 0,
        refusedCount: 4,
        refused: [
          { line: 1, why: "unreadable" },
          { line: 4, why: "unreadable" },
          { line: 5, why: "out-of-range" },
          { line: 6, why: "unreadable" },
        ],
      },
    });
    const wrong = await at.bring(asha, inPieces("x\n".repeat(MOST_LISTED + 50), 64));
    expect(wrong.kind === "ok" ? [wrong.value.refusedCount, wrong.value.refused.length] : wrong).toEqual([MOST_LISTED + 50, MOST_LISTED]);
    expect(await at.bring(asha, inPieces(`${"x".repeat(50_000)}\n${line}`, 4_096))).toMatchObject({
      value: { repeated: 1, refused: [{ line: 1, why: "unreadable" }] },
    });
  });

  it("hold no NUL and no half of a character, which databases do not keep: such a line is no press", async () => {
    const at = await house();
    const wrong = [
      aWalk({ activity: null, name: "Gar\u0000ba" }),
      aRoti({ food: null, name: "Dal", unit: "x\u0000" }),
      aGarba({ name: "a\u0000" }),
      aDish({ name: "a\ud800" }),
      aRoti({ food: null, name: "Dal", unit: "\ud800" }),
    ];
    const lines = wrong.map((value) => {
      const { change: _, at: pressed, ...op } = aPut(value);
      return JSON.stringify({
        ...op,
        kind: "put",
        at: new Date(pressed).toISOString(),
        value: { ...value, at: new Date(now).toISOString() },
      });
    });
    const brought = await at.bring(asha, inPieces(lines.join("\n"), 64));
    expect(brought).toMatchObject({ value: { accepted: 0, refused: lines.map((_, nth) => ({ line: nth + 1, why: "unreadable" })) } });
    const [plain = ""] = lines;
    expect(await at.bring(asha, inPieces(plain.replace("\\u0000", ""), 64))).toMatchObject({ value: { accepted: 1 } });
  });

  it("are erased with their tracker, what is one's own as well: dishes with the meals, activities with the exercise", async () => {
    for (const [tracker, left] of [
      ["meal", ["activity", "exercise"]],
      ["exercise", ["dish", "meal"]],
      ["water", ["activity", "dish", "exercise", "meal"]],
      [null, []],
    ] as const) {
      const at = await house();
      await at.trackers.take(
        asha,
        [aDish(), aGarba(), aRoti(), aWalk()].map((value) => aPut(value)),
        now,
      );
      await at.erase(asha, tracker);
      expect((await statesOf(at)).map(({ value }) => value?.tracker).toSorted()).toEqual(left);
    }
  });

  it("are not imported without the consent, nor beyond the largest file", async () => {
    const at = await house();
    async function* huge(): ByteChunks {
      for (let bytes = 0; bytes <= LARGEST_ENTRIES_FILE; bytes += 1_048_576) yield new Uint8Array(1_048_576).fill(120);
    }
    expect(await at.bring(asha, huge())).toEqual(refused({ kind: "too-large" }));
    await at.trackers.setConsent(asha, false, now);
    expect(await at.bring(asha, inPieces("", 1))).toEqual(refused({ kind: "no-consent" }));
  });

  it("stand in a table for each tracker, in which no text is taken for a formula", async () => {
    const at = await house();
    const own = aRoti({ food: null, name: '=SUM(A1), "hot"', unit: "portion" });
    const nothing = { tracker: "exercise", day: "2026-11-19", none: true } as never;
    const [gone, at_] = [aPut(aGlass()), new Date(now).toISOString()];
    await at.trackers.take(asha, [gone, aRemoval(gone), aPut(own), aPut(aWalk()), aPut(nothing)], now);
    const tableOf = async (tracker: "water" | "meal" | "exercise") => (await textOf(await at.take(asha, tracker))).trimEnd().split("\r\n");
    expect(await tableOf("water")).toEqual(["day,at,ml"]);
    expect(await tableOf("meal")).toEqual([
      "day,at,meal,food,name,amount,unit,grams,kcal",
      `2026-11-20,${at_},lunch,,"'=SUM(A1), ""hot""",1,portion,40,96`,
    ]);
    expect(await tableOf("exercise")).toEqual([
      "day,at,activity,name,met,minutes,kg",
      "2026-11-19,,,,,,",
      `2026-11-20,${at_},17190,,3.8,30,61.5`,
    ]);
  });

  it("stand in tables without calories and weight where these are hidden, and whole in the file that is read again", async () => {
    const at = await house();
    const weighed = {
      tracker: "weight",
      at: now,
      kg: 61.5,
      typed: { amount: 61.5, unit: "kg" },
      girths: { waist: { amount: 33, unit: "in" } },
    } as never;
    await at.trackers.take(asha, [aPut(aRoti()), aPut(aWalk()), aPut(weighed)], now);
    const whole = await textOf(await at.take(asha, "presses"));
    expect((await textOf(await at.take(asha, "weight"))).split("\r\n")).toEqual([
      "day,at,kg,typed,unit,waist_cm,hip_cm,neck_cm",
      `2026-11-20,${new Date(now).toISOString()},61.5,61.5,kg,83.82,,`,
      "",
    ]);
    await at.trackers.setBodyFigures(asha, "hidden", now);
    const tableOf = async (tracker: "meal" | "exercise" | "weight") => (await textOf(await at.take(asha, tracker))).trimEnd().split("\r\n");
    const at_ = new Date(now).toISOString();
    expect(await tableOf("meal")).toEqual(["day,at,meal,food,name,amount,unit,grams", `2026-11-20,${at_},lunch,roti,,1,piece,40`]);
    expect(await tableOf("exercise")).toEqual(["day,at,activity,name,met,minutes", `2026-11-20,${at_},17190,,3.8,30`]);
    expect(await tableOf("weight")).toEqual(["day,at", `2026-11-20,${at_}`]);
    expect(await textOf(await at.take(asha, "presses"))).toBe(whole);
  });
});

describe("a table of entries", () => {
  it("of each tracker comes back in another account as its table tells it, and changes nothing here or a second time", async () => {
    await fc.assert(
      fc.asyncProperty(anyTrackerOps(), fc.integer({ min: 1, max: 4_000 }), async ({ first, later }, size) => {
        const at = await house();
        await at.trackers.take(asha, [...first, ...later].map(withIds), dayStart);
        for (const tracker of OPEN_TRACKERS) {
          const table = await textOf(await at.take(asha, tracker));
          const rows = new Set(table.trimEnd().split("\r\n").slice(1)).size;
          const before = await statesOf(at);
          expect(await at.bring(asha, inPieces(table, size))).toMatchObject({ value: { accepted: 0, refusedCount: 0 } });
          expect(await statesOf(at)).toEqual(before);
          const there = await at.bring(ravi, inPieces(table, size));
          if (there.kind === "refused") throw new Error(there.refusal.kind);
          expect(there.value.accepted + there.value.refusedCount).toBeLessThanOrEqual(rows);
          expect(await at.bring(ravi, inPieces(table, size))).toMatchObject({ value: { accepted: 0 } });
        }
      }),
      { numRuns: 20 },
    );
  });

  it("brought twice at once, and longer than what is taken together, has each of its rows once, in any order", async () => {
    const at = await house();
    const rows = Array.from({ length: 1_200 }, (_, glass) => {
      const moment = new Date(now - ((glass * 7) % 1_200) * 60 * 60 * 1000).toISOString();
      return `${moment.slice(0, 10)},${moment},250\n`;
    });
    const table = `day,at,ml\n${rows.join("")}`;
    const [one, other] = await Promise.all([at.bring(asha, inPieces(table, 4_000)), at.bring(asha, inPieces(table, 1_000))]);
    const [mine, others] = [one, other].map((done) => (done.kind === "ok" ? done.value : expect.unreachable()));
    expect([(mine?.accepted ?? 0) + (others?.accepted ?? 0), (mine?.repeated ?? 0) + (others?.repeated ?? 0)]).toEqual([1_200, 1_200]);
  });

  it("is closed where it is not read to its end: of another table, and of presses", async () => {
    for (const beginning of ["name,price\n", ""]) {
      const did: string[] = [];
      const file = (async function* (): ByteChunks {
        try {
          for (let piece = 0; piece < 9; piece++) yield new TextEncoder().encode(`${beginning}${"Tea,100\n".repeat(1_000)}`);
          did.push("read");
        } finally {
          did.push("closed");
        }
      })();
      for await (const _ of entriesIn(file)) break;
      expect(did).toEqual(["closed"]);
    }
  });

  it("has each figure of its rows, also as a spreadsheet saved it", async () => {
    const at = await house();
    const bring = (text: string) => at.bring(asha, inPieces(text, 7));
    const day = "2026-11-18";
    expect(await bring(`\ufeffsep=;\r\nday;at;ml\r\n${day};${day}T03:30:00.000Z;250\r\n2026-11-17;;\r\n`)).toMatchObject({
      value: { accepted: 2, refusedCount: 0 },
    });
    expect(
      await bring(`day,at,kg,typed,unit,waist_cm,hip_cm,neck_cm\r\n${day},${day}T01:00:00.000Z,68.04,150,lb,90.5,,\r\n`),
    ).toMatchObject({ value: { accepted: 1, refusedCount: 0 } });
    const values = (await statesOf(at)).map(({ value }) => value);
    expect(values).toEqual(
      expect.arrayContaining([
        { tracker: "water", at: Date.parse(`${day}T03:30:00Z`), ml: 250 },
        { tracker: "water", day: "2026-11-17", none: true },
        {
          tracker: "weight",
          at: Date.parse(`${day}T01:00:00Z`),
          kg: 68.04,
          typed: { amount: 150, unit: "lb" },
          girths: { waist: { amount: 90.5, unit: "cm" } },
        },
      ]),
    );
  });

  it("of openScale, of both its versions, has its weights in kilograms by the clock in India, and no other table is taken", async () => {
    const at = await house();
    const bring = (text: string) => at.bring(asha, inPieces(text, 50));
    const old =
      '"biceps","comment","dateTime","fat","hip","neck","waist","weight"\n0.0,,"2026-11-18 07:15",21.3,0.0,0.0,88.5,71.4000015\n0.0,,"2026-11-18 07:16",0.0,0.0,0.0,0.0,0.0\n';
    expect(await bring(old)).toMatchObject({ value: { accepted: 1, refusedCount: 1, refused: [{ line: 3, why: "unreadable" }] } });
    const late = "DATE,TIME,BODY_FAT,HIPS,WAIST,WEIGHT\n2026-11-18,07:15:00,21.3,,88.5,71.4\n2026-11-19,07:20:30.5,,101,,71.2\n";
    expect(await bring(late)).toMatchObject({ value: { accepted: 1, repeated: 1, refusedCount: 0 } });
    expect((await statesOf(at)).map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        {
          tracker: "weight",
          at: Date.parse("2026-11-18T01:45:00Z"),
          kg: 71.4,
          typed: { amount: 71.4, unit: "kg" },
          girths: { waist: { amount: 88.5, unit: "cm" } },
        },
        {
          tracker: "weight",
          at: Date.parse("2026-11-19T01:50:30Z"),
          kg: 71.2,
          typed: { amount: 71.2, unit: "kg" },
          girths: { hip: { amount: 101, unit: "cm" } },
        },
      ]),
    );
    expect(await bring("name,price\nTea,100\n")).toMatchObject({ value: { accepted: 0, refusedCount: 2 } });
  });
});
