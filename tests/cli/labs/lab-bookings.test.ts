import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { makeHoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labPayables } from "#core/labs/booking/lab-payables.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { makeSendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { storedFiles } from "#adapters/composition/files/stored-files.ts";
import { forgetUnusedUploads } from "#adapters/postgres/files/unused-uploads.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
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
  const held = await hold(
    { customer: asha, language: null },
    { people, lab: labId("sahyadri"), address: null, start, fastedFrom: null, key: "a" },
  );
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  ({ id } = held.value);
  const paid = { ...captureBy("pay-1", held.value.basket.total), at: Date.now() };
  await labPayables(bookings).record(id, { events: [paid], at: Date.now() });
});

describe("the staff of a laboratory", () => {
  const asked = (command: string) => run(command.replace("ID", id), { "-": "{}" });
  const NOT_THERE = "There is no booking of tests with that id.\n";

  afterEach(() => vi.unstubAllEnvs());

  it("find no booking of another, and change nothing of it", async () => {
    const before = await shop.db.selectFrom("lab_booking").selectAll().execute();
    vi.stubEnv("NIRAMAYA_LAB", "yamuna");
    for (const command of [
      ...["collect", "receive", "miss", "spoil", "undone", "call", "cancel"].map((step) => `lab ${step} ID ${at}`),
      `lab assign ID --collector Sunil ${at}`,
      `lab prescription ID --name asha --accept ${at}`,
      `lab prescription ID --name asha ${at}`,
      `lab explain ID ${at}`,
    ])
      expect([command, await asked(command)]).toEqual([command, { status: 1, output: "", complaints: NOT_THERE }]);
    for (const lab of ["", "--lab sahyadri", "--lab yamuna"])
      expect((await run(`lab bookings --day ${day} ${lab} ${at}`)).output).toBe("There is no booking of tests then.\n");
    expect(await shop.db.selectFrom("lab_booking").selectAll().execute()).toEqual(before);
  });

  it("find their own, whatever other is asked for", async () => {
    vi.stubEnv("NIRAMAYA_LAB", "sahyadri");
    expect((await run(`lab bookings --day ${day} ${at}`)).output).toContain(id);
    expect((await run(`lab bookings --day ${day} --lab yamuna ${at}`)).output).toBe("There is no booking of tests then.\n");
    expect((await asked(`lab collect ID ${at}`)).complaints).not.toBe(NOT_THERE); // It is not its turn yet.
  });

  it("neither change what is offered nor give money back", async () => {
    vi.stubEnv("NIRAMAYA_LAB", "sahyadri");
    for (const command of [`lab import - ${at}`, `lab refund ID --give 1 --reason kind ${at}`])
      expect(await asked(command)).toEqual({
        status: 1,
        output: "",
        complaints: "Only the platform's staff do this: NIRAMAYA_LAB names a laboratory.\nNothing was changed.\n",
      });
  });
});

