import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { fileId } from "#core/files/file-id.ts";
import { RESTORABLE_DAYS } from "#core/identity/account-status.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { erasingInMemory, erasingInPostgres } from "./erasing-places.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { SharedCopy } from "#core/assessments/sharing/shared-data.ts";
import type { RoomStep } from "#core/consultations/call/room.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ErasingPlace } from "./erasing-places.ts";

const DAY = 24 * 60 * 60 * 1000;
const DUE = now + (RESTORABLE_DAYS + 1) * DAY;

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const CHECKED_IN: RoomStep = {
  at: now,
  deed: { kind: "check-in", consent: { version: 1, language: "en", mode: "audio", callBack: true, givenBy: "patient" } },
};
const COPY: SharedCopy = {
  at: now,
  data: {
    complaint: "A cough",
    assessments: [],
    profile: [{ linkId: "height", values: [162.5], n: 2 }],
    reports: [{ id: fileId("a-report"), mediaType: "application/pdf", bytes: 1_200, sentAt: now }],
    spans: [],
  },
};

type Given = { readonly member?: MemberId; readonly start?: number; readonly steps?: readonly RoomStep[]; readonly signed?: boolean };

async function aClinic(place: ErasingPlace) {
  const practitioner = practitionerId(randomUUID());
  await place.practitioner(practitioner);
  return {
    practitioner,
    async visit(customer: CustomerId, { member, start = now, steps = [], signed = false }: Given = {}) {
      const id = payableId(randomUUID());
      const { versions } = aSignedPrescription({ booking: id, start, number: `RX-${id}` });
      const prescription = signed ? { customer, member: member ?? null, versions, withdrawn: { at: now + 5, reason: "Wrong dose" } } : null;
      await place.visit({ id, customer, member: member ?? null, practitioner, start, steps, prescription });
      return id;
    },
    async erase(customer: CustomerId) {
      await place.departures.begin(customer, now);
      await place.departures.comeDue(customer, DUE);
    },
    kept: (on = indianDay(now)) => place.retained.ofDay(practitioner, on),
  };
}

describe.each([
  ["memory", () => erasingInMemory()],
  ["postgres", () => erasingInPostgres(db)],
])("what care law keeps of erased accounts in %s", (_, made) => {
  it("is consent, call, what was shared and what was signed, and leads to nobody", async () => {
    const place = made();
    const clinic = await aClinic(place);
    const asha = await place.someone();
    await place.trackers.setConsent(asha, true, now - DAY);
    const id = await clinic.visit(asha, { steps: [CHECKED_IN], signed: true });
    await place.copies.put({ id, customer: asha, member: null }, COPY);
    await clinic.erase(asha);

    const [stored, ...others] = await clinic.kept();
    const [{ version }] = aSignedPrescription({ number: `RX-${id}` }).versions;
    const { booking: _booking, former: _former, patient, ...signed } = version;
    expect(others).toEqual([]);
    expect(stored).toEqual({
      pseudonym: expect.stringMatching(/^[0-9a-f-]{36}$/),
      practitioner: clinic.practitioner,
      start: now,
      until: day("2029-11-20"),
      consent: { givenAt: now - DAY, withdrawnAt: null },
      rooms: [{ start: now, steps: [CHECKED_IN] }],
      shared: { at: now, data: { ...COPY.data, reports: [{ mediaType: "application/pdf", bytes: 1_200, sentAt: now }] } },
      prescription: {
        versions: [{ ...signed, patient: { age: patient.age, gender: patient.gender } }],
        withdrawn: { at: now + 5, reason: "Wrong dose" },
      },
    });
    expect(stored?.pseudonym).not.toBe(asha);
    const written = JSON.stringify(stored).replaceAll(`RX-${id}`, "");
    for (const word of [asha, id, "Asha", "a-report"]) expect(written).not.toContain(word);
    expect(await place.left(asha)).toBe(0);
  });

  it("has one pseudonym a patient and erasure, and leaves what others have", async () => {
    const place = made();
    const clinic = await aClinic(place);
    const [asha, ravi] = [await place.someone(), await place.someone()];
    const isha = memberId("isha");
    await place.consents.set(asha, isha, { consent: true, at: now - 9 });
    await place.consents.set(asha, isha, { consent: false, at: now - 3 });
    for (const [hour, member] of [undefined, isha, undefined].entries())
      await clinic.visit(asha, { ...(member && { member }), start: now + hour * 3_600_000, steps: [CHECKED_IN] });
    await clinic.visit(ravi, { start: now + 4 * 3_600_000, signed: true });
    await clinic.erase(asha);

    const stored = await clinic.kept();
    const [own, members, ownAgain] = stored.map(({ pseudonym }) => pseudonym);
    expect([stored.length, ownAgain === own, members === own]).toEqual([3, true, false]);
    expect(stored.map(({ consent }) => consent)).toEqual([null, { givenAt: now - 9, withdrawnAt: now - 3 }, null]);
    expect([await place.left(asha), await place.left(ravi)]).toEqual([0, 2]);
    await clinic.erase(ravi);
    expect((await clinic.kept()).map(({ pseudonym }) => pseudonym)).toEqual([own, members, own, expect.not.stringMatching(own ?? "")]);
  });

  it("is nothing of an appointment in which nothing was begun, shared or signed", async () => {
    const place = made();
    const clinic = await aClinic(place);
    const asha = await place.someone();
    await clinic.visit(asha);
    await clinic.erase(asha);
    expect([await clinic.kept(), await place.left(asha)]).toEqual([[], 0]);
  });

  it("is there on the Indian day of its appointment, and deleted on the day 36 months later", async () => {
    const place = made();
    const clinic = await aClinic(place);
    const asha = await place.someone();
    const leapDay = day("2028-02-29");
    const [first, last] = [firstInstantOf(leapDay), firstInstantOf(daysAfter(leapDay, 1)) - 1];
    for (const start of [first - 1, first, last]) await clinic.visit(asha, { start, steps: [CHECKED_IN] });
    await clinic.erase(asha);
    const starts = async () => (await clinic.kept(leapDay)).map(({ start }) => start);
    expect(await starts()).toEqual([first, last]);
    await place.retained.forget(day("2031-02-27"));
    expect([await starts(), (await clinic.kept(day("2028-02-28"))).length]).toEqual([[first, last], 1]);
    await place.retained.forget(day("2031-02-28"));
    expect([await starts(), (await clinic.kept(day("2028-02-28"))).length]).toEqual([[], 0]);
  });

  it("stays when the account is forgotten for good, and no second time", async () => {
    const place = made();
    const clinic = await aClinic(place);
    const asha = await place.someone();
    await clinic.visit(asha, { signed: true });
    await clinic.erase(asha);
    const before = await clinic.kept();
    await place.departures.comeDue(asha, DUE + 400 * DAY);
    expect([before.length, await clinic.kept()]).toEqual([1, before]);
  });
});
