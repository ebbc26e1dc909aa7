import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { chainFault } from "#core/consultations/prescriptions/chain-fault.ts";
import { inForce, prescriptionStateOf } from "#core/consultations/prescription/prescription.ts";
import { makeSignPrescription } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import { prescriptionJob } from "#core/consultations/news/prescription-news.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { now } from "#tests/fixtures.ts";
import type { AccessLog } from "#core/consultations/access/access-log.port.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import type { SigningRequest } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const consulted = {
  name: "Dr. Sunanda Joshi",
  therapy: "ayurveda",
  qualifications: ["BAMS"],
  council: "MCIM",
  registration: "I-1",
} as const;

type Practice = { readonly prescriptions: Prescriptions; readonly log: AccessLog; readonly someone: () => Promise<CustomerId> };

/** A practice, and the jobs that it has put. */
export type ListedPractice = Practice & { readonly jobs: () => Promise<readonly object[]> };

export function aPractice({ prescriptions, log, someone }: Practice) {
  const clock = { at: now };
  const bookings = new Map<string, Booking>();
  const writer = practitionerId(randomUUID());
  const sign = makeSignPrescription({
    bookings: {
      async withId(id) {
        const booking = bookings.get(id);
        return booking === undefined ? null : { booking, consulted, language: null, payments: [], ledger: [], papers: [] };
      },
    },
    prescriptions,
    accessLog: log,
    patientOf: async () => ({
      name: "Asha Kulkarni",
      birthdate: day("1992-05-01"),
      gender: "female",
      consent: "call-1",
      allergies: ["Peanuts"],
    }),
    now: () => clock.at,
  });
  return {
    clock,
    writer,
    sign,
    prescriptions,
    withdraw: ({ id, customer }: Booking, at: number, reason: string) =>
      prescriptions.withdraw(
        id,
        { at, reason },
        {
          read: { customer, member: null, at, by: "Dr.", seen: ["prescriptions"], booking: id, start: now },
          jobs: [prescriptionJob(id, { kind: "withdrawn" })],
        },
      ),
    async visit(known?: CustomerId): Promise<Booking> {
      const customer = known ?? (await someone());
      const facts = { customer, member: null, practitioner: writer, start: now, length: 30, buffer: 5, mode: "video" } as const;
      const booking: Booking = {
        ...newBooking({ ...facts, id: payableId(randomUUID()), fee: paise(0), plan: null }, now),
        state: "in_progress",
      };
      bookings.set(booking.id, booking);
      return booking;
    },
    write: ({ id }: Booking, written: Parameters<typeof aPrescription>[0] = {}, by = writer) =>
      sign({ id: by, clinics: [] }, { booking: id, written: aPrescription(written), age: null, gender: null } satisfies SigningRequest),
  };
}

