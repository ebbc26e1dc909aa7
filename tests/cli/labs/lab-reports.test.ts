import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { makeHoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labPayables } from "#core/labs/booking/lab-payables.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { troublesOfLabBookings } from "#adapters/postgres/labs/lab-troubles.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { run } from "#tests/cli/run.ts";
import { aPaper, aPaperByHand } from "#tests/adapters/papers/a-paper.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const shop = await openShopData();
const { at } = shop;
const asha = customerId(randomUUID());
const stored = () => postgresLabReports(shop.db).of(asha);
let id: PayableId;

beforeAll(async () => {
  const { db } = shop;
  const email = "asha@niramaya.example";
  await db.insertInto("customer").values({ id: asha, name: "Asha", mobile: null, email, created_at: new Date() }).execute();
  await putOffer(db, demoLabOffer);
  const bookings = postgresLabBookings(db);
  const households = { family: async () => [], addresses: async () => [] };
  const hold = makeHoldLabSlot({ bookings, households, snapshots: async () => demoLabOffer, now: Date.now, newId: randomUUID });
  const people = [{ member: null, tests: [labTestId("t-tsh"), labTestId("t-hba1c")], packages: [] }];
  const start = firstInstantOf(daysAfter(indianDay(Date.now()), 3)) + 8 * 3_600_000;
  const held = await hold(
    { customer: asha, language: null },
    { people, lab: labId("sahyadri"), address: null, start, fastedFrom: null, key: "a" },
  );
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  ({ id } = held.value);
  await labPayables(bookings).record(id, { events: [{ ...captureBy("pay-1", held.value.basket.total), at: Date.now() }], at: Date.now() });
  for (const step of ["assign", "collect", "receive"]) expect((await run(`lab ${step} ${id} ${at}`)).status).toBe(0);
});

const lineFor = (test: string, value: unknown, change: object = {}) => {
  const parameters = demoLabOffer.tests.find((one) => one.id === test)?.parameters ?? [];
  return parameters
    .map(({ code, unit }) => JSON.stringify({ test, code, value, unit, low: 1, high: 6, critical_high: 10, ...change }))
    .join("\n");
};
const report = (values: string, options = "", paper: Uint8Array | string = "") =>
  run(`lab report ${id} --name asha --values in.ndjson ${options} ${at}`, { "in.ndjson": values, "in.pdf": paper });

