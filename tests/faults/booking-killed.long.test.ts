import { join } from "node:path";
import { expect, it } from "vitest";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { chainFault } from "#core/consultations/prescriptions/chain-fault.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { balances } from "#core/ledger/ledger.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { outboxMessages } from "#adapters/outbox/outbox.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { troublesOfBookings } from "#adapters/postgres/consultations/booking-troubles.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { KilledShop } from "./killed-shop.ts";
import { aShopFolder, beside, signedIn } from "./shop-process.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const folder = await aShopFolder();

it("an appointment is booked, cancelled and paid back once, whenever its server is killed on the way", { timeout: 600_000 }, async () => {
  const shop = await KilledShop.open(folder);
  const [{ customer, bearer } = { customer: "", bearer: "" }] = await beside(folder, (db) => signedIn(db, 1));
  const nirmala = customerId(customer);
  const at = (address: string) => clientOf(address, bearer);

  const date = daysAfter(indianDay(Date.now()), 3);
  const practitioner = practitionerId("dr-anil-bhardwaj");
  const times = valueOf(await at(shop.address).get(ListFreeTimes)({ id: practitioner, length: 15, from: date, to: date }));
  const start = times.slots[0]?.from ?? expect.unreachable();
  const asked = { practitioner, start, length: 15, mode: "audio", member: null, complaint: null, key: "held-once" } as const;
  const { id, fee } = valueOf(await shop.through((url) => at(url).get(HoldTime)(reader(nirmala), asked)));
  const { form } = valueOf(await shop.through((url) => at(url).get(BeginPayment)(nirmala, { payable: id, key: "begun-once" })));
  const pressed = await shop.through((url) =>
    fetch(`${url}/sandbox/pay/answer`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ order: form.fields["order"] ?? "", deed: "pay" }),
    }),
  );
  await shop.through((url) => fetch(`${url}${pressed.headers.get("location") ?? ""}`, { redirect: "manual" }));
  await beside(folder, async (db) => {
    const [stored, ...others] = await postgresBookings(db).of(nirmala);
    expect([stored?.booking.id, stored?.booking.state, others]).toEqual([id, "confirmed", []]);
    expect(await troublesIn(db, id)).toEqual([]);
  });

  const shown = valueOf(await at(shop.address).get(PreviewCancel)(nirmala, id));
  expect(shown.back).toBe(fee);
  const cancelled = valueOf(await shop.through((url) => at(url).get(CancelBooking)(nirmala, id)));
  expect([cancelled.state, cancelled.back]).toEqual(["cancelled_by_patient", fee]);
  await shop.again(); // It may be sending the money back at this moment.
  await expect.poll(async () => valueOf(await at(shop.address).get(ShowBooking)(nirmala, id)).isBack, { timeout: 60_000 }).toBe(true);
  await beside(folder, async (db) => {
    const stored = await postgresBookings(db).withId(id);
    expect(stored?.booking.history.flatMap(({ deed }) => (deed.kind === "state" ? [deed.event] : []))).toEqual([
      "hold",
      "ask",
      "pay",
      "cancel",
    ]);
    expect([...balances(stored?.ledger ?? []).values()].reduce((sum, one) => sum + one, 0)).toBe(0);
    const paid = db
      .selectFrom("sandbox_payment")
      .selectAll()
      .where("order_id", "=", form.fields["order"] ?? "");
    expect(await paid.execute()).toHaveLength(1);
    expect(await troublesIn(db, id)).toEqual([]);
  });
  await shop.stop();
});

