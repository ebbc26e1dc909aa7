import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { makeHoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labPayables } from "#core/labs/booking/lab-payables.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoLabOffer } from "#adapters/demo-labs/offer.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const shop = await openShopData();
const { at } = shop;
const asha = customerId(randomUUID());
const day = daysAfter(indianDay(Date.now()), 3);
let id: PayableId;

beforeAll(async () => {
  const { db } = shop;
  const email = "asha@niramaya.example";
  await db.insertInto("customer").values({ id: asha, name: "Asha Kulkarni", mobile: null, email, created_at: new Date() }).execute();
  await putOffer(db, demoLabOffer);
  const bookings = postgresLabBookings(db);
  const households = { family: async () => [], addresses: async () => [] };
  const hold = makeHoldLabSlot({ bookings, households, snapshots: async () => demoLabOffer, now: Date.now, newId: randomUUID });
  const people = [{ member: null, tests: [labTestId("t-tsh")], packages: [] }];
  const start = firstInstantOf(day) + 8 * 3_600_000;
  const held = await hold({ customer: asha, language: null }, { people, lab: labId("sahyadri"), address: null, start, key: "a" });
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  ({ id } = held.value);
  const paid = { ...captureBy("pay-1", held.value.basket.total), at: Date.now() };
  await labPayables(bookings).record(id, { events: [paid], at: Date.now() });
});

describe("bookings of tests, as staff see them", () => {
  it("are listed by day and laboratory, without which tests they are for", async () => {
    const listed = await run(`lab bookings --day ${day} --lab sahyadri ${at}`);
    expect(listed.output).toContain(`${day} 08:00  in the centre: ${id}, sahyadri, people 1`);
    expect(listed.output).not.toContain("TSH");
    expect(JSON.parse((await run(`lab bookings --day ${day} --json ${at}`)).output)).toMatchObject([{ _id: id, state: "booked" }]);
    expect((await run(`lab bookings --lab yamuna --day ${day} ${at}`)).output).toBe("There is no booking of tests then.\n");
    expect((await run(`lab bookings --day yesterday ${at}`)).status).toBe(2);
  });

  it("take steps in their order, each in the audit log, and all money goes back where no sample can be had", async () => {
    expect(await run(`lab collect ${id} ${at}`)).toMatchObject({
      status: 1,
      complaints: "A booking of tests that is booked takes no such step.\n",
    });
    expect((await run(`lab assign ${id} --as meera ${at}`)).output).toContain(": assigned\n");
    expect((await run(`lab miss ${id} ${at}`)).complaints).toContain("It is too early for that: from ");
    for (const step of ["collect", "receive", "spoil"]) expect((await run(`lab ${step} ${id} ${at}`)).status).toBe(0);
    expect((await run(`lab assign none ${at}`)).complaints).toBe("There is no booking of tests with that id.\n");
    expect((await run(`lab cancel ${id} ${at}`)).complaints).toContain("that is recollect takes no such step");
    const log = await run(`audit list --subject lab-booking:${id} ${at}`);
    for (const step of ["assign", "collect", "receive", "spoil"]) expect(log.output).toContain(`lab ${step}`);
  });

  it("give back of what was paid only once all is reported, and say what is missing", async () => {
    expect(await run(`lab refund ${id} --give 100 --reason Late ${at}`)).toMatchObject({
      status: 1,
      complaints: "A booking of tests that is recollect takes no such step.\n",
    });
    expect((await run(`lab refund ${id} --give 9999999 --reason Late ${at}`)).complaints).toMatch(/^No more than ₹[\d,]+ was paid\.\n$/);
    expect((await run(`lab refund ${id} --reason Late ${at}`)).complaints).toContain("expected --give with an amount in rupees");
    expect((await run(`lab refund ${id} --give 100 ${at}`)).complaints).toContain("expected --reason with at most 200 characters");
    expect((await run(`lab refund none --give 100 --reason Late ${at}`)).complaints).toBe("There is no booking of tests with that id.\n");
  });
});