describe("a report of a laboratory, as staff send it", () => {
  it("is refused by line and field where a value is none, and then nothing is stored", async () => {
    for (const value of ["<", "<a", "<1,2", "< =1", "1,200", "५.६", "NaN", "-Infinity", null, true, [5], ""])
      expect(await report(lineFor("t-tsh", value)), String(value)).toMatchObject({
        status: 1,
        complaints: expect.stringMatching(/^line 1, value: expected a number.*\nNothing was changed/),
      });
    expect((await report(lineFor("t-tsh", 4).replace(":4,", ":NaN,"))).complaints).toContain("line 1: expected JSON");
    expect((await report(lineFor("t-tsh", 4, { unit: "mg/dL" }))).complaints).toContain("line 1, unit: expected m[IU]/L");
    expect((await report(lineFor("t-tsh", 4, { age: 41 }))).complaints).toContain("line 1, sex: expected both sex and age");
    expect((await report(lineFor("t-tsh", 4, { flag: "low" }))).complaints).toContain("line 1, flag: expected nothing of that name");
    expect((await report(lineFor("t-lipid-profile", 4))).complaints).toContain("test: expected a test that is booked for this person");
    expect((await report("")).complaints).toContain("The file has no value in it.");
    expect(await stored()).toEqual([]);
  });

  it("takes what laboratories really find: less than a figure, more than one, and words", async () => {
    for (const given of [
      { value: "<0.01" },
      { value: 0.01, comparator: "<" },
      { value: ">1,000" },
      { value: "≥ 5.6" },
      { value: "Not detected", low: undefined, high: undefined, critical_high: undefined },
      { value: undefined, text: "Reactive (1:80)", normal: false, low: undefined, high: undefined, critical_high: undefined },
      { value: 6.1, sex: "female", age: "18d" },
    ])
      expect(await report(lineFor("t-tsh", 1, given), "--dry-run"), JSON.stringify(given)).toMatchObject({ status: 0, complaints: "" });
    for (const [given, path] of [
      [{ comparator: "~" }, "comparator"],
      [{ value: "<5", comparator: "<" }, "comparator"],
      [{ value: "Trace", comparator: "<" }, "comparator"],
      [{ normal: true }, "normal"],
      [{ text: "Trace" }, "value"],
      [{ sex: "female", age: 0.05 }, "age"],
      [{ sex: "female", age: "2y" }, "age"],
      [{ value: "Trace" }, "low"],
    ] as const)
      expect((await report(lineFor("t-tsh", 1, given))).complaints, JSON.stringify(given)).toContain(`line 1, ${path}: expected`);
  });

  it("needs the booking's id and the person's name, which belong together", async () => {
    const values = { "in.ndjson": lineFor("t-tsh", 4) };
    expect((await run(`lab report ${id} --values in.ndjson ${at}`, values)).status).toBe(2);
    expect((await run(`lab report ${id} --name asha --values in.ndjson --correct= ${at}`, values)).status).toBe(2);
    for (const [other, name] of [
      [id, "ravi"],
      ["l-none", "asha"],
    ])
      expect(await run(`lab report ${other} --name ${name} --values in.ndjson ${at}`, values)).toMatchObject({
        status: 1,
        complaints: "There is no booking of tests with that id for a person of that name. Nothing was changed.\n",
      });
    vi.stubEnv("NIRAMAYA_LAB", "yamuna");
    for (const paper of ["", "--pdf in.pdf"])
      expect((await report(lineFor("t-tsh", 4), paper)).complaints).toContain("no booking of tests with that id");
    vi.unstubAllEnvs();
    expect((await report(lineFor("t-tsh", 4), "--correct mistaken")).complaints).toContain(
      "Not reported yet, so there is nothing to correct: t-tsh.",
    );
    expect(await stored()).toEqual([]);
  });

  it("takes the laboratory's own PDF by the rules of papers, and stores nothing where it is none", async () => {
    const text = aPaper((paper) => paper.text("TSH 4"));
    for (const [paper, said] of [
      ["<html>", "no PDF that can be read"],
      [new Uint8Array(10 * 1024 * 1024 + 1), "larger than 10 MB"],
      [await aPaper((one) => one.text("x"), { userPassword: "a" }), "locked with a password"],
      [aPaperByHand("/OpenAction<</S/JavaScript/JS(x)>>"), "contains more than pages"],
    ] as const)
      expect(await report(lineFor("t-tsh", 4), "--pdf in.pdf", paper), said).toMatchObject({
        status: 1,
        complaints: expect.stringMatching(new RegExp(`${said}.*Nothing was changed`)),
      });
    expect((await run(`lab report ${id} --name asha --values - --pdf - ${at}`, { "-": "" })).status).toBe(2);
    expect((await report(lineFor("t-tsh", 4), "--pdf none.pdf")).status).toBe(2);
    expect((await report(lineFor("t-tsh", 4), "--pdf in.pdf --dry-run", await text)).output).toContain("tests 1, values 1, a PDF");
    expect(await stored()).toEqual([]);
    expect(await shop.db.selectFrom("upload").select("id").execute()).toEqual([]);
  });

  it("comes in parts and is corrected with a reason, the former version staying, each in the audit log without a value", async () => {
    expect((await report(lineFor("t-tsh", 4), "--dry-run")).output).toContain("and the booking partial. Nothing was changed.");
    const paper = await aPaper((one) => one.text("TSH 4"));
    const filed = await report(lineFor("t-tsh", 4), "--pdf in.pdf", paper);
    expect(filed.output).toBe("Stored: tests 1, values 1, a PDF. The booking is partial.\n");
    const [first] = await stored();
    expect(await shop.db.selectFrom("upload").select(["id", "owner", "kind"]).execute()).toEqual([
      { id: first?.paper, owner: asha, kind: "lab-report" },
    ]);
    expect((await report(lineFor("t-tsh", 5))).complaints).toContain("Already reported: t-tsh.");
    const critical = await report(lineFor("t-hba1c", 10.4), "--as meera");
    expect(critical.output).toContain("The booking is ready.\nA value is critical: call the person");
    expect((await report(lineFor("t-tsh", 5), "--correct mistaken --json")).output).toContain('"state":"ready","tests":1');
    expect((await stored()).map(({ number, reason }) => [number, reason])).toEqual([
      [1, null],
      [2, null],
      [3, "mistaken"],
    ]);
    const log = await run(`audit list --subject lab-booking:${id} ${at} --json`);
    const said = log.output.replaceAll(/\d{2}:\d{2}:\d{2}\.\d{3}/g, ""); // A tenth past ten seconds is no value.
    expect(said.match(/lab report/g)).toHaveLength(3);
    expect(said).not.toMatch(/(?<!:)10\.4|hba1c|tsh|mistaken/i); // Before it a colon: seconds of a time.
  });

  it("is named by the doctor while nobody was called about a critical value", async () => {
    const soon = Date.now() + 2 * 3_600_000;
    const told = async () => {
      const kinds: string[] = [];
      for await (const { kind } of troublesOfLabBookings(shop.db, soon)) kinds.push(kind);
      return kinds;
    };
    expect(await told()).toEqual(["nobody-called"]);
    expect((await run(`lab call ${id} ${at}`)).status).toBe(0);
    expect(await told()).toEqual([]);
  });
});