it("a prescription is signed, told and withdrawn once, whenever the server is killed on the way", { timeout: 600_000 }, async () => {
  const shop = await KilledShop.open(folder);
  const [patient, ...others] = await beside(folder, (db) => signedIn(db, 1));
  if (patient === undefined || others.length > 0) return expect.unreachable();
  const nirmala = customerId(patient.customer);
  const doctor = customerId(demoCustomerId("anil"));
  const theirs = await beside(folder, async (db) => (await postgresSessions(db).open(doctor, Date.now())).bearer);
  const email = "nirmala@niramaya.example";
  const mine = (address: string) => clientOf(address, patient.bearer);
  const desk = (address: string) => clientOf(address, theirs);

  const date = daysAfter(indianDay(Date.now()), 5);
  const practitioner = practitionerId("dr-anil-bhardwaj");
  const times = valueOf(await mine(shop.address).get(ListFreeTimes)({ id: practitioner, length: 15, from: date, to: date }));
  const start = times.slots[0]?.from ?? expect.unreachable();
  const asked = { practitioner, start, length: 15, mode: "audio", member: null, complaint: null, key: "to-be-prescribed" } as const;
  const { id, fee } = valueOf(await mine(shop.address).get(HoldTime)(reader(nirmala), asked));
  await beside(folder, async (db) => {
    const at = Date.now();
    await bookingPayables(postgresBookings(db)).record(id, { events: [{ ...captureBy("pay-prescribed", fee), at }], at });
    await db
      .updateTable("booking")
      .set({ starts_at: new Date(at + 60_000) })
      .where("id", "=", id)
      .execute(); // Nobody waits for five days.
    await db.updateTable("customer").set({ email }).where("id", "=", nirmala).execute();
  });
  const consent = { consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  valueOf(await shop.through((url) => mine(url).get(CheckIn)(nirmala, { booking: id, ...consent })));
  valueOf(await shop.through((url) => desk(url).get(AdmitPatient)(doctor, { booking: id, opening: null })));

  const { kind: _, ...content } = aPrescription({ items: [], advice: "Sleep by ten" });
  const sign = (given: Partial<WrittenPrescription>) =>
    shop.through((url) =>
      desk(url).get(SignAtDesk.ayurveda)(doctor, { booking: id, written: { ...content, age: 40, gender: "female", ...given } }),
    );
  for (let nth = 0; nth < 3; nth += 1) expect(valueOf(await sign({})).versions).toHaveLength(1); // Killed at another moment each time.
  for (let nth = 0; nth < 3; nth += 1)
    expect(valueOf(await sign({ advice: "Sleep by nine", reason: "Woke at four" })).versions).toHaveLength(2);
  const withdraw = (url: string) => desk(url).get(WithdrawPrescription)(doctor, { booking: id, reason: "Wrong patient" });
  const { versions, withdrawn } = valueOf(await shop.through(withdraw));
  expect([chainFault(versions, prescriptionHash), withdrawn?.reason]).toEqual([null, "Wrong patient"]);
  await shop.again(); // It may be writing to them at this moment.

  const letters = async () => (await outboxMessages(join(folder, "outbox"))).filter(({ to }) => to === email);
  await beside(folder, async (db) => {
    await expect.poll(() => newsOf(db, `${id}/prescription/withdrawn`), { timeout: 240_000 }).toBe(1);
    for (const version of [1, 2]) expect(await newsOf(db, `${id}/prescription/${version}`)).toBeLessThanOrEqual(1); // A later one may have overtaken it.
    const entries = await postgresAccessLog(db).of(nirmala, { before: null, limit: 50 });
    expect(entries.length).toBeGreaterThanOrEqual(7); // One an answer; some answers were lost with what had made them.
    expect(new Set(entries.map(({ seen }) => seen.join()))).toEqual(new Set(["prescriptions"]));
    expect(await troublesIn(db, id)).toEqual([]);
  });
  const subjects = async () => (await letters()).map((letter) => (letter.channel === "email" ? letter.subject : letter.text));
  await expect.poll(async () => (await subjects()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await subjects()).filter((one, nth, all) => all.indexOf(one) !== nth)).toEqual([]);
  for (const letter of await letters())
    for (const told of ["provisional", "Anidra", "Sleep by", "Wrong patient", "Ayurveda"]) expect(letter.text).not.toContain(told);
  await shop.stop();
});

const newsOf = async (db: Database, cause: string): Promise<number> =>
  (await db.selectFrom("notification").select("id").where("cause", "=", cause).execute()).length;

async function troublesIn(db: Database, id: string): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const trouble of troublesOfBookings(db, Date.now())) if (trouble.purchase === id) found.push(trouble);
  return found;
}