describe("bookings of tests, as staff see them", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("are looked at with an entry of the log each, which has no address", async () => {
    for (const [command, noted] of [
      [`lab bookings --day ${day}`, ["meera: lab bookings, lab all"]],
      [`lab bookings --day ${day} --lab sahyadri --json`, ["meera: lab bookings, lab sahyadri"]],
      [`lab bookings --day ${day} --lab yamuna`, []],
      [`lab bookings --day ${day} --collector Nobody`, []],
      [`lab explain ${id}`, [`meera: lab explain, lab-booking ${id}`]],
      ["lab explain none", []],
    ] as const)
      expect([command, await auditedBy(command, at)]).toEqual([command, noted]);
    expect((await run(`audit list --subject lab:sahyadri ${at}`)).output).toContain(`lab sahyadri  day=${day} count=1\n`);
    vi.stubEnv("NIRAMAYA_LAB", "sahyadri");
    expect(await auditedBy(`lab bookings --day ${day}`, at)).toEqual(["meera: lab bookings, lab sahyadri"]);
  });

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
      complaints: "This can't be done to a booking of tests that is booked.\n",
    });
    expect((await run(`lab assign ${id} --collector ${"R".repeat(81)} ${at}`)).complaints).toContain("at most 80 characters");
    expect((await run(`lab assign ${id} --as meera ${at}`)).output).toContain(": assigned\n");
    expect((await run(`lab assign ${id} --collector Ravi ${at}`)).output).toContain(": assigned, Ravi\n");
    expect((await run(`lab bookings --day ${day} ${at}`)).output).toContain(": assigned, Ravi\n");
    expect((await run(`lab bookings --day ${day} --collector Ravi ${at}`)).output).toContain(`: ${id}, sahyadri`);
    expect((await run(`lab bookings --day ${day} --collector Rav ${at}`)).output).toBe("There is no booking of tests then.\n");
    expect((await run(`lab miss ${id} ${at}`)).complaints).toContain("It is too early for that: possible from ");
    for (const step of ["collect", "receive", "spoil"]) expect((await run(`lab ${step} ${id} ${at}`)).status).toBe(0);
    expect((await run(`lab assign none ${at}`)).complaints).toBe("There is no booking of tests with that id.\n");
    expect((await run(`lab cancel ${id} ${at}`)).complaints).toContain("a booking of tests that is recollect.");
    const log = await run(`audit list --subject lab-booking:${id} ${at}`);
    for (const step of ["assign", "collect", "receive", "spoil"]) expect(log.output).toContain(`lab ${step}`);
  });

  it("give back of what was paid only once all is reported, and say what is missing", async () => {
    expect(await run(`lab refund ${id} --give 100 --reason Late ${at}`)).toMatchObject({
      status: 1,
      complaints: "This can't be done to a booking of tests that is recollect.\n",
    });
    expect((await run(`lab refund ${id} --give 9999999 --reason Late ${at}`)).complaints).toMatch(/^No more than ₹[\d,]+ was paid\.\n$/);
    expect((await run(`lab refund ${id} --reason Late ${at}`)).complaints).toContain("expected --give with an amount in rupees");
    expect((await run(`lab refund ${id} --give 100 ${at}`)).complaints).toContain("expected --reason TEXT of at most 200 characters");
    expect((await run(`lab refund none --give 100 --reason Late ${at}`)).complaints).toBe("There is no booking of tests with that id.\n");
  });
});

describe("why, as staff are told", () => {
  it("a booking has its state and its money, without which tests it is for", async () => {
    const { status, output } = await run(`lab explain ${id} ${at}`);
    expect([status, output.includes("TSH")]).toEqual([0, false]);
    expect(output).toMatch(/^1\. \S+ \S+ {2}hold, by customer: held$/m);
    expect(output).toMatch(/^\d+\. \S+ \S+ {2}spoil, by staff \(.+\): in_lab becomes recollect$/m);
    expect(output).toContain("The payment is paid, decided by the event pay-1/captured.\nNothing is refunded.\n");
    expect(JSON.parse((await run(`lab explain ${id} --json ${at}`)).output)).toMatchObject({ _id: id, state: "recollect", refund: null });
    expect(await run(`lab explain none ${at}`)).toMatchObject({ status: 1, complaints: "There is no booking of tests with that id.\n" });
  });

  it("each time of a laboratory can or can't be had", async () => {
    const home = await run(`lab slots --lab sahyadri --pincode 411004 --day ${day} --fasting ${at}`);
    expect(home.output).toContain(`${day} 07:00  Free (offered)\n`);
    expect(home.output).toContain("With an empty stomach from 06:00 to before 11:00 only (not_fasting)\n");
    const centre = JSON.parse((await run(`lab slots --lab sahyadri --day ${day} --json ${at}`)).output);
    expect(centre).toContainEqual({
      start: expect.any(String),
      end: expect.any(String),
      reason: "offered",
      free_at: null,
      fast_from: null,
    });
    expect((await run(`lab slots --lab sahyadri --day ${day} --fasting --hours 12 ${at}`)).output).toContain("(offered)");
    expect(await run(`lab slots --lab sahyadri --pincode 999999 ${at}`)).toMatchObject({
      status: 1,
      output: "",
      complaints: "No collection at 999999. Nearest centre: Sahyadri Diagnostics, 12 Law College Road, Erandwane, Pune.\n",
    });
    expect((await run(`lab slots --lab none ${at}`)).complaints).toBe("There is no laboratory with that id.\n");
    for (const wrong of [
      "",
      "--lab sahyadri --day soon",
      "--lab sahyadri --pincode 12",
      "--lab sahyadri --hours 8",
      "--lab sahyadri --fasting --hours 9",
    ])
      expect((await run(`lab slots ${wrong} ${at}`)).status).toBe(2);
  });
});

