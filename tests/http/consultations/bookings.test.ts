import { describe, expect, it } from "vitest";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { refused } from "#core/shared/result.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { Day } from "#core/shared/day.ts";

const MINUTE = 60_000;
const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;
const practitioner = practitionerId("sunanda");
const asked = { practitioner, start: nine, length: 15, mode: "audio", member: null, complaint: null } as const;

const daughter = aMember({ birthdate: day("2018-05-01"), isConsented: true });

async function aDesk() {
  const memory = new Memory();
  memory.practitioners.set(practitioner, aPractitioner(practitioner));
  const container = composeMemory();
  container.rebind(Practitioners).toConstantValue(memoryPractitioners(memory));
  container.rebind(Bookings).toConstantValue(memoryBookings(memory));
  container.rebind(Customers).toConstantValue(memoryCustomers(memory));
  const asha = await signedIn(container, memory, "Asha");
  const ravi = await signedIn(container, memory, "Ravi");
  const url = await servedOver(container);
  return { container, asha, ravi, mine: clientOf(url, asha.bearer), theirs: clientOf(url, ravi.bearer), url };
}

const ALL = { state: null, after: null } as const;

describe("a booking over HTTP", () => {
  it("is held, refused to others with the nearest times, given up, and never another's [ep-add-booking]", async () => {
    const { asha, ravi, mine, theirs, url } = await aDesk();
    const held = await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...asked, key: "a" });
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    const { id } = held.value;
    expect(held.value).toMatchObject({
      state: "held",
      fee: 20_000,
      start: nine,
      expiresAt: now + 10 * MINUTE,
      steps: [{ at: now, event: "hold" }],
    });
    expect(await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...asked, key: "a" })).toEqual(held);
    const nearest = [20, 40, 60].map((after) => nine + after * MINUTE);
    expect(await theirs.get(HoldTime)({ customer: ravi.id, language: null }, { ...asked, key: "b" })).toMatchObject({
      refusal: {
        kind: "not-offered",
        reason: "held",
        nearest,
        calendar: expect.arrayContaining([expect.objectContaining({ from: nine, reason: "held" })]),
      },
    });
    expect(await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...asked, member: memberId("another's"), key: "c" })).toEqual(
      refused({ kind: "unknown-member" }),
    );
    const unknown = refused({ kind: "unknown-booking" });
    for (const of of [id, payableId("b-nothing")]) {
      expect(await theirs.get(ShowBooking)(ravi.id, of)).toEqual(unknown);
      expect(await theirs.get(ReleaseHold)(ravi.id, of)).toEqual(unknown);
      expect(await theirs.get(CancelBooking)(ravi.id, of)).toEqual(unknown);
      expect(await theirs.get(PreviewCancel)(ravi.id, of)).toEqual(unknown);
      expect(await theirs.get(ConfirmBooking)(ravi.id, of)).toEqual(unknown);
      const paid = await fetch(`${url}/api/add/payment`, {
        method: "POST",
        headers: { authorization: `Bearer ${ravi.bearer}`, "content-type": "application/json" },
        body: JSON.stringify({ booking_id: of, key: "pay" }),
      });
      expect([paid.status, (await paid.json()).status]).toEqual([404, { status_code: 404, message: "Booking not found" }]);
    }
    expect(await mine.get(ConfirmBooking)(asha.id, id)).toEqual(refused({ kind: "not-possible", state: "held" }));
    expect(await mine.get(ReleaseHold)(asha.id, id)).toMatchObject({ value: { state: "expired" } });
    expect(await mine.get(ListMyBookings)(asha.id, ALL)).toEqual({ bookings: [], next: null });
    expect((await fetch(`${url}/api/get/bookingsdetailsforuser`)).status).toBe(401);
  });

  it("takes what a patient writes once somebody consented for them, and a member only while they are a minor [ep-unpaid-payments]", async () => {
    const { asha, ravi, mine, theirs } = await aDesk();
    const added = async (birthdate: Day) => {
      const answer = await mine.get(AddMember)(asha.id, { ...daughter, birthdate });
      if (answer.kind === "refused") throw new Error(answer.refusal.kind);
      return answer.value;
    };
    const [isha, grown] = [await added(daughter.birthdate), await added(day("2008-11-20"))];
    const written = { ...asked, member: isha, complaint: "A sore throat" };
    expect(await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...asked, member: grown, key: "a" })).toEqual(
      refused({ kind: "member-of-age" }),
    );
    await mine.get(AllowCareData)(asha.id, { member: null, consent: true });
    expect(await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...written, key: "b" })).toEqual(
      refused({ kind: "consent-needed" }),
    );
    expect(await theirs.get(AllowCareData)(ravi.id, { member: isha, consent: true })).toEqual(refused({ kind: "unknown-member" }));
    await mine.get(AllowCareData)(asha.id, { member: isha, consent: true });
    expect(await mine.get(ListCareConsents)(asha.id)).toEqual([null, isha]);
    const held = await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...written, key: "c" });
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    expect(JSON.stringify([held, await mine.get(ListMyBookings)(asha.id, ALL)])).not.toContain("sore");
    expect(await mine.get(ShowBooking)(asha.id, held.value.id)).toMatchObject({ value: { complaint: "A sore throat", member: isha } });
    const waits = { kind: "appointment", id: held.value.id, amount: 20_000, start: nine, until: now + 10 * MINUTE, isBeingChecked: false };
    expect(await mine.get(ListUnpaidPayments)(asha.id)).toEqual([waits]);
    expect(await theirs.get(ListUnpaidPayments)(ravi.id)).toEqual([]);
    await mine.get(AllowCareData)(asha.id, { member: isha, consent: false });
    expect(await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...written, key: "d" })).toEqual(
      refused({ kind: "consent-needed" }),
    );
  });

  it("is begun to be paid, confirmed, shown, and moved, and cancelled with what was shown before [ep-get-bookingdetails] [ep-get-bookingsdetailsforuser] [ep-reschedule-appointment]", async () => {
    const { container, asha, ravi, mine, theirs, url } = await aDesk();
    const held = await mine.get(HoldTime)({ customer: asha.id, language: null }, { ...asked, key: "a" });
    if (held.kind === "refused") throw new Error(held.refusal.kind);
    const { id } = held.value;
    const begun = await fetch(`${url}/api/add/payment`, {
      method: "POST",
      headers: { authorization: `Bearer ${asha.bearer}`, "content-type": "application/json" },
      body: JSON.stringify({ booking_id: id, key: "pay" }),
    });
    expect([begun.status, JSON.stringify(await begun.json())]).toEqual([200, expect.stringContaining("/sandbox/pay")]);
    expect(await mine.get(ShowBooking)(asha.id, id)).toMatchObject({ value: { state: "pending_payment", expiresAt: now + 15 * MINUTE } });
    await container.get(Payables).record(id, { events: [{ ...captureBy("pay-1", 20_000), at: now }], at: now });
    expect((await mine.get(ListMyBookings)(asha.id, ALL)).bookings).toMatchObject([{ id, state: "confirmed", expiresAt: null }]);
    expect(await mine.get(PreviewCancel)(asha.id, id)).toMatchObject({
      value: { paid: 20_000, back: 20_000, freeUntil: nine - 120 * MINUTE },
    });
    expect(await mine.get(PreviewReschedule)(asha.id, id)).toMatchObject({
      value: { until: nine - 120 * MINUTE, left: 2, starts: expect.arrayContaining([nine + 20 * MINUTE]) },
    });
    const file = await mine.get(DownloadCalendarFile)(asha.id, id);
    expect(file.kind === "ok" ? file.value : "").toContain(`UID:${id}@niramaya`);
    expect(await theirs.get(DownloadCalendarFile)(ravi.id, id)).toEqual(refused({ kind: "unknown-booking" }));
    const later = { booking: id, start: nine + 20 * MINUTE };
    expect(await theirs.get(RescheduleBooking)(ravi.id, later)).toEqual(refused({ kind: "unknown-booking" }));
    expect(await theirs.get(PreviewReschedule)(ravi.id, id)).toEqual(refused({ kind: "unknown-booking" }));
    expect(await mine.get(RescheduleBooking)(asha.id, { ...later, start: nine + MINUTE })).toMatchObject({
      refusal: { kind: "not-offered", nearest: expect.arrayContaining([later.start]) },
    });
    expect(await mine.get(RescheduleBooking)(asha.id, later)).toMatchObject({ value: { start: later.start, state: "confirmed" } });
    expect(await mine.get(CancelBooking)(asha.id, id)).toMatchObject({ value: { state: "cancelled_by_patient", back: paise(20_000) } });
  });

  it("has papers that only whoever booked it reads, as data and as a file [ep-booking-invoice]", async () => {
    const { asha, ravi, mine, theirs, url, container } = await aDesk();
    const held = await mine.get(HoldTime)({ customer: asha.id, language: "en" }, { ...asked, key: "bill-1" });
    if (held.kind === "refused") throw new Error(JSON.stringify(held.refusal));
    const { id } = held.value;
    expect(await mine.get(ShowMyBills)(asha.id, id)).toEqual({ kind: "ok", value: [] });
    await container.get(Payables).record(id, { events: [{ ...captureBy("pay-9", 20_000), at: now }], at: now });
    const shown = await mine.get(ShowMyBills)(asha.id, id);
    const [receipt] = shown.kind === "ok" ? shown.value : [];
    expect(receipt).toMatchObject({
      kind: "receipt",
      reference: id,
      total: paise(20_000),
      supplier: { name: "Dr. Sunanda Joshi", registration: "I-45120-A" },
      against: null,
    });
    expect(await mine.get(ShowMyBills)(asha.id, null)).toEqual(shown);
    expect(await theirs.get(ShowMyBills)(ravi.id, null)).toEqual({ kind: "ok", value: [] });
    for (const one of [id, payableId("b-nothing")])
      expect(await theirs.get(ShowMyBills)(ravi.id, one)).toEqual(refused({ kind: "unknown-booking" }));
    const number = receipt?.number ?? "";
    const file = await mine.get(DownloadBill)(asha.id, { of: id, number });
    expect(file.kind === "ok" ? [file.value.name, new TextDecoder().decode(file.value.bytes.slice(0, 5))] : file).toEqual([
      `${number.replaceAll("/", "-")}.pdf`,
      "%PDF-",
    ]);
    expect(await mine.get(DownloadBill)(asha.id, { of: id, number: "000B/2627/000009" })).toMatchObject({ kind: "refused" });
    expect(await theirs.get(DownloadBill)(ravi.id, { of: id, number })).toMatchObject({ kind: "refused" });
    const asNobody = await fetch(`${url}/api/get/invoicefile?id=${id}&number=${encodeURIComponent(number)}`);
    expect((await asNobody.json()).status.status_code).toBe(401);
  });
});