/** RFC 8785 once more, for values without numbers beyond whole ones: a dozen lines that share nothing with the shop's. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(",")}}`;
}

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

export function practisedPrescriptionsSuite(store: string, stored: () => ListedPractice): void {
  describe(`prescriptions in ${store}`, () => {
    it("are signed version by version, each chained to the one before, with at most one in force", async () => {
      const practice = aPractice(stored());
      const visit = await practice.visit();
      expect(await practice.write(visit)).toMatchObject({
        value: { withdrawn: null, versions: [{ version: { version: 1, former: null } }] },
      });
      practice.clock.at += 60_000;
      const second = await practice.write(visit, { reason: "Less of it", items: [anItem({ details: { dose: "2 g" } })] });
      if (second.kind === "refused") throw new Error(JSON.stringify(second.refusal));
      const { versions } = second.value;
      expect(versions).toHaveLength(2);
      expect(versions[1]?.version.former).toBe(versions[0].hash);
      expect([1, 2].map((version) => prescriptionStateOf(second.value, version))).toEqual(["superseded", "signed"]);
      expect(inForce(second.value)?.items[0]?.details).toEqual({ dose: "2 g" });
      for (const { version, hash } of versions) expect(hash).toBe(sha256(canonical(version)));
      expect(chainFault(versions, prescriptionHash)).toBeNull();
      expect(await practice.prescriptions.ofBooking(visit.id)).toEqual(second.value);
      expect(await practice.prescriptions.withNumber(versions[0].version.number)).toEqual(second.value);
      expect(await practice.prescriptions.of(visit.customer)).toEqual([second.value]);
      expect(await practice.prescriptions.of(customerId(randomUUID()))).toEqual([]);
    });

    it("are what they were where the same is signed once more, as after an answer that was lost, and nobody is told of it twice", async () => {
      const { log, jobs, ...kept } = stored();
      const practice = aPractice({ ...kept, log });
      const visit = await practice.visit();
      const anew = { reason: "Less of it", items: [anItem({ details: { dose: "2 g" } })] };
      const first = await practice.write(visit);
      practice.clock.at += 60_000;
      expect(await practice.write(visit)).toEqual(first);
      const second = await practice.write(visit, anew);
      practice.clock.at += 60_000;
      expect(await practice.write(visit, anew)).toEqual(second);
      expect(await practice.prescriptions.ofBooking(visit.id)).toEqual(second.kind === "ok" ? second.value : null);
      expect(await log.of(visit.customer, { before: null, limit: 9 })).toHaveLength(4); // Each told what is prescribed.
      expect((await jobs()).filter((job) => "booking" in job && job.booking === visit.id)).toHaveLength(2);
      expect(await practice.write(visit)).toMatchObject({ refusal: { kind: "missing", parts: ["reason"] } }); // What the first said is another version now.
      await practice.withdraw(visit, practice.clock.at, "Wrong");
      expect(await practice.write(visit, anew)).toMatchObject({ refusal: { kind: "withdrawn" } });
    });

    it("prove that nothing was changed, taken away or put in between", async () => {
      const practice = aPractice(stored());
      const visit = await practice.visit();
      await practice.write(visit);
      await practice.write(visit, { reason: "More advice", advice: "Walk." });
      const [first, second] = (await practice.prescriptions.ofBooking(visit.id))?.versions ?? [];
      if (first === undefined || second === undefined) throw new Error("two versions");
      const changed = { ...first, version: { ...first.version, advice: "Nothing." } };
      expect(chainFault([changed, second], prescriptionHash)).toEqual({ version: 1, fault: "changed" });
      const forged = { version: changed.version, hash: prescriptionHash(changed.version) };
      expect(chainFault([forged, second], prescriptionHash)).toEqual({ version: 2, fault: "not-chained" });
      expect(chainFault([second], prescriptionHash)).toEqual({ version: 1, fault: "out-of-order" });
    });

    it("are numbered without a gap for each practitioner, where a refused one takes no number", async () => {
      const practice = aPractice(stored());
      const [one, other] = [await practice.visit(), await practice.visit()];
      await practice.write(one);
      expect(await practice.write(other, { diagnosis: "" })).toMatchObject({ refusal: { kind: "missing", parts: ["diagnosis"] } });
      await practice.write(other);
      const numbers = await Promise.all(
        [one, other].map(async ({ id }) => (await practice.prescriptions.ofBooking(id))?.versions[0].version.number),
      );
      expect(numbers.map((number) => number?.slice(5))).toEqual(["/2627/000001", "/2627/000002"]);
    });

    it("are refused to another practitioner, and warned of what the patient takes and bears", async () => {
      const practice = aPractice(stored());
      const first = await practice.visit();
      expect(await practice.write(first, {}, practitionerId("another"))).toEqual({ kind: "refused", refusal: { kind: "unknown-booking" } });
      await practice.write(first);
      const second = await practice.visit(first.customer);
      expect(await practice.write(second)).toMatchObject({
        refusal: { kind: "warned", warnings: [{ kind: "repeated", with: "Ashwagandha" }] },
      });
      expect(await practice.write(second, { items: [anItem({ ingredients: ["peanut oil"] })] })).toMatchObject({
        refusal: { warnings: [{ kind: "allergy", with: "Peanuts" }] },
      });
      expect(await practice.write(second, { items: [anItem({ nevertheless: "Tapering off" })] })).toMatchObject({ kind: "ok" });
      expect(await practice.prescriptions.of(first.customer)).toHaveLength(2);
    });

    it("are withdrawn once, with a reason, and then nothing of them is in force", async () => {
      const practice = aPractice(stored());
      const visit = await practice.visit();
      expect(await practice.withdraw(visit, now, "Wrong")).toBe(false);
      await practice.write(visit);
      expect(await practice.withdraw(visit, now + 1, "Wrong patient")).toBe(true);
      expect(await practice.withdraw(visit, now + 2, "Again")).toBe(false);
      const kept = await practice.prescriptions.ofBooking(visit.id);
      if (kept === null) throw new Error("it is kept");
      expect([kept.withdrawn, inForce(kept), prescriptionStateOf(kept, 1)]).toEqual([
        { at: now + 1, reason: "Wrong patient" },
        null,
        "withdrawn",
      ]);
      expect(await practice.write(visit, { reason: "Once more" })).toMatchObject({ refusal: { kind: "withdrawn" } });
    });

    it("are kept with an entry of the patient's log and the news that follow from them, once, and neither without them", async () => {
      const { log, jobs, ...kept } = stored();
      const practice = aPractice({ ...kept, log });
      const visit = await practice.visit();
      const seen = async () => (await log.of(visit.customer, { before: null, limit: 9 })).map(({ at, seen: what }) => [at, what]);
      const followed = async () => (await jobs()).filter((job) => "booking" in job && job.booking === visit.id);
      await practice.write(visit, { diagnosis: "" });
      expect([await seen(), await followed()]).toEqual([[], []]);
      await practice.write(visit);
      await practice.withdraw(visit, now + 1, "Wrong");
      await practice.withdraw(visit, now + 2, "Again");
      expect(await seen()).toEqual([
        [now + 1, ["prescriptions"]],
        [now, ["prescriptions"]],
      ]);
      expect((await followed()).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
        { kind: "follow-prescription", booking: visit.id, event: { kind: "signed", version: 1 } },
        { kind: "follow-prescription", booking: visit.id, event: { kind: "withdrawn" } },
      ]);
    });
  });
}
