import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { workOutResult } from "#core/trackers/results/work-out-result.ts";
import { workOutResults } from "#adapters/health-file/results-file.ts";
import { postgresSavedResults } from "#adapters/postgres/trackers/saved-results.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aGlass, aPut, aRemoval, aRoti } from "#tests/builders/a-tracker-op.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const ran = (command: string) => run(`${command} ${shop.at}`);
const asha = customerId(randomUUID());
const today = indianDay(Date.now());
const noon = firstInstantOf(daysAfter(today, -1)) + 12 * 3_600_000;
const [first, second, roti] = [aPut(aGlass(250, noon)), aPut(aGlass(300, noon + 60_000)), aPut(aRoti({ at: noon }))];

beforeAll(async () => {
  await shop.db
    .insertInto("customer")
    .values({ id: asha, name: "Asha Kulkarni", mobile: "9876543210", email: null, created_at: new Date() })
    .execute();
  const trackers = postgresTrackers(shop.db);
  await trackers.setConsent(asha, true, Date.now());
  const gone = aPut(aGlass(100, noon));
  await trackers.take(asha, [first, second, roti, gone, aRemoval(gone)], Date.now());
  const input = { answers: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2] };
  const worked = await workOutResult(workOutResults, "stress", input);
  const answers = worked.kind === "ok" ? worked.value : [];
  await postgresSavedResults(shop.db).save(asha, { id: randomUUID(), tool: "stress", at: noon, input, answers }, Date.now());
});

const audited = async () => JSON.parse((await ran(`audit list --subject customer:${asha} --json`)).output);

describe("tracker show", { timeout: 60_000 }, () => {
  it("shows each day's figure with the entries behind it, and the audit log who looked and why", async () => {
    const { status, output } = await ran("tracker show --patient 9876543210 --reason ticket-1042 --as meera --json");
    expect(status).toBe(0);
    const { patient, consent, trackers } = JSON.parse(output);
    expect([patient, consent]).toEqual([asha, true]);
    const water = trackers.find(({ tracker }: { readonly tracker: string }) => tracker === "water");
    expect([water.formula, water.days.length, water.days.at(-1).day]).toEqual(["summary@1", 30, today]);
    expect(water.days.at(-2)).toMatchObject({ value: "550", goal: "2000", state: "short" });
    expect(
      water.days
        .at(-2)
        .entries.map(({ op, value }: { readonly op: string; readonly value: { readonly ml: number } }) => [op, value.ml])
        .toSorted(),
    ).toEqual(
      [
        [first.op, 250],
        [second.op, 300],
      ].toSorted(),
    );
    const { per100 } = aRoti();
    const meals = trackers.find(({ tracker }: { readonly tracker: string }) => tracker === "meal");
    expect(meals.days.at(-2).entries).toMatchObject([{ op: roti.op, value: { food: "roti", per_100: per100, per100 } }]);
    const [entry] = await audited();
    expect(entry).toMatchObject({
      who: "meera",
      action: "tracker show",
      details: { from: daysAfter(today, -29), to: today, reason: "ticket-1042" },
    });
  });

  it("tells people the same in lines, days without an entry left out", async () => {
    const { output } = await ran(`tracker show --patient ${asha} --reason asked --from ${daysAfter(today, -1)} --to ${today}`);
    expect(output).toContain(`Customer ${asha}, ${daysAfter(today, -1)} to ${today}\nConsent to health data: given\n`);
    expect(output).toContain("\nWater, ml (summary@1): 1 of 2 days noted\n");
    expect(output).toContain(`${daysAfter(today, -1)}  550 of 2000  short\n`);
    expect(output).toContain(`lunch, roti, 1 piece, 40 g\n    entry ${roti.entry}, press 1: ${roti.op}\n`);
    expect(output).not.toContain("Asha");
  });

  it.each([
    ["--patient 9876543210", 2, /expected --reason TEXT/],
    ["--reason asked", 2, /expected --patient WHO/],
    ["--patient 9876543210 --reason asked --from 2026-13-01", 2, /expected --from DAY and --to DAY/],
    ["--patient 9876543210 --reason asked --from 2020-01-01", 2, /at most 366 days/],
    [`--patient 9876543210 --reason asked --to ${daysAfter(today, 2)}`, 2, /none of them to come/],
    ["--patient 9000000000 --reason asked", 1, /^No customer has this mobile number/],
  ])("%s shows nothing, writes nothing down, and ends with %i and a sentence", async (given, status, complaint) => {
    const before = (await audited()).length;
    expect(await ran(`tracker show ${given}`)).toEqual({ status, output: "", complaints: expect.stringMatching(complaint) });
    expect((await audited()).length).toBe(before);
  });
});