describe("the prescription of a booking", () => {
  it("is saved, refused with a reason and accepted by staff, each in the audit log, before a collector is named", async () => {
    const { db, folder } = shop;
    const bookings = postgresLabBookings(db);
    const households = { family: async () => [], addresses: async () => [] };
    const hold = makeHoldLabSlot({ bookings, households, snapshots: async () => demoLabOffer, now: Date.now, newId: randomUUID });
    const people = [{ member: null, tests: [labTestId("t-antinuclear-antibodies")], packages: [] }];
    const start = firstInstantOf(day) + 9 * 3_600_000;
    const held = await hold(
      { customer: asha, language: null },
      { people, lab: labId("sahyadri"), address: null, start, fastedFrom: null, key: "p" },
    );
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    const uploads = postgresUploads(db);
    const [files, sent] = [storedFiles(null, folder), new TextEncoder().encode("%PDF-1.7 a prescription")];
    const send = makeSendLabPrescription({ bookings, uploads, prescriptions: { ofBooking: async () => null }, now: Date.now });
    const sendFile = async () => {
      const file = await files.put(sent);
      const kind = { kind: "patient-report", audience: "owner", mediaType: "application/pdf" } as const;
      await uploads.add({ id: file, owner: asha, ...kind, bytes: sent.length, uploadedAt: Date.now() }, 9);
      const answer = await send(asha, { id: held.value.id, member: null, by: { kind: "upload", file } });
      expect(answer.kind).toBe("ok");
      return file;
    };
    const first = await sendFile();
    await labPayables(bookings).record(held.value.id, {
      events: [{ ...captureBy("pay-2", held.value.basket.total), at: Date.now() }],
      at: Date.now(),
    });
    const of = `${held.value.id} --name asha\u00a0\u00a0KULKARNI`; // A space would part it in two.
    const into = join(folder, "prescription.pdf");
    expect((await run(`lab assign ${held.value.id} ${at}`)).complaints).toContain('see "lab prescription"');
    expect((await run(`lab prescription ${held.value.id} --name Ravi ${at}`)).complaints).toBe(
      "There is no booking of tests with that id.\n",
    );
    expect((await run(`lab prescription ${of} --accept --refuse No ${at}`)).status).toBe(2);
    expect((await run(`lab prescription ${of} --save ${into} --as meera ${at}`)).output).toContain("application/pdf");
    expect(await readFile(into, "utf8")).toBe("%PDF-1.7 a prescription");
    expect((await run(`lab prescription ${of} --save ${into} ${at}`)).complaints).toContain("already exists");
    expect((await run(`lab prescription ${of} --refuse No\u00a0date --as meera ${at}`)).output).toContain(
      "prescription of the customer: refused",
    );
    expect((await run(`lab prescription ${of} --accept ${at}`)).complaints).toContain("a booking of tests that is booked.");
    await sendFile();
    await sql`update upload set uploaded_at = now() - interval '9 days' where owner = ${asha}`.execute(db);
    await forgetUnusedUploads(db, Date.now());
    expect(await uploads.withId(first)).not.toBeNull();
    expect((await run(`lab prescription ${of} --accept --as meera ${at}`)).output).toContain("prescription of the customer: accepted");
    expect((await run(`lab assign ${held.value.id} ${at}`)).status).toBe(0);
    // A month after the booking ended nobody reads what was sent for it, and nothing is noted as read.
    expect((await run(`lab cancel ${held.value.id} ${at}`)).status).toBe(0);
    const reads = async () => (await run(`audit list --subject lab-booking:${held.value.id} ${at}`)).output.split("read").length;
    const before = await reads();
    const later = join(folder, "later.pdf");
    await sql`update lab_booking_step set at = at - interval '30 days' where booking_id = ${held.value.id}`.execute(db);
    expect((await run(`lab prescription ${of} --save ${later} ${at}`)).complaints).toContain("30 days after it ended");
    await expect(readFile(later)).rejects.toThrow("ENOENT");
    expect(await reads()).toBe(before);
    await sql`update lab_booking_step set at = at + interval '1 day' where booking_id = ${held.value.id}`.execute(db);
    expect((await run(`lab prescription ${of} --save ${later} ${at}`)).status).toBe(0);
    const log = await run(`audit list --subject lab-booking:${held.value.id} ${at}`);
    for (const did of ["read", "refuse", "accept"]) expect(log.output).toContain(did);
    expect(log.output).not.toMatch(/No\sdate/);
  });
});
