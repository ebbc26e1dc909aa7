import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { makeListFormerPrescriptions } from "#core/consultations/prescriptions/list-former-prescriptions.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { now } from "#tests/fixtures.ts";
import type { AccessEntry } from "#core/consultations/booking/access-entry.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";

const [asha, doctor] = [customerId("asha"), customerId("doctor")];
const { practitioner } = aPractitioner("sunanda");
const booking: Booking = {
  ...newBooking(
    {
      id: payableId("b-9"),
      customer: asha,
      member: null,
      practitioner: practitioner.id,
      start: now,
      length: 30,
      buffer: 5,
      mode: "video",
      fee: paise(50_000),
      plan: null,
    },
    now,
  ),
  state: "confirmed",
};

/** Signed at appointment `id`. */
function signed(id: string, by = "sunanda", member: string | null = null): Prescription {
  const { name, qualifications, council, registration } = practitioner;
  const written = { name, qualifications, council, registration, id: practitionerId(by), address: null };
  return {
    customer: asha,
    member: member === null ? null : memberId(member),
    withdrawn: null,
    versions: [
      {
        hash: "0".repeat(64),
        version: {
          ...aPrescription(),
          number: `RX000/2627/${id}`,
          version: 1,
          former: null,
          reason: null,
          booking: payableId(id),
          start: now,
          mode: "video",
          consent: "call-1",
          practitioner: written,
          patient: { name: "Asha", age: 38, gender: "female" },
          signedAt: now,
        },
      },
    ],
  };
}

/** What a practitioner reads for `booking` of these, and what the patient's log has of it. */
async function read(stored: readonly Prescription[], about: Partial<Booking> = {}, isLogged = true) {
  const log: AccessEntry[] = [];
  const list = makeListFormerPrescriptions({
    practitionerOf: async (account) => (account === doctor ? practitioner : null),
    bookings: {
      withId: async (id) => (id === booking.id ? { booking: { ...booking, ...about }, consulted: practitioner } : null) as never,
    },
    prescriptions: { of: async (customer) => (customer === asha ? stored : []) },
    accessLog: {
      async add(entry) {
        if (!isLogged) throw new PortUnavailable("access log", null);
        log.push(entry);
      },
    },
    now: () => now,
  });
  return {
    list,
    log,
    ids: async () => {
      const answer = await list(doctor, booking.id);
      return answer.kind === "ok" ? answer.value.map(({ versions: [{ version }] }) => version.booking) : answer.refusal.kind;
    },
  };
}

describe("what a practitioner signed for a patient before", () => {
  it("is the same practitioner's for the same patient, and another appointment's", async () => {
    const stored = [signed("b-9"), signed("b-3"), signed("b-2", "anil"), signed("b-1", "sunanda", "kamala"), signed("b-0")];
    expect(await (await read(stored)).ids()).toEqual(["b-3", "b-0"]);
    expect(await (await read(stored, { member: memberId("kamala") })).ids()).toEqual(["b-1"]);
  });

  it("leaves one entry in the patient's log, and none where there is nothing", async () => {
    const { ids, log } = await read([signed("b-3"), signed("b-0")]);
    await ids();
    const entry = { customer: asha, member: null, at: now, by: practitioner.name, booking: booking.id, start: now };
    expect(log).toEqual([{ ...entry, seen: ["prescriptions"] }]);
    const none = await read([signed("b-9"), signed("b-2", "anil")]);
    expect([await none.ids(), none.log]).toEqual([[], []]);
  });

  it("is withheld where the log can't be written, and tells nothing of the account", async () => {
    await expect((await read([signed("b-3")], {}, false)).ids()).rejects.toThrow(PortUnavailable);
    const { list } = await read([signed("b-3")]);
    const answer = await list(doctor, booking.id);
    expect(answer).toMatchObject({ kind: "ok", value: [{ member: null }] });
    expect(answer.kind === "ok" && answer.value.some((one) => "customer" in one)).toBe(false);
  });

  it("is open from confirmed on, and not once the appointment ended without a consultation", async () => {
    for (const state of ["confirmed", "checked_in", "in_progress", "completed"] as const)
      expect(await (await read([signed("b-3")], { state })).ids()).toEqual(["b-3"]);
    for (const state of ["held", "expired", "cancelled_by_patient", "no_show_patient"] as const)
      expect(await (await read([signed("b-3")], { state })).ids()).toEqual([]);
  });

  it("is refused like an appointment that does not exist to everybody else", async () => {
    const unknown = refused({ kind: "unknown-booking" });
    const { list, log } = await read([signed("b-3")]);
    expect(await list(asha, booking.id)).toEqual(unknown);
    expect(await list(doctor, payableId("b-none"))).toEqual(unknown);
    expect(await (await read([signed("b-3")], { practitioner: practitionerId("anil") })).ids()).toBe("unknown-booking");
    expect(log).toEqual([]);
  });
});