describe("tracker recheck", { timeout: 60_000 }, () => {
  const trackersOfDoctor = async () => {
    const { findings } = JSON.parse((await ran("doctor --json")).output);
    return findings.filter(({ subject }: { readonly subject: string }) => subject === "trackers");
  };

  it("finds nothing among entries that presses made and results that were worked out", async () => {
    expect(await ran("tracker recheck")).toEqual({
      status: 0,
      output: "Entries of trackers agree with their presses, and results with their formulas.\n",
      complaints: "",
    });
    expect(await ran("tracker recheck --json")).toEqual({ status: 0, output: "[]\n", complaints: "" });
    expect(await trackersOfDoctor()).toMatchObject([{ state: "well" }]);
  });

  it("tells by ids alone what differs, as the doctor does", async () => {
    const long = new Date(Date.now() - 402 * 86_400_000);
    await sql`update tracker_entry set value = jsonb_set(value, '{ml}', '2999') where entry = ${first.entry}`.execute(shop.db);
    await sql`delete from tracker_entry where entry = ${second.entry}`.execute(shop.db);
    await sql`update tracker_entry set value = jsonb_set(value, '{food}', '"gone"') where entry = ${roti.entry}`.execute(shop.db);
    await sql`update tracker_entry set changed_at = ${long} where value is null`.execute(shop.db);
    await sql`update tracker_result set answers = jsonb_set(answers, '{0,formula}', '"stress@0"')`.execute(shop.db);
    await sql`update tracker_day set sum = 2999 where tracker = 'water'`.execute(shop.db);
    await sql`insert into tracker_reminder (id, customer, tracker, time, next_at) values ('late', ${asha}, 'water', 600, ${long})`.execute(
      shop.db,
    );
    const { status, output } = await ran("tracker recheck --json");
    const entryOf = (entry: string, fault: object) => ({ kind: "entry", customer: asha, entry, fault });
    expect(status).toBe(1);
    expect(JSON.parse(output)).toEqual(
      expect.arrayContaining([
        entryOf(first.entry, { kind: "differs", column: "value" }),
        entryOf(roti.entry, { kind: "differs", column: "value" }),
        entryOf(roti.entry, { kind: "not-in-table", lacking: "unknown-food" }),
        { kind: "result-differs", customer: asha, result: expect.any(String), tool: "stress" },
        { kind: "days-differ", count: 1 },
        { kind: "presses-astray", count: 1 },
        { kind: "kept-too-long", count: 1 },
        { kind: "reminders-waiting", count: 1 },
      ]),
    );
    const told = (await ran("tracker recheck")).output;
    expect(told).toContain(`entry ${first.entry} of customer ${asha}: its value is not what its presses make\n`);
    expect(told).not.toContain("2999");
    expect((await trackersOfDoctor()).length).toBe(8);
  });

  it("leaves days that differ to tracker recount, which puts them right", async () => {
    expect((await ran("tracker recheck")).output).toContain("1 day does not agree with their entries; tracker recount corrects that\n");
    expect(await ran("tracker recount --as meera --json")).toEqual({ status: 0, output: '{\n  "put_right": 1\n}\n', complaints: "" });
    expect((await ran("tracker recheck")).output).not.toContain("tracker recount");
    expect(await ran("tracker recount")).toEqual({ status: 0, output: "Every day agrees with its entries.\n", complaints: "" });
    const [entry] = JSON.parse((await ran("audit list --subject tracker --json")).output);
    expect(entry).toMatchObject({ who: "meera", action: "tracker recount", details: { differed: 1 } });
  });
});
